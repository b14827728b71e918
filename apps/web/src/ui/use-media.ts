import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 39.99rem)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

interface Media {
  readonly by: typeof window.matchMedia;
  readonly matches: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
}

const known = new Map<string, Media>();

/** One list of the browser for each query, which all components and renders share. */
function mediaOf(query: string): Media {
  const { matchMedia } = window;
  const before = known.get(query);
  if (before?.by === matchMedia) return before;
  const list = typeof matchMedia === 'function' ? window.matchMedia(query) : null;
  const media: Media = {
    by: matchMedia,
    matches: () => list?.matches === true,
    subscribe(changed) {
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
  };
  known.set(query, media);
  return media;
}

/** True when a media query matches; false without `matchMedia`. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = mediaOf(query);
  return useSyncExternalStore(subscribe, matches, () => false);
}

/** Whether a media query matches now, for one-time decisions. */
export const matchesNow = (query: string): boolean => mediaOf(query).matches();

/** Below 640 px: bottom bar, cards instead of tables, sheets instead of dialogs. */
export const usePhone = () => useMedia(PHONE);
/** True on a phone now, for one-time decisions. */
export const isPhone = () => matchesNow(PHONE);
/** Below 780 px: next to the navigation, a table of fixed columns has no room. */
export const useCompact = () => useMedia('(max-width: 48.74rem)');
/** 1024 px and more. */
export const useLarge = () => useMedia('(min-width: 64rem)');
/** 1280 px and more: room for three zones next to each other. */
export const useWide = () => useMedia('(min-width: 80rem)');
