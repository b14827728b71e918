import { draftRounds, type LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import { pgArray, type Transaction } from '../platform/database/database.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { deleteLaterRounds, insertPicks, roundsOf } from '../leagues/draft-picks.tables.js';

type Sql = Transaction['sql'];

const TYPES = ['general', 'rookie'] as const;
const NAMED = 5;

export interface PicksToFollow {
  /** Rounds by season and draft, where they are others than before. */
  readonly groups: readonly { readonly season: Season; readonly type: 'general' | 'rookie'; readonly rounds: number }[];
  readonly added: number;
  readonly removed: number;
  /** Picks that would go and have been traded, or are promised, in words. */
  readonly traded: readonly string[];
}

const NOTHING: PicksToFollow = { groups: [], added: 0, removed: 0, traded: [] };

/** Rounds that a round must not be beyond to stay, for `unnest`. */
const beyond = `from unnest($2::text[], $3::text[], $4::int[]) as g (season, type, rounds)
  join draft_pick p on p.league_id = $1 and p.season = g.season and p.type = g.type and p.round > g.rounds and p.extra = 0`;

const groupParams = (leagueId: string, groups: PicksToFollow['groups']) => [
  leagueId,
  pgArray(groups.map(({ season }) => season)),
  pgArray(groups.map(({ type }) => type)),
  pgArray(groups.map(({ rounds }) => rounds)),
];

/**
 * The picks that have to follow when the rounds of annual drafts change: those of every season from `from` on that has picks. Picks of a
 * season that has none are made when it is needed.
 */
export async function picksToFollow(
  sql: Sql,
  league: { readonly id: string },
  before: LeagueSettings,
  after: LeagueSettings,
  from: Season,
): Promise<PicksToFollow> {
  const rounds = (settings: LeagueSettings, type: 'general' | 'rookie') => draftRounds(settings, type, false) ?? 0;
  const types = TYPES.filter((type) => rounds(before, type) !== rounds(after, type));
  if (types.length === 0) return NOTHING;
  const seasons = await sql<{ season: Season }>(
    'select distinct season from draft_pick where league_id = $1 and season >= $2 order by season',
    [league.id, from],
  );
  const groups = seasons.flatMap(({ season }) => types.map((type) => ({ season, type, rounds: rounds(after, type) })));
  if (groups.length === 0) return NOTHING;
  const params = groupParams(league.id, groups);
  const surplus = await sql<{ words: string | null }>(
    `select case when p.owner_team_id <> p.original_team_id or exists (select 1 from frozen_asset f where f.league_id = p.league_id and f.kind = 'draft-pick' and f.ref = p.id)
       then original.name || '''s ' || p.type || ' pick of round ' || p.round || ', ' || p.season || case when p.owner_team_id <> p.original_team_id then ' (owned by ' || owner.name || ')' else ' (promised)' end end as words
     ${beyond} join team original on original.id = p.original_team_id join team owner on owner.id = p.owner_team_id order by p.season, p.type, p.round, original.number`,
    params,
  );
  const [teams] = await sql<{ count: number }>('select count(*)::int as count from team where league_id = $1', [
    league.id,
  ]);
  const [there] = await sql<{ count: number }>(
    `select count(*)::int as count from unnest($2::text[], $3::text[], $4::int[]) as g (season, type, rounds) join draft_pick p on p.league_id = $1 and p.season = g.season and p.type = g.type and p.round <= g.rounds and p.extra = 0`,
    params,
  );
  const wanted = groups.reduce((sum, group) => sum + group.rounds, 0) * (teams?.count ?? 0);
  return {
    groups,
    added: Math.max(0, wanted - (there?.count ?? 0)),
    removed: surplus.length,
    traded: surplus.flatMap(({ words }) => (words === null ? [] : [words])),
  };
}

/** Why picks cannot follow; null where they can. */
export function tradedSurplus({ traded }: PicksToFollow): string | null {
  if (traded.length === 0) return null;
  const more = traded.length > NAMED ? ` And ${traded.length - NAMED} more.` : '';
  return `${traded.length === 1 ? 'A pick that would disappear has' : 'Picks that would disappear have'} been traded: ${traded.slice(0, NAMED).join('; ')}.${more}`;
}

export function refuseTraded(picks: PicksToFollow): void {
  const message = tradedSurplus(picks);
  if (message !== null)
    throw new RefusalError({
      name: 'picksTraded',
      message,
      fix: 'Keep the number of rounds, or have these picks traded back first.',
    });
}

/** Brings the picks into line: what is missing is made, what nobody has traded goes. */
export async function followPicks(sql: Sql, leagueId: string, picks: PicksToFollow): Promise<void> {
  if (picks.groups.length === 0) return;
  refuseTraded(picks);
  await deleteLaterRounds(sql.db, leagueId, picks.groups);
  const teams = await sql<{ id: string }>('select id from team where league_id = $1 order by number', [leagueId]);
  await insertPicks(
    sql.db,
    leagueId,
    roundsOf(picks.groups),
    teams.map(({ id }) => id),
  );
}

/** What following comes to, in words. */
export function picksNote({ added, removed }: PicksToFollow): string[] {
  const many = (count: number) => `${count} draft ${count === 1 ? 'pick' : 'picks'}`;
  return [
    ...(added > 0 ? [`${many(added)} of drafts to come will be added.`] : []),
    ...(removed > 0 ? [`${many(removed)} of drafts to come will be taken away; none of them has been traded.`] : []),
  ];
}
