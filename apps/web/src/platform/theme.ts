import { create } from 'zustand';

export type Theme = 'system' | 'light' | 'dark';

/** The same key is read by /boot.js before the first paint. */
const KEY = 'crease.theme';

function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

export const useTheme = create<{ theme: Theme }>(() => ({ theme: stored() }));

export function setTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
  apply(theme);
}

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  useTheme.setState({ theme });
}

/** Another tab chose. */
window.addEventListener('storage', (event) => {
  if (event.key === KEY || event.key === null) apply(stored());
});
