import { useMemo } from 'react';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { DraftedPlayer, Slot } from '@crease/core/draft/draft.model.js';
import { PickJudge } from '@crease/core/draft/team/legality.rules.js';
import { asDrafted } from '@crease/core/draft/team/slot-salaries.rules.js';
import { evolve } from '@crease/core/draft/draft.reducer.js';
import { searchPlayers } from '@crease/core/players/search.rules.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { ChargeNote } from '../list/ChargeNote.js';
import { useDraft, useScope } from '../state/room-context.js';
import * as t from './office.words.en.js';

const FOUND = 8;

/** Free players that match the search, and a judge as if the pick were undone, as on the server. */
export function useCandidates(slot: Slot | undefined, search: string) {
  const { pool } = useScope();
  const state = useDraft();
  const judge = useMemo(
    () =>
      pool === null || slot?.player == null
        ? null
        : new PickJudge(
            evolve(state, { type: 'picksUndone', overalls: [slot.overall], onClock: null }),
            slot.ownerTeamId,
            pool.rules,
            slot.overall,
            slot.sale?.price,
          ),
    [pool, slot, state],
  );
  const found = useMemo(() => {
    if (pool === null || judge === null) return [];
    return searchPlayers(pool.index, search)
      .filter((hit) => !judge.isTaken(hit.id) && hit.id !== slot?.player?.id)
      .slice(0, FOUND);
  }, [pool, judge, search, slot]);
  return { judge, found };
}

interface CandidatesProps {
  found: ReturnType<typeof useCandidates>['found'];
  slot: Slot | undefined;
  chosen: number | null;
  choose: (id: number) => void;
  allows: (id: number) => boolean;
}

export function Candidates({ found, slot, chosen, choose, allows }: CandidatesProps) {
  const rules = useDraft((state) => state.rules);
  return (
    <ul aria-label={t.players} className="mt-2 rounded-md border border-line">
      {found.map(({ entry }) => (
        <li key={entry.id} className="border-b border-line last:border-b-0">
          <button
            type="button"
            aria-pressed={entry.id === chosen}
            onClick={() => choose(entry.id)}
            className={cx(
              'flex min-h-9 w-full items-center gap-2 px-3 text-left text-sm outline-offset-[-2px]',
              entry.id === chosen ? 'bg-accent-soft' : 'hover:bg-hover',
            )}
          >
            <PositionTag position={entry.position} detail={entry.detail} />
            <span className="min-w-0 flex-1 truncate font-medium text-ink">{entry.name}</span>
            {!allows(entry.id) && <span className="text-xs text-bad">{t.doesNotFit}</span>}
            <span className="text-xs text-ink-3">{entry.club}</span>
            <span className="min-w-14 text-right leading-4">
              <Price player={slot === undefined ? entry : asDrafted(entry, slot, rules)} teamId={slot?.ownerTeamId} />
            </span>
          </button>
        </li>
      ))}
      {found.length === 0 && <li className="px-3 py-2 text-sm text-ink-3">{t.noFreePlayerFound}</li>}
    </ul>
  );
}

function Price({ player, teamId = null }: { player: DraftedPlayer; teamId: string | null | undefined }) {
  const type = useDraft((state) => state.type);
  return (
    <>
      <Money as="price" amount={capHitOf(player)} />
      <ChargeNote player={player} teamId={teamId} type={type} className="block text-xs leading-none" />
    </>
  );
}
