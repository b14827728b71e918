import { useCallback, useDeferredValue, useMemo } from 'react';
import { ErrorState } from '../../ui/Panel.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { PickPanel } from './PickPanel.js';
import { useDraft, useScope, useUi } from './room-context.js';
import { useJudge, useSeat, useTaken } from './room-hooks.js';
import { listPlayers, type Pool } from './pool.model.js';
import { PlayerControls } from './PlayerControls.js';
import { PlayerList } from './PlayerList.js';

/** The players who may be drafted: search, filters, order, and the choice of one of them. */
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
  const search = useUi((state) => state.search);
  const filters = useUi((state) => state.filters);
  const sort = useUi((state) => state.sort);
  const selected = useUi((state) => state.selected);
  const seat = useSeat();
  const ended = useDraft((state) => state.status === 'ended');
  const judge = useJudge(ended ? null : seat.teamId);
  const taken = useTaken();
  // What is typed and pressed shows at once; the list follows as soon as it can.
  const typed = useDeferredValue(search);
  const wanted = useDeferredValue(filters);
  const order = useDeferredValue(sort);
  const considered = useDeferredValue(selected);

  const standing = useMemo(
    () => ({
      isTaken: (id: number) => taken.has(id),
      allows: (id: number) => (judge === null ? null : judge.allows(id)),
    }),
    [taken, judge],
  );
  const players = useMemo(
    () => listPlayers(pool, typed, wanted, order, standing),
    [pool, typed, wanted, order, standing],
  );

  const select = useCallback((id: number | null) => ui.setState({ selected: id }), [ui]);
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <PlayerControls pool={pool} />
      <PlayerList
        pool={pool}
        players={players}
        standing={standing}
        sort={order}
        typed={typed}
        selected={selected}
        select={select}
        payer={seat.teamId}
        ownTeam={seat.teamId !== null && !ended}
      />
      {considered !== null && (
        <PickPanel key={considered} pool={pool} playerId={considered} close={() => select(null)} />
      )}
    </div>
  );
}
