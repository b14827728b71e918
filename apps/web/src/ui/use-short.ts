import { useMedia } from './use-media.js';

const SHORT = '(((max-height: 40rem) and (min-width: 30rem)) or (max-height: 20rem))';

/** A phone in landscape, a low laptop, or a zoomed window; `short` in `tokens.css`. */
export const useShort = () => useMedia(`${SHORT} and (orientation: landscape)`);
/** A phone on its side, or a window zoomed to 200 %. Same query as the variant `low`. */
export const useLow = () =>
  useMedia('(max-height: 30rem) and (min-width: 30rem) and (max-width: 63.99rem) and (orientation: landscape)');
/** True on short and narrow screens (variant `tight`). */
export const useTight = () => useMedia(`${SHORT} and (max-width: 47.99rem) and (orientation: landscape)`);
