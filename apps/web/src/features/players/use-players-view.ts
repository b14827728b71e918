import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EVERYBODY, MOST_COMPARED, naturalDirection, readView, writeView, type View } from './players.model.js';

/** A player's page that was opened from the list is left by going back to it. */
const FROM_THE_LIST = { fromTheList: true };

/**
 * The list as its address says it, what changes it, and the search box in front of it. Each filter and each opened
 * player is a step that the browser's back button takes back; letters and ticks are none.
 */
export function usePlayersView() {
  const [parameters, setParameters] = useSearchParams();
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
  /** By another column, or by the same one the other way round. */
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
