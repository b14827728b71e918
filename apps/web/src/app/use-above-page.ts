import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What lies above a page (a menu, a sheet) and closes when another page comes. The address is the new one as soon as a
 * link is pressed, the page only when it has been fetched and drawn: what is opened in between is opened on the new
 * page, and stays.
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
