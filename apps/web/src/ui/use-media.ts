import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 39.99rem)';

/** Whether a media query matches now; false where there is no screen to ask. */
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
/** Whether it is one now, for what is decided once. */
export const isPhone = () => typeof window.matchMedia === 'function' && window.matchMedia(PHONE).matches;
/** 1024 px and more. */
export const useLarge = () => useMedia('(min-width: 64rem)');
/** 1280 px and more: room for three zones side by side. */
export const useWide = () => useMedia('(min-width: 80rem)');
