import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 39.99rem)';

/** True when a media query matches; false without `matchMedia`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => (typeof window.matchMedia === 'function' ? window.matchMedia(query).matches : false),
    () => false,
  );
}

/** Below 640 px: bottom bar, cards instead of tables, sheets instead of dialogs. */
export const usePhone = () => useMedia(PHONE);
/** True on a phone now, for one-time decisions. */
export const isPhone = () => typeof window.matchMedia === 'function' && window.matchMedia(PHONE).matches;
/** Below 780 px: next to the navigation, a table of fixed columns has no room. */
export const useCompact = () => useMedia('(max-width: 48.74rem)');
/** 1024 px and more. */
export const useLarge = () => useMedia('(min-width: 64rem)');
/** 1280 px and more: room for three zones next to each other. */
export const useWide = () => useMedia('(min-width: 80rem)');
