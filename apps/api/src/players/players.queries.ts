import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { matchesFilters, sortPlayers } from '@crease/core/players/filter.rules.js';
import type { ContractRecord, PlayerRecord, SeasonRecord } from '@crease/core/players/import.rules.js';
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
} from '@crease/core/players/players.schema.js';
import { isRookie } from '@crease/core/players/rookie.rules.js';
import { buildSearchIndex, searchPlayers, type SearchIndex } from '@crease/core/players/search.rules.js';
import type { Season } from '@crease/core/season.js';
import { Database } from '../platform/database/database.js';
import { contractColumns, playerColumns, seasonColumns } from './players.tables.js';

/** A condition on `player p`: of the kind that the league $1 plays on, the sample or real players; and whoever is on one of its teams. */
export const KNOWN_SQL = `(p.is_sample = (select l.is_sample from league l where l.id = $1) or exists (select 1 from roster_entry held where held.league_id = $1 and held.player_id = p.id))`;

/**
 * A condition on `player p` for lists and pools of the league $1: of the kind that it plays on, and playing. Who plays no more still
 * does in a league whose season knows a line or a contract of theirs.
 */
export const PLAYABLE_SQL = `p.is_sample = (select l.is_sample from league l where l.id = $1)
  and (p.roster_status is distinct from 'inactive'
    or exists (select 1 from player_season line where line.player_id = p.id and not line.playoffs and line.season = (select l.current_season from league l where l.id = $1))
    or exists (select 1 from contract deal where deal.player_id = p.id and deal.season = (select l.current_season from league l where l.id = $1)))`;

const kindOf = (leagueId: string) => sql<boolean>`(select l.is_sample from league l where l.id = ${leagueId})`;

/** The same as `KNOWN_SQL`, for typed queries that call the player `p`. */
export const knownIn = (leagueId: string) => sql<boolean>`(p.is_sample = ${kindOf(leagueId)}
  or exists (select 1 from roster_entry held where held.league_id = ${leagueId} and held.player_id = p.id))`;

const seasonOf = (leagueId: string) => sql<string>`(select l.current_season from league l where l.id = ${leagueId})`;

/** The same as `PLAYABLE_SQL`, for typed queries that call the player `p`. `season` is the league's, where it is known. */
export const playableIn = (
  leagueId: string,
  season: string | RawBuilder<string> = seasonOf(leagueId),
) => sql<boolean>`(p.is_sample = ${kindOf(leagueId)}
  and (p.roster_status is distinct from 'inactive'
    or exists (select 1 from player_season line
      where line.player_id = p.id and not line.playoffs and line.season = ${season})
    or exists (select 1 from contract deal where deal.player_id = p.id and deal.season = ${season})))`;

/** Everybody in one season, as far as it is the same for every league. */
interface Catalogue {
  readonly version: string;
  readonly players: ReadonlyMap<number, ListedPlayer>;
  /** Made when somebody first searches. */
  index: SearchIndex<ListedPlayer> | null;
}

interface CatalogueRow extends PlayerRecord {
  cap_hit: number | null;
  cap_season: string | null;
  cap_as_of: string | null;
  minimum: number;
  stats: PlayerSeason | null;
  games: { season: string; gp: number }[] | null;
}

interface Standing {
  season: Season;
  version: string;
  sample: boolean;
  owners: { id: number; team_id: string; place: PlayerOwner['place'] }[];
  teams: Record<string, string>;
  rookies: { id: number; rookie: boolean }[];
}

const DEFAULT_LIMIT = 50;
/** Leagues play one or two seasons at a time; more are not worth their memory. */
const MOST_CATALOGUES = 4;

@Injectable()
export class PlayersQueries {
  private readonly catalogues = new Map<Season, Promise<Catalogue>>();

  constructor(private readonly database: Database) {}

  /** The players of a league's list: searched, filtered, sorted and cut to a page. Null when there is no such league. */
  async list(leagueId: string, query: PlayersQuery): Promise<PlayersAnswer | null> {
    const standing = await this.standing(leagueId);
    if (standing === null) return null;
    const season = query.season ?? standing.season;
    const catalogue = await this.catalogue(season, standing.version);
    const owners = new Map(standing.owners.map((owner) => [owner.id, owner]));
    const overrides = new Map(standing.rookies.map((row) => [row.id, row.rookie]));
    const searched =
      query.search === undefined || query.search === ''
        ? undefined
        : searchPlayers((catalogue.index ??= buildSearchIndex([...catalogue.players.values()])), query.search);
    const all = searched ?? [...catalogue.players.values()];
    const playing = await this.playing(standing);
    const found: LeaguePlayer[] = [];
    for (const listed of all) {
      const owner = owners.get(listed.id);
      if (owner === undefined && !playing(listed)) continue;
      if (query.free === true && owner !== undefined) continue;
      const override = overrides.get(listed.id);
      const player = override === undefined || override === listed.rookie ? listed : { ...listed, rookie: override };
      if (matchesFilters(player, query))
        found.push({
          ...player,
          owner:
            owner === undefined
              ? null
              : { team_id: owner.team_id, team_name: standing.teams[owner.team_id] ?? '', place: owner.place },
        });
    }
    // the best match stands first unless another order was asked for
    const ordered =
      searched !== undefined && query.sort === undefined
        ? found
        : sortPlayers(found, query.sort ?? 'rank', query.direction);
    const start = query.start ?? 0;
    return { season, total: ordered.length, players: ordered.slice(start, start + (query.limit ?? DEFAULT_LIMIT)) };
  }

  /** One player with all their contracts and seasons. Null when the league has no such player, or there is no such league. */
  async profile(leagueId: string, playerId: number, asked?: Season): Promise<PlayerAnswer | null> {
    const standing = await this.standing(leagueId);
    if (standing === null) return null;
    const season = asked ?? standing.season;
    const listed = (await this.catalogue(season, standing.version)).players.get(playerId);
    const owner = standing.owners.find((one) => one.id === playerId);
    if (listed === undefined || (listed.is_sample !== standing.sample && owner === undefined)) return null;
    const [contracts, seasons] = await Promise.all([
      this.database.query<ContractRecord>(
        `select ${contractColumns()} from contract where player_id = $1 order by season`,
        [playerId],
        'player-contracts',
      ),
      this.database.query<SeasonRecord>(
        `select ${seasonColumns()} from player_season where player_id = $1 order by season desc, playoffs`,
        [playerId],
        'player-seasons',
      ),
    ]);
    return {
      season,
      player: {
        ...listed,
        rookie: standing.rookies.find((row) => row.id === playerId)?.rookie ?? listed.rookie,
        contracts: contracts.map((row) => contractSchema.parse(row)),
        seasons: seasons.map((row) => playerSeasonSchema.parse({ ...row, gp: row.gp ?? 0 })),
        owner:
          owner === undefined
            ? null
            : { team_id: owner.team_id, team_name: standing.teams[owner.team_id] ?? '', place: owner.place },
      },
    };
  }

  /** Who stands in a league's lists without a team; the same as `PLAYABLE_SQL`. */
  private async playing({ season, version, sample }: Standing): Promise<(player: ListedPlayer) => boolean> {
    const { players } = await this.catalogue(season, version);
    const played = (id: number): boolean => {
      const own = players.get(id);
      return own?.stats?.season === season || own?.cap.season === season;
    };
    return ({ id, is_sample, roster_status }) => is_sample === sample && (roster_status !== 'inactive' || played(id));
  }

  /** Everybody of a season, by rank: for jobs and lists that are not one league's. */
  async all(season: Season): Promise<ListedPlayer[]> {
    const [row] = await this.database.query<{ version: string }>(`select ${VERSION} as version`, [], 'players-version');
    return [...(await this.catalogue(season, row?.version ?? '')).players.values()];
  }

  /** What differs from league to league, and whether the players were changed since: one statement. */
  private async standing(leagueId: string): Promise<Standing | null> {
    const [row] = await this.database.query<Standing>(
      `select l.current_season as season, ${VERSION} as version,
         l.is_sample as sample,
         coalesce((select json_agg(json_build_object('id', r.player_id, 'team_id', r.team_id, 'place', r.place)) from roster_entry r where r.league_id = l.id), '[]') as owners,
         coalesce((select json_object_agg(t.id, t.name) from team t where t.league_id = l.id), '{}') as teams,
         coalesce((select json_agg(json_build_object('id', o.player_id, 'rookie', o.rookie)) from rookie_override o where o.league_id = l.id), '[]') as rookies
       from league l where l.id = $1`,
      [leagueId],
      'players-standing',
    );
    return row ?? null;
  }

  /** The players of a season, kept while nobody changes them. Several requests at once read them once. */
  private catalogue(season: Season, version: string): Promise<Catalogue> {
    const kept = this.catalogues.get(season);
    const fresh = async (): Promise<Catalogue> => {
      const known = await kept?.catch(() => undefined);
      return known?.version === version ? known : this.read(season, version);
    };
    const next = fresh();
    this.catalogues.delete(season);
    this.catalogues.set(season, next);
    // a failure is not remembered
    next.catch(() => this.catalogues.delete(season));
    for (const oldest of this.catalogues.keys()) {
      if (this.catalogues.size <= MOST_CATALOGUES) break;
      this.catalogues.delete(oldest);
    }
    return next;
  }

  private async read(season: Season, version: string): Promise<Catalogue> {
    const rows = await this.database.query<CatalogueRow>(CATALOGUE, [season], 'players-catalogue');
    const players = new Map<number, ListedPlayer>();
    for (const { cap_hit, cap_season, cap_as_of, minimum, stats, games, search_name: _, ...player } of rows) {
      const cap: CapFigure =
        cap_hit === null
          ? { cap_hit: minimum, estimated: true, season: null, as_of: null }
          : { cap_hit, estimated: cap_season !== season, season: cap_season, as_of: cap_as_of };
      players.set(player.id, { ...player, cap, stats, rookie: isRookie({ ...player, seasons: games ?? [] }, season) });
    }
    return { version, players, index: null };
  }
}

/** Changes whenever an import or an edit changed players, contracts or statistics. */
const VERSION = `concat_ws(' ', (select concat_ws('/', count(*), max(updated_at)) from player), (select max(finished_at) from import_run where status = 'done'))`;

/** The season is $1. Contracts of a later season say nothing about this one. */
const CATALOGUE = `
  select ${playerColumns('p.')}, c.cap_hit, c.season as cap_season, to_char(c.as_of, 'YYYY-MM-DD') as cap_as_of,
    (select (value #>> '{}')::int from system_config where key = 'minimum_salary') as minimum,
    s.stats, g.games
  from player p
  left join (select distinct on (player_id) player_id, season, cap_hit, as_of from contract where season <= $1 order by player_id, season desc) c on c.player_id = p.id
  left join (
    select distinct on (player_id) player_id, (to_jsonb(x) - 'player_id') || jsonb_build_object('gp', coalesce(gp, 0)) as stats
    from player_season x where season <= $1 and not playoffs order by player_id, season desc
  ) s on s.player_id = p.id
  left join (
    select player_id, jsonb_agg(jsonb_build_object('season', season, 'gp', coalesce(gp, 0))) as games
    from player_season where season < $1 and not playoffs group by player_id
  ) g on g.player_id = p.id
  order by p.rank nulls last, p.id`;
