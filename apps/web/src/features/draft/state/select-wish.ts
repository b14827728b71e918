import { useEffect } from 'react';
import { create } from 'zustand';
import { PickJudge } from '@crease/core/draft/team/legality.rules.js';
import { useParameters } from '../../../platform/pages/parameters.js';
import { useScope, useView } from './room-context.js';
import { showZone } from './room-ui.store.js';
import { useQueue } from './use-queue.js';

const useReady = create<{ asked: boolean }>(() => ({ asked: false }));

export const selectFirstWish = (): void => useReady.setState({ asked: true });

/** Handles such requests, and the address parameter `?ready`. Mounted once in a room. */
export function useWishSelection(): void {
  const { room, pool, ui } = useScope();
  const teamId = useView((view) => view.my.teamIds[0] ?? null);
  const [search, setSearch] = useParameters();
  const asked = useReady((state) => state.asked);
  const { status, wishes } = useQueue();
  const linked = search.has('ready');
  useEffect(() => {
    if (!linked) return;
    selectFirstWish();
    setSearch(
      (now) => {
        const left = new URLSearchParams(now);
        left.delete('ready');
        return left;
      },
      { replace: true },
    );
  }, [linked, setSearch]);
  useEffect(() => {
    if (!asked || pool === null || status === 'loading') return;
    useReady.setState({ asked: false });
    const { state } = room.store.getState();
    if (state === null || state.status === 'ended' || teamId === null) return;
    const choice = new PickJudge(state, teamId, pool.rules).automatic(wishes);
    if (choice === null) return;
    showZone(ui, 'players');
    ui.setState({ selected: choice.player.id });
  }, [asked, pool, status, wishes, room, ui, teamId]);
}
