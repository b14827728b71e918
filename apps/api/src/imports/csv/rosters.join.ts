import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { couldBe, nameJoiner, type JoinablePlayer, type Joined } from '@crease/core/players/files/name-join.rules.js';
import type { ReportSaid } from '@crease/core/players/files/report.words.js';
import { LOCAL_IDS } from '@crease/core/players/players.values.js';
import { buildSearchIndex, searchPlayers, type SearchIndex } from '@crease/core/players/search.rules.js';
import type { RosterRow } from '@crease/core/players/files/players.import.schema.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { createYield } from '../../platform/jobs/event-loop-yield.js';
import { namesIn } from '../../platform/database/rows.js';

const stay = namesIn('roster_stay as r');
const p = namesIn('player as p');

const MOST_SIMILAR = 3;

export type Asked = Pick<
  RosterRow,
  'nhl_id' | 'player' | 'pos' | 'nhl_team' | 'birth_date' | 'season' | 'gp' | 'g' | 'a'
>;

interface Line {
  readonly gp: number;
  readonly g: number | null;
  readonly a: number | null;
  readonly club: string | null;
}

export interface Found {
  readonly id: number;
  readonly name: string;
  readonly note: ReportSaid | null;
  readonly loose: boolean;
  readonly player: JoinablePlayer | null;
}

export interface JoiningLeague {
  /** Null for files of the whole site, which may name prospects of every league. */
  readonly id: string | null;
  readonly current_season: Season;
  readonly is_sample: boolean;
}

/** Finds the player of a row: by NHL id if given, otherwise by name. A league knows no prospects of other leagues. */
export async function joiner(
  db: Db,
  league: JoiningLeague,
  rows: readonly Asked[],
  /** `slips`: suggests similar names for unknown ones. */
  { slips = true }: { readonly slips?: boolean } = {},
): Promise<(row: Asked) => Found | Extract<Joined, { id: null }>> {
  const seasons = [...new Set(rows.map(({ season }) => season ?? league.current_season))];
  const ofLeague = await playersWithLines(db, league, seasons);
  // Finds similar names for misspelled rows. Built when first needed.
  let index: SearchIndex<JoinablePlayer> | null = null;
  const similar = (row: Asked): JoinablePlayer[] => {
    index ??= buildSearchIndex(ofLeague.map((player) => ({ ...player, rank: null, line: null })));
    return searchPlayers(index, row.player, MOST_SIMILAR).filter((player) => couldBe(row, player));
  };
  const known = new Map(ofLeague.map(({ lines: _, ...player }) => [player.id, { ...player, line: null }]));
  const joins = await joinersBySeason(ofLeague, seasons);
  return (row) => {
    if (row.nhl_id !== null) {
      const player = known.get(row.nhl_id);
      return player === undefined
        ? { id: null, candidates: [] }
        : { id: row.nhl_id, name: player.full_name, note: null, loose: false, player };
    }
    const joined = joins.get(row.season ?? league.current_season)?.(row);
    if (!joined) return { id: null, candidates: [] };
    if (joined.id === null)
      return !slips || joined.candidates.length > 0 ? joined : { id: null, candidates: similar(row) };
    const key = joined.how === 'short' ? 'player.otherName' : 'player.statistics';
    const note: ReportSaid | null = joined.how === 'name' ? null : { key, figures: { name: row.player } };
    const player = known.get(joined.id) ?? null;
    return { id: joined.id, name: player?.full_name ?? row.player, note, loose: joined.how !== 'name', player };
  };
}

function playersWithLines(db: Db, league: JoiningLeague, seasons: readonly Season[]) {
  const lines = db
    .selectFrom('player_season as x')
    .select(({ fn, ref }) => [
      'x.player_id',
      fn
        .agg<Record<Season, Line>>('json_object_agg', [
          'x.season',
          jsonBuildObject({
            gp: fn.coalesce('x.gp', sql.lit(0)),
            g: ref('x.g'),
            a: ref('x.a'),
            club: ref('x.club'),
          }),
        ])
        .as('lines'),
    ])
    .where('x.playoffs', '=', false)
    .where('x.season', '=', anyOf(seasons))
    .groupBy('x.player_id')
    .as('s');
  return db
    .selectFrom('player as p')
    .leftJoin(lines, 's.player_id', 'p.id')
    .select(['p.id', 'p.full_name', 'p.position', 'p.nhl_club', 'p.birth_date', 's.lines'])
    .where('p.is_sample', '=', league.is_sample)
    .$if(league.id !== null, (all) => all.where(ofLeagueOrNhl(league.id ?? '')))
    .execute();
}

async function joinersBySeason(
  ofLeague: Awaited<ReturnType<typeof playersWithLines>>,
  seasons: readonly Season[],
): Promise<ReadonlyMap<Season, ReturnType<typeof nameJoiner>>> {
  const yieldNow = createYield();
  const joins = new Map<Season, ReturnType<typeof nameJoiner>>();
  for (const season of seasons) {
    const players: JoinablePlayer[] = [];
    for (const { lines, ...player } of ofLeague) {
      await yieldNow();
      const line = lines?.[season];
      players.push({
        ...player,
        line: line === undefined ? null : { gp: line.gp, g: line.g, a: line.a, clubs: line.club?.split('/') ?? [] },
      });
    }
    joins.set(season, nameJoiner(players));
  }
  return joins;
}

/** Player `p` is of the NHL or the sample, or a prospect that the league has or had on a team. */
const ofLeagueOrNhl = (leagueId: string) => sql<boolean>`(${p.id} > ${sql.lit(LOCAL_IDS.last)}
  or exists (select from ${stay.table} where ${stay.league_id} = ${leagueId} and ${stay.player_id} = ${p.id}))`;
