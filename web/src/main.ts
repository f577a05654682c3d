import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

/** Plain addresses like /score/sea_salt_paper lead to the same page as /#/score/sea_salt_paper. */
if (location.pathname !== '/') history.replaceState(null, '', `/#${location.pathname}`);

mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
