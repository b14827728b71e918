import { Suspense, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { leavesPlaceFor } from '@crease/core/draft/team/places.rules.js';
import { tallyOf } from '@crease/core/draft/order/slot-tally.js';
import { idle } from '../../../platform/device/idle.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { useThrottledDraft, useScope, useUi, useView } from '../state/room-context.js';
import { seatOf, useJudgeOf, useTeamLabels } from '../state/room-hooks.js';
import { findPlayers, leftPlayers, whoDrafted, type Pool } from '../state/pool.model.js';
import { PlayerControls } from './PlayerControls.js';
import { PlayerList } from './PlayerList.js';

// Prefetched after the list is shown, because the first click on a row needs it.
const pickPanel = () => import('./PickPanel.js');
const PickPanel = lazyPart(pickPanel, 'PickPanel');

export function PlayersZone() {
  const { pool, poolError, retryPool } = useScope();
  if (pool === null)
    return poolError === null ? (
      <SkeletonRows rows={14} className="h-full" />
    ) : (
      <ErrorState message={poolError.message} retry={retryPool} className="py-10" />
    );
  return <Players pool={pool} />;
}

function Players({ pool }: { pool: Pool }) {
  const { ui } = useScope();
  const selected = useUi((state) => state.selected);
  const considered = useDeferredValue(selected);
  const close = useCallback(() => ui.setState({ selected: null }), [ui]);
  useEffect(() => {
    // Offline: the panel loads again when it is opened.
    void pickPanel().catch(() => undefined);
    void idle().then(() => pool.index);
  }, [pool]);
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <PlayerControls pool={pool} />
      <div className="flex min-h-0 flex-1 flex-col short:flex-row">
        <Found pool={pool} className={considered === null ? undefined : 'tiny:hidden'} />
        {considered !== null && (
          <Suspense>
            <PickPanel key={considered} pool={pool} playerId={considered} close={close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** The list, which renders after typing, clicks, board and clock. */
function Found({ pool, className }: { pool: Pool; className: string | undefined }) {
  const { ui } = useScope();
  const typed = useDeferredValue(useUi((state) => state.search));
  const filters = useDeferredValue(useUi((state) => state.filters));
  const sort = useDeferredValue(useUi((state) => state.sort));
  const selected = useUi((state) => state.selected);
  const state = useThrottledDraft();
  const my = useView((view) => view.my);
  const acting = useUi((view) => view.acting);
  const { teamId } = useMemo(() => seatOf(state, my.teamIds, my.commissioner, acting), [state, my, acting]);
  const ended = state.status === 'ended';
  const judge = useJudgeOf(state, ended ? null : teamId);
  const { slots } = state;
  const teams = useTeamLabels();
  const { placeFor } = filters;
  const standing = useMemo(
    () => ({
      isTaken: (id: number) => tallyOf(slots).taken(id),
      draftedBy: whoDrafted(slots, teams),
      allows: (id: number) => (judge === null ? null : judge.allows(id)),
      leaves: judge === null || placeFor === null ? null : leavesPlaceFor(placeFor, state, judge),
    }),
    [slots, teams, judge, placeFor, state],
  );
  const question = useMemo(() => findPlayers(pool, typed, filters, sort), [pool, typed, filters, sort]);
  const players = useMemo(() => leftPlayers(question, filters, standing), [question, filters, standing]);
  const select = useCallback((id: number | null) => ui.setState({ selected: id }), [ui]);
  return (
    <div className={cx('@container flex min-h-0 min-w-0 flex-1 flex-col', className)}>
      <PlayerList
        pool={pool}
        question={question}
        players={players}
        standing={standing}
        slots={slots}
        sort={sort}
        typed={typed}
        hideTaken={filters.hideTaken}
        selected={selected}
        select={select}
        payer={teamId}
        ownTeam={teamId !== null && !ended}
      />
    </div>
  );
}
