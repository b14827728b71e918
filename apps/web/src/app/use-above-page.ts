import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * State of an overlay that closes on navigation. An overlay opened between the click and the loaded page belongs to the
 * new page and stays open.
 */
export function useAbovePage<T>(closed: T): [T, Dispatch<SetStateAction<T>>] {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(closed);
  const at = useRef(pathname);
  useEffect(() => {
    if (at.current !== pathname) setOpen(closed);
  }, [pathname, closed]);
  const change = useCallback((next: SetStateAction<T>) => {
    at.current = window.location.pathname;
    setOpen(next);
  }, []);
  return [open, change];
}
