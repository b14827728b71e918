import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readersLanguage } from '@crease/core/locale.js';
import './ui/tokens.css';
import { App } from './app/App.js';
import { preloadPages } from './app/pages.js';
import { bootSession, leaveSession, useAuth } from './platform/session/auth-store.js';
import { enterPage, leavePage, type Start } from './platform/session/hand-over.js';
import { followLanguage } from './platform/session/language.js';
import { useInvitation } from './features/auth/invitation.js';
import { useJoinLink } from './features/auth/join-link.js';
import { readKept } from './platform/device/device-storage.js';
import { takeBootLeague } from './app/boot-league.js';
import { leagueIn } from './platform/pages/paths.js';

const FONTS_AFTER_MS = 8_000;

// Keeps the page until the code and data have arrived: earlier rendering would only show a skeleton.
const start: Start = async (show) => {
  enterPage();
  // This app may have run before, and another one since.
  useInvitation.setState({ token: readKept('invitation') });
  useJoinLink.setState({ token: readKept('join-link') });
  const league = leagueIn(location.pathname);
  await Promise.all([
    preloadPages(location.pathname),
    bootSession(),
    league === undefined ? null : takeBootLeague(league),
  ]);
  const { user } = useAuth.getState();
  if (show !== undefined) show(render);
  else if (user === null || !followLanguage(user)) render();
};

function render() {
  window.creaseLeave?.();
  const root = createRoot(document.getElementById('root')!);
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  window.creaseLeave = () => leavePage(() => root.unmount(), leaveSession);
  // On slow connections /boot.js postpones the font. By now the page has what it needs.
  setTimeout(() => delete document.documentElement.dataset.fonts, FONTS_AFTER_MS);
}

const isFirst = window.creaseApps === undefined;
(window.creaseApps ??= {})[readersLanguage()] = start;
if (isFirst) void start();
