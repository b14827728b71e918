import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EVERYBODY, MOST_COMPARED, naturalDirection, readView, writeView, type View } from './players.model.js';

/** The list as its address says it, what changes it, and the search box in front of it. */
export function usePlayersView() {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  const change = useCallback(
    (next: (before: View) => Partial<View>) =>
      setParameters((now) => writeView(now, next(readView(now))), { replace: true }),
    [setParameters],
  );
  const set = useCallback((next: Partial<View>) => change(() => next), [change]);
  const [typed, write] = useSearchBox(view.search);
  const search = useCallback(
    (text: string) => {
      write(text);
      set({ search: text });
    },
    [write, set],
  );
  const showEverybody = useCallback(() => {
    write('');
    set(EVERYBODY);
  }, [write, set]);
  const open = useCallback((player: number) => set({ player }), [set]);
  const compare = useCallback(
    (id: number) =>
      change(({ compare: before }) => ({
        compare: before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-MOST_COMPARED),
      })),
    [change],
  );
  /** By another column, or by the same one the other way round. */
  const sortBy = useCallback(
    (sort: View['sort']) =>
      change((before) => ({
        sort,
        direction: before.sort !== sort ? naturalDirection(sort) : before.direction === 'asc' ? 'desc' : 'asc',
      })),
    [change],
  );
  return { view, typed, set, search, showEverybody, open, compare, sortBy };
}

/**
 * A search box answers before the address does. An address that came otherwise than from the box (back, a link) fills
 * it.
 */
function useSearchBox(inAddress: string): [typed: string, write: (text: string) => void] {
  const [typed, setTyped] = useState(inAddress);
  const written = useRef([inAddress]);
  useEffect(() => {
    const at = written.current.lastIndexOf(inAddress);
    if (at < 0) setTyped(inAddress);
    written.current = at < 0 ? [inAddress] : written.current.slice(at);
  }, [inAddress]);
  const write = useCallback((text: string) => {
    setTyped(text);
    written.current.push(text.trim());
  }, []);
  return [typed, write];
}
