import { DRAFT_TYPES, type DraftType } from '@crease/core/draft-type.js';
import { yearlyRounds } from '@crease/core/leagues/drafts/draft.table.js';
import { seasonsAhead, type LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { insertPicks, promisedPick, roundsOf, type PickGroup } from '../leagues/draft-picks.tables.js';
import { deleteLaterRounds, groupRows } from '../leagues/pick-deletion.tables.js';
import { refusal, type TradedPick } from './settings.refusals.js';
import { settingsNotes } from './settings.words.js';
import { type Refusal } from '@crease/core/result.js';

const NAMED = 5;

export interface PicksToFollow {
  readonly groups: readonly PickGroup[];
  readonly added: number;
  readonly removed: number;
  /** Picks to remove that have been traded or are promised. */
  readonly traded: readonly TradedPick[];
}

const NOTHING: PicksToFollow = { groups: [], added: 0, removed: 0, traded: [] };

/**
 * The draft picks to add and remove. A new number of rounds of annual drafts changes every season from `from` on that
 * has picks; a new number of tradable seasons changes those after `present`. A season without picks gets them later, by
 * the settings of that time.
 */
export async function picksToFollow(
  db: Db,
  league: Pick<PlayingLeague, 'id' | 'type'>,
  before: LeagueSettings,
  after: LeagueSettings,
  { from, present }: { readonly from: Season; readonly present: Season },
): Promise<PicksToFollow> {
  const rounds = (settings: LeagueSettings, type: DraftType) => yearlyRounds(settings, type, false);
  const types = DRAFT_TYPES.filter((type) => rounds(before, type) !== rounds(after, type));
  const [was, will] = [seasonsAhead(league.type, before), seasonsAhead(league.type, after)];
  const changed = Array.from({ length: Math.abs(will - was) }, (_, year) =>
    seasonPlus(present, Math.min(was, will) + year + 1),
  );
  if (types.length === 0 && changed.length === 0) return NOTHING;
  const seasons = await db
    .selectFrom('draft_pick')
    .select('season')
    .distinct()
    .where('league_id', '=', league.id)
    .where('season', '>=', from)
    .orderBy('season')
    .execute();
  const groups = [
    ...seasons
      .filter(({ season }) => !changed.includes(season))
      .flatMap(({ season }) => types.map((type) => ({ season, type, rounds: rounds(after, type) }))),
    ...changed.flatMap((season) =>
      DRAFT_TYPES.map((type) => ({ season, type, rounds: will > was ? rounds(after, type) : 0 })),
    ),
  ];
  if (groups.length === 0) return NOTHING;
  const surplus = await surplusPicks(db, league.id, groups);
  const counts = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('team')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('league_id', '=', league.id)
        .as('teams'),
      selectFrom(picksOf(db, league.id, groups).whereRef('p.round', '<=', 'kept.rounds').select('p.id').as('present'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('present'),
    ])
    .executeTakeFirstOrThrow();
  const wanted = groups.reduce((sum, group) => sum + group.rounds, 0) * (counts.teams ?? 0);
  return {
    groups,
    added: Math.max(0, wanted - (counts.present ?? 0)),
    removed: surplus.length,
    traded: surplus
      .filter(({ moved, promised }) => moved || promised)
      .map(({ moved, promised: _, owner, ...pick }) => ({ ...pick, owner: moved ? owner : null })),
  };
}

/** Regular picks `p`, each with its group as `kept`. */
const picksOf = (db: Db, leagueId: string, groups: readonly PickGroup[]) =>
  db
    .selectFrom(groupRows(groups))
    .innerJoin('draft_pick as p', (join) =>
      join.onRef('p.season', '=', 'kept.season').onRef('p.type', '=', 'kept.type'),
    )
    .where('p.league_id', '=', leagueId)
    .where('p.extra', '=', 0);

const surplusPicks = (db: Db, leagueId: string, groups: readonly PickGroup[]) =>
  picksOf(db, leagueId, groups)
    .innerJoin('team as original', (join) =>
      join.onRef('original.league_id', '=', 'p.league_id').onRef('original.id', '=', 'p.original_team_id'),
    )
    .innerJoin('team as owner', (join) =>
      join.onRef('owner.league_id', '=', 'p.league_id').onRef('owner.id', '=', 'p.owner_team_id'),
    )
    .select(({ eb, ref }) => [
      'p.season',
      'p.type',
      'p.round',
      'original.name as original',
      'owner.name as owner',
      isSo(eb('p.owner_team_id', '<>', ref('p.original_team_id'))).as('moved'),
      isSo(promisedPick()).as('promised'),
    ])
    .whereRef('p.round', '>', 'kept.rounds')
    .orderBy('p.season')
    .orderBy('p.type')
    .orderBy('p.round')
    .orderBy('original.number')
    .execute();

export function tradedSurplus({ traded }: PicksToFollow): Refusal | null {
  if (traded.length === 0) return null;
  return refusal('picksTraded', {
    figures: { named: traded.slice(0, NAMED), others: Math.max(0, traded.length - NAMED) },
  });
}

export function refuseTraded(picks: PicksToFollow): void {
  const traded = tradedSurplus(picks);
  if (traded !== null) throw new RefusalError(traded);
}

/** Adds and removes the picks. Throws a refusal when a pick to remove has been traded or is promised. */
export async function followPicks(db: Db, leagueId: string, picks: PicksToFollow): Promise<void> {
  if (picks.groups.length === 0) return;
  refuseTraded(picks);
  await deleteLaterRounds(db, leagueId, picks.groups);
  const teams = await db.selectFrom('team').select('id').where('league_id', '=', leagueId).orderBy('number').execute();
  await insertPicks(
    db,
    leagueId,
    roundsOf(picks.groups),
    teams.map(({ id }) => id),
  );
}

/** `season`: the season with which the picks change; null for now. */
export const picksNote = ({ added, removed }: PicksToFollow, season: string | null): string[] => [
  ...(added > 0 ? [settingsNotes.picksAdded({ picks: added, season })] : []),
  ...(removed > 0 ? [settingsNotes.picksRemoved({ picks: removed, season })] : []),
];
