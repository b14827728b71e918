import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useParameters } from '../../../platform/pages/parameters.js';
import { EVERYBODY, MOST_COMPARED, naturalDirection, readView, writeView, type View } from '../players.model.js';

/** A player's page opened from the list closes by going back in the history. */
const FROM_THE_LIST = { fromTheList: true };

/**
 * The list's state in the address, and the search box. Filters and opened players add a history entry; typed letters
 * and ticks do not.
 */
export function usePlayersView() {
  const [parameters, setParameters] = useParameters();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof FROM_THE_LIST> | null };
  const view = useMemo(() => readView(parameters), [parameters]);
  const change = useCallback(
    (next: (before: View) => Partial<View>, how: { replace: boolean; state?: object }) =>
      setParameters((now) => writeView(now, next(readView(now))), how),
    [setParameters],
  );
  const set = useCallback((next: Partial<View>) => change(() => next, { replace: false }), [change]);
  const [typed, write] = useSearchBox(view.search);
  const search = useCallback(
    (text: string) => {
      write(text);
      change(() => ({ search: text }), { replace: true });
    },
    [write, change],
  );
  const showEverybody = useCallback(() => {
    write('');
    set(EVERYBODY);
  }, [write, set]);
  const open = useCallback(
    (player: number) => change(() => ({ player }), { replace: false, state: FROM_THE_LIST }),
    [change],
  );
  const close = useCallback(() => {
    if (state?.fromTheList === true) void navigate(-1);
    else change(() => ({ player: null }), { replace: true });
  }, [state, navigate, change]);
  const compare = useCallback(
    (id: number) =>
      change(
        ({ compare: before }) => ({
          compare: before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-MOST_COMPARED),
        }),
        { replace: true },
      ),
    [change],
  );
  const clearCompare = useCallback(() => change(() => ({ compare: [] }), { replace: true }), [change]);
  /** Sorts by another column, or reverses the current one. */
  const sortBy = useCallback(
    (sort: View['sort']) =>
      change(
        (before) => ({
          sort,
          direction: before.sort !== sort ? naturalDirection(sort) : before.direction === 'asc' ? 'desc' : 'asc',
        }),
        { replace: false },
      ),
    [change],
  );
  return { view, typed, set, search, showEverybody, open, close, compare, clearCompare, sortBy };
}

/**
 * The search box updates before the address does. A change of the address from elsewhere (back, a link) fills the box.
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
