import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layerHasFocus } from '../ui/layers/layers.js';

/** Milliseconds to wait for a page to reach its previous height after going back. */
const PATIENCE_MS = 1_500;
/** Input that means that the user has started to scroll. */
const OWN_WILL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** Input that may open something, such as a menu. */
const PRESSES = ['keydown', 'pointerdown'] as const;

const places = new Map<string, number>();

/**
 * Scrolls a new page to its top, or to its earlier position when going back; calls `begin` in both cases. Skips it when
 * the user opened something after the click.
 */
export function useScroll(begin: () => void) {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
  const current = useRef(key);
  const before = useRef(pathname);
  /** The address at the user's last key or pointer press. */
  const acted = useRef<string | null>(null);
  const begun = useRef(begin);
  useLayoutEffect(() => {
    current.current = key;
    begun.current = begin;
  });
  useEffect(() => {
    const remember = () => places.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    const act = () => {
      acted.current = window.location.pathname;
    };
    for (const event of PRESSES) window.addEventListener(event, act, { capture: true, passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      for (const event of PRESSES) window.removeEventListener(event, act, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (before.current === pathname) {
      // Only the query has changed: same scroll position.
      places.set(key, window.scrollY);
      return;
    }
    before.current = pathname;
    const place = way === 'POP' ? (places.get(key) ?? 0) : 0;
    if (acted.current !== pathname || !layerHasFocus()) begun.current();
    acted.current = null;
    window.scrollTo(0, 0);
    if (place === 0) return;
    return goTo(place);
  }, [pathname, key, way]);
}

/** Scrolls there as soon as the page is long enough, unless the user moves first. */
function goTo(place: number): () => void {
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of OWN_WILL) window.removeEventListener(event, stop);
  };
  const look = () => {
    const longEnough = document.documentElement.scrollHeight - window.innerHeight >= place;
    if (longEnough || performance.now() > until) {
      stop();
      window.scrollTo(0, place);
    } else frame = requestAnimationFrame(look);
  };
  for (const event of OWN_WILL) window.addEventListener(event, stop, { passive: true });
  look();
  return stop;
}
