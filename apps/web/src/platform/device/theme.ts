import { create } from 'zustand';
import { keep, keyOf, readKept } from './device-storage.js';

export type Theme = 'system' | 'light' | 'dark';

/** /boot.js reads it too, before the first paint. */
function stored(): Theme {
  const value = readKept('theme');
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const useTheme = create<{ theme: Theme }>(() => ({ theme: stored() }));

export function setTheme(theme: Theme) {
  keep('theme', theme === 'system' ? null : theme);
  apply(theme);
}

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  useTheme.setState({ theme });
}

/** Another tab changed the theme. */
window.addEventListener('storage', (event) => {
  if (event.key === keyOf('theme') || event.key === null) apply(stored());
});
