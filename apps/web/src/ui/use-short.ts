import { useMedia } from './use-media.js';

/** A phone on its side, a low laptop, a window that is zoomed. The same words as the variant `short` in `tokens.css`. */
export const useShort = () => useMedia('(max-height: 40rem) and (min-width: 30rem) and (orientation: landscape)');
/** A short screen of little width. The same words as the variant `tight`. */
export const useTight = () =>
  useMedia('(max-height: 40rem) and (min-width: 30rem) and (max-width: 47.99rem) and (orientation: landscape)');
