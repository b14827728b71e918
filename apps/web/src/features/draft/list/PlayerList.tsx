import { memo, useRef, type RefObject } from 'react';
import type { Slot } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { useScope } from '../state/room-context.js';
import { NO_FILTERS, type Pool, type PoolSort } from '../state/pool.model.js';
import { useHeld, useSteadyRows } from './rows/use-steady-rows.js';
import { useFocusInTurn } from '../state/use-focus-left.js';
import { FoundElsewhere } from './later-parts.js';
import { ListRows } from './ListRows.js';
import * as t from './list.words.en.js';

export interface ListProps {
  pool: Pool;
  question: readonly PoolEntry[];
  players: readonly PoolEntry[];
  standing: { draftedBy(id: number, cut: boolean): string | null; allows(id: number): boolean | null };
  slots: readonly Slot[];
  sort: PoolSort;
  /** The search text that produced this list. */
  typed: string;
  hideTaken: boolean;
  selected: number | null;
  select: (id: number | null) => void;
  payer: string | null;
  ownTeam: boolean;
}

/** From this many letters on the search also looks for drafted players. */
const FOUND_FROM = 2;

/** The virtualised list of players. Keys: arrows or j, k and q. */
export const PlayerList = memo(function PlayerList(props: ListProps) {
  const { typed, hideTaken, question } = props;
  const steady = useSteadyRows(props);
  const slots = useHeld(steady.aim.held, question, props.slots);
  const empty = steady.rows.length === 0;
  /** True when the list, or its empty state, had the focus when it was unmounted. */
  const had = useRef(false);
  return (
    <>
      {empty ? <Nobody had={had} /> : <ListRows {...props} steady={steady} had={had} />}
      {typed.trim().length >= FOUND_FROM && (
        <FoundElsewhere typed={typed} hideTaken={hideTaken} slots={slots} alone={empty} />
      )}
    </>
  );
});

function Nobody({ had }: { had: RefObject<boolean> }) {
  const { ui } = useScope();
  const box = useRef<HTMLDivElement>(null);
  useFocusInTurn(box, had);
  return (
    <div ref={box} data-no-player="" className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <EmptyState
        className="flex-1"
        words={t.noPlayerFits}
        detail={t.noPlayerMatches}
        action={
          <Button size="sm" onClick={() => ui.setState({ search: '', filters: NO_FILTERS })}>
            {t.showAllPlayers}
          </Button>
        }
      />
    </div>
  );
}
