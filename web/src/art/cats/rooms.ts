/** The symbols of the rooms by the letters of the plan; the deck has none. */
export const ROOM_SIGNS: Record<string, string> = { S: 'parrot', B: 'parrot', P: 'moon', T: 'moon', J: 'apple', K: 'barrel' };

/** Drawn in a box of 20 units. */
export const SIGN_PATHS: Record<string, string> = {
  parrot: 'M12.500 2.500c2.500 0 4 1.800 4 4 0 1-.5 1.500-1 1.500l-1-1.500c.5 5-2 8-5.500 9.500L5 18.500c.5-2 .8-4 1-6 .4-5.500 2.500-10 6.500-10z',
  moon: 'M13.500 2.500a8 8 0 1 0 4 11.500A7 7 0 0 1 13.500 2.500z',
  apple: 'M10 6.500c2.500-1.800 7-.8 7 4 0 4-2.500 7.500-5 7.500-1 0-1.300-.5-2-.5s-1 .5-2 .5c-2.500 0-5-3.500-5-7.500 0-4.800 4.500-5.800 7-4zM9.300 6c0-2 1-3.500 3-4l.4 1.200C11.200 3.700 10.700 4.700 10.700 6z',
  barrel: 'M5 2.500h10l1 3H4zM3.600 7h12.800l.2 6H3.400zM4 14.500h12l-1 3H5z',
};
