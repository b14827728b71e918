import { Injectable } from '@nestjs/common';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fitsCap, matchesFilters, sortPlayers, type CapRoom } from '@crease/core/players/filter.rules.js';
import {
  contractSchema,
  playerSeasonSchema,
  type CapFigure,
  type LeaguePlayer,
  type ListedPlayer,
  type PlayerAnswer,
  type PlayerOwner,
  type PlayersAnswer,
  type PlayerSeason,
  type PlayersQuery,
  type PlayerStatus,
} from '@crease/core/players/players.schema.js';
import { LOCAL_IDS } from '@crease/core/players/players.values.js';
import { rookieLimits } from '@crease/core/leagues/farm.rules.js';
import { isRookie, type RookieFacts, type RookieLimits } from '@crease/core/players/rookie.rules.js';
import { buildSearchIndex, searchPlayers, type SearchIndex } from '@crease/core/players/search.rules.js';
import type { Season } from '@crease/core/season.js';
import { Database, type Db } from '../platform/database/database.js';
import { isSo, listOf } from '../platform/database/sql.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { salariesOf, withSalary, type LeagueSalaries } from './league-salaries.js';
import { bankRounds, inForce } from './player-cost.queries.js';
import { setStatuses } from './player-status.queries.js';
import { CONTRACT_COLUMNS, PLAYER_COLUMNS, withTimesAsText } from './players.tables.js';
import { SEASON_COLUMNS } from './player-seasons.tables.js';
import { rookiesBy, gamesUntil } from './rookies.queries.js';
import { namesIn } from '../platform/database/rows.js';

const playerRow = namesIn('player');
const importRun = namesIn('import_run');
const l = namesIn('league as l');
const p = namesIn('player as p');
const rosterEntryRow = namesIn('roster_entry as held');
const line = namesIn('player_season as line');
const deal = namesIn('contract as deal');
const x = namesIn('player_season as x');

const kindOf = (leagueId: string | Expression<string>) =>
  sql<boolean>`(select ${l.is_sample} from ${l.table} where ${l.id} = ${leagueId})`;

/** Condition: `player as p` is of the league's kind (sample or real), or on one of its teams. */
export const knownIn = (leagueId: string) => sql<boolean>`(${p.is_sample} = ${kindOf(leagueId)}
  or exists (select 1 from ${rosterEntryRow.table} where ${rosterEntryRow.league_id} = ${leagueId} and ${rosterEntryRow.player_id} = ${p.id}))`;

const seasonOf = (leagueId: string | Expression<string>) =>
  sql<string>`(select ${l.current_season} from ${l.table} where ${l.id} = ${leagueId})`;

/**
 * Condition on `player as p` for a league's lists and pools: of the league's kind, and playing. An inactive player
 * counts as playing from the first to the last regular season with a line, gaps included, and in a season with a
 * contract. `season` is the league's, if known.
 */
export const playableIn = (
  leagueId: string | Expression<string>,
  season: string | RawBuilder<string> = seasonOf(leagueId),
) => sql<boolean>`(${p.is_sample} = ${kindOf(leagueId)}
  and (${p.roster_status} is distinct from 'inactive'
    or (select ${season} between min(${line.season}) and max(${line.season}) from ${line.table}
      where ${line.player_id} = ${p.id} and not ${line.playoffs})
    or exists (select 1 from ${deal.table} where ${deal.player_id} = ${p.id} and ${deal.season} = ${season})))`;

export interface Catalogue {
  readonly version: string;
  readonly season: Season;
  /** Rookies are marked by the standard rule. */
  readonly players: ReadonlyMap<number, ListedPlayer>;
  /** Players from the NHL or the sample. Excludes the leagues' own prospects. */
  readonly shared: readonly ListedPlayer[];
  readonly played: ReadonlyMap<number, RookieFacts['seasons']>;
  /** Players with a regular-season line in a later season. */
  readonly playAgain: ReadonlySet<number>;
  /** Built at the first search. */
  index: SearchIndex<ListedPlayer> | null;
  /** Rookies by the leagues' own rules. */
  readonly rookies: Map<string, ReadonlySet<number>>;
}

interface Standing {
  readonly season: Season;
  /** Null in leagues on NHL cap hits. */
  readonly salaries: LeagueSalaries | null;
  readonly version: string;
  readonly sample: boolean;
  readonly limits: RookieLimits;
  readonly owners: readonly { readonly id: number; readonly team_id: string; readonly place: PlayerOwner['place'] }[];
  /** Prospects who are or were on a team of this league. */
  readonly prospects: readonly number[];
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  readonly rookies: readonly { readonly id: number; readonly rookie: boolean }[];
  readonly statuses: readonly SetStatus[];
}

/** A status that the league's commissioner set; `set_at` is ISO text. */
interface SetStatus {
  readonly id: number;
  readonly status: PlayerStatus;
  readonly reason: string;
  readonly set_at: string;
}

const DEFAULT_LIMIT = 50;
/** Leagues play one or two seasons at a time; caching more is not worth the memory. */
const MOST_CATALOGUES = 4;

@Injectable()
export class PlayersQueries {
  private readonly catalogues = new Map<Season, Promise<Catalogue>>();

  constructor(private readonly database: Database) {}

  /**
   * A page of a league's players; null when there is no such league. `room` is the reader's for the filter `fits`; null
   * without a team.
   */
  async list(leagueId: string, query: PlayersQuery, room: CapRoom | null = null): Promise<PlayersAnswer | null> {
    const standing = await this.standing(leagueId);
    if (standing === null) return null;
    const season = query.season ?? standing.season;
    const catalogue = await this.catalogue(season, standing.version);
    const owners = new Map(standing.owners.map((owner) => [owner.id, owner]));
    const teams = new Map(standing.teams.map(({ id, name }) => [id, name]));
    const rookies = rookiesBy(catalogue, standing.limits);
    const overrides = new Map(standing.rookies.map((row) => [row.id, row.rookie]));
    const statuses = new Map(standing.statuses.map((row) => [row.id, row]));
    const own = standing.prospects.flatMap((id) => catalogue.players.get(id) ?? []);
    const searched =
      query.search === undefined || query.search === ''
        ? undefined
        : searchPlayers(
            [(catalogue.index ??= buildSearchIndex(catalogue.shared)), buildSearchIndex(own)],
            query.search,
          );
    const all = searched ?? [...catalogue.shared, ...own];
    const playing = await this.playing(standing);
    const found: LeaguePlayer[] = [];
    for (const shared of all) {
      const listed = withSalary(withStatus(shared, statuses.get(shared.id)), season, standing);
      const owner = owners.get(listed.id);
      if (owner === undefined && !playing(listed)) continue;
      if (query.free === true && owner !== undefined) continue;
      const rookie = overrides.get(listed.id) ?? rookies(listed.id, listed.rookie);
      const player = rookie === listed.rookie ? listed : { ...listed, rookie };
      if (!matchesFilters(player, query, season)) continue;
      const held: LeaguePlayer = {
        ...player,
        owner:
          owner === undefined
            ? null
            : { team_id: owner.team_id, team_name: teams.get(owner.team_id) ?? '', place: owner.place },
      };
      if (query.fits !== true || (room !== null && fitsCap(held, room))) found.push(held);
    }
    // The best match comes first unless another order is requested.
    const ordered =
      searched !== undefined && query.sort === undefined
        ? found
        : sortPlayers(found, query.sort ?? 'rank', query.direction);
    const start = query.start ?? 0;
    return { season, total: ordered.length, players: ordered.slice(start, start + (query.limit ?? DEFAULT_LIMIT)) };
  }

  /** A player with contracts and seasons; null when the league or player does not exist. */
  async profile(leagueId: string, playerId: number, asked?: Season): Promise<PlayerAnswer | null> {
    const standing = await this.standing(leagueId);
    if (standing === null) return null;
    const season = asked ?? standing.season;
    const catalogue = await this.catalogue(season, standing.version);
    const listed = catalogue.players.get(playerId);
    const owner = standing.owners.find((one) => one.id === playerId);
    if (listed === undefined || (listed.is_sample !== standing.sample && owner === undefined)) return null;
    const { db } = this.database;
    const [contracts, seasons] = await Promise.all([
      this.database.prepared(
        'player-contracts',
        db.selectFrom('contract').select(CONTRACT_COLUMNS).where('player_id', '=', playerId).orderBy('season'),
      ),
      this.database.prepared(
        'player-seasons',
        db
          .selectFrom('player_season')
          .select(SEASON_COLUMNS)
          .where('player_id', '=', playerId)
          .orderBy('season', 'desc')
          .orderBy('playoffs'),
      ),
    ]);
    const team = standing.teams.find(({ id }) => id === owner?.team_id);
    return {
      season,
      player: {
        ...withSalary(
          withStatus(
            listed,
            standing.statuses.find(({ id }) => id === playerId),
          ),
          season,
          standing,
        ),
        rookie:
          standing.rookies.find((row) => row.id === playerId)?.rookie ??
          rookiesBy(catalogue, standing.limits)(playerId, listed.rookie),
        contracts: contracts.map((row) => contractSchema.parse(row)),
        seasons: seasons.map((row) => playerSeasonSchema.parse({ ...row, gp: row.gp ?? 0 })),
        owner: owner === undefined ? null : { team_id: owner.team_id, team_name: team?.name ?? '', place: owner.place },
      },
    };
  }

  /** Predicate for players without a team in a league's lists; equivalent to `playableIn`. */
  private async playing({ season, version, sample }: Standing): Promise<(player: ListedPlayer) => boolean> {
    const { players, playAgain } = await this.catalogue(season, version);
    const played = (id: number): boolean => {
      const own = players.get(id);
      if (own === undefined) return false;
      const { stats, cap } = own;
      return stats?.season === season || cap.season === season || (stats !== null && playAgain.has(id));
    };
    return ({ id, is_sample, roster_status }) => is_sample === sample && (roster_status !== 'inactive' || played(id));
  }

  /** All players of a season by rank, for uses outside a league. */
  async all(season: Season): Promise<ListedPlayer[]> {
    const [row] = await this.database.prepared('players-version', this.database.db.selectNoFrom(VERSION.as('version')));
    return [...(await this.catalogue(season, row?.version ?? '')).players.values()];
  }

  /** Reads the league's own data and the version of the players in one statement. */
  private async standing(leagueId: string): Promise<Standing | null> {
    const [row] = await this.database.prepared('players-standing', standingOf(this.database.db, leagueId));
    if (row === undefined) return null;
    const { settings, contracts, slots, ...standing } = row;
    return { ...standing, salaries: salariesOf(settings, contracts, slots), limits: rookieLimits(settings) };
  }

  /** Returns a season's cached players. Concurrent requests share one read. */
  private catalogue(season: Season, version: string): Promise<Catalogue> {
    const kept = this.catalogues.get(season);
    const fresh = async (): Promise<Catalogue> => {
      // The first caller gets a failure; later calls read again.
      const known = await kept?.catch(() => undefined);
      return known?.version === version ? known : this.read(season, version);
    };
    const next = fresh();
    this.catalogues.delete(season);
    this.catalogues.set(season, next);
    // Failures are not cached.
    next.catch(() => this.catalogues.delete(season));
    for (const oldest of this.catalogues.keys()) {
      if (this.catalogues.size <= MOST_CATALOGUES) break;
      this.catalogues.delete(oldest);
    }
    return next;
  }

  private async read(season: Season, version: string): Promise<Catalogue> {
    const rows = await this.database.prepared('players-catalogue', catalogueOf(this.database.db, season));
    const players = new Map<number, ListedPlayer>();
    const played = new Map<number, RookieFacts['seasons']>();
    const playAgain = new Set<number>();
    for (const { cap_hit, cap_season, cap_as_of, minimum, stats, games, later, search_name: _, ...row } of rows) {
      const player = withTimesAsText(row);
      const cap: CapFigure =
        cap_hit === null
          ? { cap_hit: minimum, estimated: true, season: null, as_of: null }
          : { cap_hit, estimated: cap_season !== season, season: cap_season, as_of: cap_as_of };
      const facts = { ...player, seasons: games ?? [] };
      players.set(player.id, { ...player, cap, stats, rookie: isRookie(facts, season) });
      played.set(player.id, facts.seasons);
      if (later) playAgain.add(player.id);
    }
    const shared = [...players.values()].filter(({ id }) => id > LOCAL_IDS.last);
    return { version, season, players, shared, played, playAgain, index: null, rookies: new Map() };
  }
}

const withStatus = (player: ListedPlayer, set: SetStatus | undefined): ListedPlayer =>
  set === undefined
    ? player
    : { ...player, status: set.status, status_note: set.reason, status_as_of: new Date(set.set_at).toISOString() };

/** Changes with every import or edit of players, contracts or statistics. */
const VERSION = sql<string>`concat_ws(' ', (select concat_ws('/', count(*), max(${playerRow.updated_at})) from ${playerRow.table}),
  (select max(${importRun.finished_at}) from ${importRun.table} where ${importRun.status} = 'done'))`;

const standingOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('league as l')
    .select(({ selectFrom }) => [
      'l.current_season as season',
      VERSION.as('version'),
      'l.is_sample as sample',
      'l.settings',
      jsonArrayFrom(
        selectFrom('roster_entry as r')
          .select(['r.player_id as id', 'r.team_id', 'r.place'])
          .whereRef('r.league_id', '=', 'l.id'),
      ).as('owners'),
      listOf(
        selectFrom('roster_stay as s')
          .select('s.player_id')
          .distinct()
          .whereRef('s.league_id', '=', 'l.id')
          .where('s.player_id', '<=', LOCAL_IDS.last)
          .orderBy('s.player_id'),
      ).as('prospects'),
      jsonArrayFrom(selectFrom('team as t').select(['t.id', 't.name']).whereRef('t.league_id', '=', 'l.id')).as(
        'teams',
      ),
      jsonArrayFrom(
        selectFrom('rookie_override as o')
          .select(['o.player_id as id', 'o.rookie'])
          .whereRef('o.league_id', '=', 'l.id'),
      ).as('rookies'),
      jsonArrayFrom(setStatuses(db, sql.ref('l.id'))).as('statuses'),
      jsonArrayFrom(
        selectFrom('league_contract as k')
          .select(['k.player_id as id', 'k.salary', 'k.first_season as firstSeason', 'k.last_season as lastSeason'])
          .whereRef('k.league_id', '=', 'l.id')
          .where(inForce),
      ).as('contracts'),
    ])
    .select((league) => bankRounds(league).as('slots'))
    .where('l.id', '=', leagueId);

/** Each player's last contract up to a season. */
const lastContracts = (db: Db, season: Season) =>
  db
    .selectFrom('contract')
    .distinctOn('player_id')
    .select(['player_id', 'season', 'cap_hit', 'as_of'])
    .where('season', '<=', season)
    .orderBy('player_id')
    .orderBy('season', 'desc')
    .as('c');

const lastLines = (db: Db, season: Season) =>
  db
    .selectFrom('player_season as x')
    .distinctOn('x.player_id')
    .select([
      'x.player_id',
      sql<PlayerSeason>`(to_jsonb(x) - 'player_id') || jsonb_build_object('gp', coalesce(${x.gp}, 0))`.as('stats'),
    ])
    .where('x.season', '<=', season)
    .where('x.playoffs', '=', false)
    .orderBy('x.player_id')
    .orderBy('x.season', 'desc')
    .as('s');

const catalogueOf = (db: Db, season: Season) =>
  db
    .selectFrom('player as p')
    .leftJoin(lastContracts(db, season), 'c.player_id', 'p.id')
    .leftJoin(lastLines(db, season), 's.player_id', 'p.id')
    .leftJoin(gamesUntil(db, season), 'g.player_id', 'p.id')
    .select(PLAYER_COLUMNS.map((column) => `p.${column}` as const))
    .select([
      'c.cap_hit',
      'c.season as cap_season',
      'c.as_of as cap_as_of',
      minimumSalary.as('minimum'),
      's.stats',
      'g.games',
      ({ exists, selectFrom }) =>
        isSo(
          exists(
            selectFrom('player_season as next')
              .select('next.player_id')
              .whereRef('next.player_id', '=', 'p.id')
              .where('next.playoffs', '=', false)
              .where('next.season', '>', season),
          ),
        ).as('later'),
    ])
    .orderBy('p.rank', (order) => order.asc().nullsLast())
    .orderBy('p.id');
