import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import { App } from './app/App.js';
import { preloadPages } from './app/pages.js';
import { bootSession, useAuth } from './platform/session/auth-store.js';
import { followLanguage } from './platform/session/language.js';
import { takeBootLeague } from './app/boot-league.js';
import { leagueIn } from './platform/pages/paths.js';

const FONTS_AFTER_MS = 8_000;

const league = leagueIn(location.pathname);
// index.html's frame stays until the page's code and data have arrived. Rendering earlier would only replace it with a
// skeleton.
void Promise.all([
  preloadPages(location.pathname),
  bootSession(),
  league === undefined ? null : takeBootLeague(league),
]).then(() => {
  const { user } = useAuth.getState();
  if (user !== null && followLanguage(user)) return;
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  // On slow connections /boot.js postpones the font. By now the page has what it needs.
  setTimeout(() => delete document.documentElement.dataset.fonts, FONTS_AFTER_MS);
});
