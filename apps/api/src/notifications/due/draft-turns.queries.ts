import { sql } from 'kysely';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';

const e = namesIn('event as e');

/**
 * The sequence number of the last event up to `seq` that moved this pick, or that undid it or a pick with an earlier
 * turn; null when there is none. Before that event the pick had a different turn.
 */
export async function lastTurnChange(
  db: Db,
  { id: draftId, leagueId }: Pick<DraftState, 'id' | 'leagueId'>,
  { overall, movedAfter = overall }: Pick<Slot, 'overall' | 'movedAfter'>,
  seq: number,
): Promise<number | null> {
  const last = await db
    .selectFrom('event as e')
    .select(({ fn }) => fn.max<number | null>('e.seq').as('seq'))
    .where('e.league_id', '=', leagueId)
    .where('e.stream', '=', `draft:${draftId}`)
    .where('e.seq', '<=', seq)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('e.type', '=', 'pickMoved'), eb(sql<number>`(${e.data} ->> 'overall')::int`, '=', overall)]),
        and([
          eb('e.type', '=', 'picksUndone'),
          exists(
            selectFrom(
              sql<{
                overall: string;
              }>`jsonb_array_elements_text((${e.data} -> 'overalls') || coalesce(${e.data} -> 'returned', '[]'))`.as<'back'>(
                sql`back (overall)`,
              ),
            )
              .select('back.overall')
              .where(({ ref }) => sql<number>`${ref('back.overall')}::int`, '<=', movedAfter),
          ),
        ]),
      ]),
    )
    .executeTakeFirst();
  return last?.seq ?? null;
}
