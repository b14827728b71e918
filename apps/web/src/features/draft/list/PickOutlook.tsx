import { useMemo } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { capHitOf, perMillionOf } from '@crease/core/draft/charge.rules.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { PickJudge } from '@crease/core/draft/team/legality.rules.js';
import { pathsAfter } from '@crease/core/draft/team/paths.rules.js';
import { rivalsFor } from '@crease/core/draft/team/spending.rules.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { Dollars } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { Money } from '../../../ui/figures/Money.js';
import { completion, rivalWords } from '../state/cockpit.model.js';
import { POSITION_PLURAL } from '../sync/draft-labels.js';
import { PickSeasons } from './PickSeasons.js';
import type { Pool } from '../state/pool.model.js';
import { useThrottledDraft, useDraft } from '../state/room-context.js';
import { sentence } from '../../../ui/text/sentence.js';
import { leavesTooFew } from '../state/state.words.en.js';
import * as t from './list.words.en.js';

const MILLION = 1_000_000;

/** Needs left after the pick, rival teams that can still make it, and value per cap dollar. Only in a general draft. */
export function PickOutlook({
  pool,
  entry,
  judge,
  teamId,
}: {
  pool: Pool;
  entry: PoolEntry;
  /** Judges picks for the team that would pick; null for spectators. */
  judge: PickJudge | null;
  teamId: string | null;
}) {
  const slots = useDraft((state) => state.slots);
  // Computes every team, so typing and taps render first.
  const state = useThrottledDraft();
  const rivals = useMemo(() => rivalsFor(state, entry.id, pool.rules, teamId), [state, entry.id, pool, teamId]);
  const average = useMemo(() => averagePrice(slots, entry.position), [slots, entry.position]);
  // In leagues whose salaries are single dollars, points per million say nothing.
  const points = state.rules.salaryCap < MILLION || !pool.points ? null : entry.points;
  const value = perMillionOf(points ?? null, capHitOf(entry));
  const allowed = judge?.allows(entry.id) === true;
  const left = allowed ? completion(judge.leftAfter(entry.position)) : null;
  const narrow = useMemo(
    () => (allowed && teamId !== null ? pathsAfter(state, teamId, entry, pool.rules) : []),
    [allowed, state, teamId, entry, pool],
  );
  const warnings = [...(left?.tight === true ? [left.text] : []), ...narrow.map(leavesTooFew)];
  return (
    <div className="flex flex-col gap-1.5 text-xs text-ink-2">
      {left !== null && !left.tight && <p>{left.text}</p>}
      {warnings.map((words) => (
        <p key={words} className="flex items-start gap-1.5 rounded-md bg-warn-soft px-2.5 py-1.5 font-medium text-warn">
          <TriangleAlert size={14} aria-hidden="true" className="mt-px shrink-0" />
          {words}
        </p>
      ))}
      {teamId !== null && <PickSeasons entry={entry} teamId={teamId} />}
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        <li>{rivalWords(rivals.can, rivals.of)}</li>
        {value !== null && (
          <li>{sentence(t.pointsPerMillion, { points: <span className="font-semibold text-ink">{value}</span> })}</li>
        )}
        {average !== null && (
          <li>
            {sentence(t.positionWentFor, {
              position: POSITION_PLURAL[entry.position],
              price: <Money as="price" amount={average.price} className="font-semibold text-ink" />,
            })}
          </li>
        )}
      </ul>
    </div>
  );
}

/** Average price of a position in this draft so far; null before the first pick of it. */
function averagePrice(slots: DraftState['slots'], position: Position): { price: Dollars; of: number } | null {
  let [sum, of] = [0, 0];
  for (const { player } of slots) {
    if (player?.position !== position) continue;
    sum += capHitOf(player);
    of += 1;
  }
  return of === 0 ? null : { price: Math.round(sum / of), of };
}
