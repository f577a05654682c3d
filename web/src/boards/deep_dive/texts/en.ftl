tagline = Send your penguins after food into five depths, and come up before a predator comes.
modes = Two to six, or alone against a virtual opponent
option-level = Virtual opponent
option-level-easy = Easy
option-level-medium = Medium
option-level-hard = Hard
option-tiles = Tiles
