import { randomBytes } from 'node:crypto';
import { dayPlus } from '@crease/core/calendar.js';
import { newId } from '@crease/core/ids.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { PRESETS } from '@crease/core/players/scoring/scoring.presets.js';
import type { Season } from '@crease/core/season.js';
import { openMatchups } from '../../apps/api/src/competition/matchups/matchup.writer.js';
import { dbOn } from '../../apps/api/src/platform/database/connection/client.js';
import type { SeededLeague } from '../../apps/api/src/testing/draft-fixture.js';
import type { NightSide } from '../../apps/api/src/testing/nhl-night.js';
import { FIRST_PLAYER, type Product } from '../lib/world.js';

export const TEAMS_OF_LEAGUE = 12;
const ACTIVE = 23;
const PAST_DAYS = 60;

const ids = (count: number): string[] => Array.from({ length: count }, () => newId((length) => randomBytes(length)));

/**
 * Creates leagues in season with the players of all clubs on their teams. A third has its own weights, a third has
 * line-ups, and all have two months of past days. The first ones have managers who listen.
 */
export async function seedLeagues(
  product: Product,
  count: number,
  { season, day, watched }: { readonly season: Season; readonly day: string; readonly watched: number },
): Promise<SeededLeague[]> {
  const { db } = product;
  const seeded: SeededLeague[] = [];
  for (let made = 0; made < watched; made += 1)
    seeded.push(await product.league(2, { num_teams: TEAMS_OF_LEAGUE, max_roster_size: 40 }));
  const [model] = seeded;
  if (!model) throw new Error('somebody must listen');
  await db.query(
    `insert into league (id, name, type, phase, current_season, settings, created_by)
     select n.id, 'League', m.type, m.phase, m.current_season, m.settings, m.created_by from league m, unnest($2::text[]) n(id) where m.id = $1`,
    [model.leagueId, ids(count - watched)],
  );
  await db.query(
    `insert into team (id, league_id, number, name)
     select n.id, l.id, k.k, 'Team ' || k.k
     from (select id, row_number() over () as at from league where not exists (select 1 from team t where t.league_id = league.id)) l
     cross join generate_series(1, ${TEAMS_OF_LEAGUE}) k(k)
     join unnest($1::text[]) with ordinality n(id, at) on n.at = (l.at - 1) * ${TEAMS_OF_LEAGUE} + k.k`,
    [ids((count - watched) * TEAMS_OF_LEAGUE)],
  );
  await db.query(`update league set phase = 'in-season', current_season = $1`, [season]);
  await db.query(
    `update league set settings = settings || jsonb_build_object('scoring', $1::jsonb)
     where id in (select id from (select id, row_number() over (order by id) as n from league) x where n % 3 = 1)`,
    [JSON.stringify(PRESETS.yahoo.scoring)],
  );
  await db.query(
    `insert into league_season (league_id, season, starts_on, ends_on) select id, $1, $2::date, $3::date from league`,
    [season, dayPlus(day, -PAST_DAYS), dayPlus(day, 120)],
  );
  // Deals the best players to the teams, in a different order per league.
  await db.query(
    `insert into roster_entry (league_id, player_id, team_id, place, acquired_by, since, acquired_at)
     select t.league_id, ${FIRST_PLAYER} + p.p, t.id, 'active', 'bench', now() - interval '70 days', now() - interval '70 days'
     from generate_series(0, ${TEAMS_OF_LEAGUE * ACTIVE - 1}) p(p)
     join team t on t.number = 1 + (p.p + p.p / ${TEAMS_OF_LEAGUE} * ascii(right(t.league_id, 1))) % ${TEAMS_OF_LEAGUE}`,
  );
  await db.query(
    `insert into lineup_day (league_id, team_id, day, player_ids, places)
     select r.league_id, r.team_id, $1::date, (array_agg(r.player_id))[1:18], '[]' from roster_entry r
     where r.league_id in (select id from (select id, row_number() over (order by id) as n from league) x where n % 3 = 2) group by r.league_id, r.team_id`,
    [day],
  );
  await db.query(
    `insert into team_day (league_id, team_id, season, playoffs, day, points)
     select t.league_id, t.id, $1, false, $2::date - d, (d * 7 + t.number) % 31 from team t, generate_series(1, ${PAST_DAYS}) d`,
    [season, day],
  );
  await db.query(
    `insert into team_points (league_id, team_id, season, playoffs, points)
     select league_id, team_id, season, playoffs, sum(points) from team_day group by 1, 2, 3, 4`,
  );
  await db.query('analyze');
  return seeded;
}

export async function playMatchups(
  { db }: Product,
  { season, day }: { readonly season: Season; readonly day: string },
): Promise<void> {
  const { rows } = await db.query<{ id: string; settings: LeagueSettings }>(
    `update league set settings = settings || '{"format": "h2h_points"}' returning id, settings`,
  );
  await openSeasons(db, rows, { season, day, from: 'start' });
}

async function openSeasons(
  db: Product['db'],
  leagues: readonly { readonly id: string; readonly settings: LeagueSettings }[],
  { season, day, from }: { readonly season: Season; readonly day: string; readonly from?: 'start' },
): Promise<void> {
  const client = await db.connect();
  const dates = { startsOn: dayPlus(day, -PAST_DAYS), endsOn: dayPlus(day, 120) };
  for (const { id, settings } of leagues) await openMatchups(dbOn(client), { id, season, settings }, dates, from);
  client.release();
}

/**
 * Lets every second league play matchups, categories or roto, each kind in turn, with the sums of the past days where
 * categories decide.
 */
export async function playFormats(
  { db }: Product,
  { season, day }: { readonly season: Season; readonly day: string },
): Promise<void> {
  const { rows } = await db.query<{ id: string; settings: LeagueSettings }>(
    `update league l set settings = l.settings || jsonb_build_object('format',
       (array['h2h_points', 'h2h_each_category', 'roto', 'h2h_most_categories'])[1 + x.n / 2 % 4])
     from (select id, row_number() over (order by id) as n from league) x
     where x.id = l.id and x.n % 2 = 0 returning l.id, l.settings`,
  );
  await openSeasons(db, rows, { season, day });
  const figures = `jsonb_build_object('g', n % 5, 'a', n % 7, 'hits', n % 23, 'w', n % 2, 'sa', 30, 'ga', n % 4,
    'goalie_seconds', 3600, 'goalie_games', 1)`;
  await db.query(
    `insert into team_figures (league_id, team_id, season, day, figures)
     select t.league_id, t.id, c.season, $1::date - d, ${figures} from category_season c join team t on t.league_id = c.league_id
     cross join generate_series(1, ${PAST_DAYS}) d, lateral (select d * 7 + t.number as n) x`,
    [day],
  );
  await db.query(
    `insert into season_figures (league_id, season, team_id, figures)
     select league_id, season, team_id, jsonb_object_agg(key, total) from (
       select c.league_id, c.season, f.team_id, e.key, sum(e.value::int) as total from category_season c
       join team t on t.league_id = c.league_id join team_figures f on f.team_id = t.id and f.season = c.season,
       lateral jsonb_each_text(f.figures) e where c.kind = 'roto' group by 1, 2, 3, 4
     ) s group by 1, 2, 3`,
  );
  await db.query('analyze');
}

/** Days of a season that is nearly over. */
const LATE_DAYS = 170;

/** Gives every second league caps of games by place that no team has reached late in the season. */
export async function capPlaces(
  { db }: Product,
  { season, day }: { readonly season: Season; readonly day: string },
): Promise<void> {
  await db.query(
    `update league_season s set games_caps = '{"F": 1000, "D": 1000, "G": 1000}', starts_on = $2::date - ${LATE_DAYS}
     from (select id, row_number() over (order by id) as n from league) x where x.id = s.league_id and s.season = $1 and x.n % 2 = 0`,
    [season, day],
  );
  await db.query(
    `insert into place_games (league_id, team_id, kind, day, season, games)
     select t.league_id, t.id, k.kind, $2::date - d, $1, 1 + (d + t.number) % 3
     from team t join league_season s on s.league_id = t.league_id and s.season = $1 and s.games_caps <> '{}'
     cross join unnest(array['F', 'D', 'G']) k(kind) cross join generate_series(1, ${LATE_DAYS}) d`,
    [season, day],
  );
  await db.query('analyze');
}

const CLUBS =
  'ANA BOS BUF CAR CBJ CGY CHI COL DAL DET EDM FLA LAK MIN MTL NJD NSH NYI NYR OTT PHI PIT SEA SJS STL TBL TOR UTA VAN VGK WPG WSH';

/** Puts twenty players into each club, and returns the clubs with the players on the ice. */
export async function clubsOnIce({ db }: Product): Promise<NightSide[]> {
  const clubs = CLUBS.split(' ');
  const { rows } = await db.query<{ id: number; position: 'F' | 'D' | 'G' }>(
    'select id, position from player where id < $1 order by id',
    [FIRST_PLAYER + clubs.length * 20],
  );
  const sides = clubs.map((abbrev, index) => ({
    abbrev,
    players: rows.filter(({ id }) => (id - FIRST_PLAYER) % clubs.length === index),
  }));
  await db.query(
    `insert into nhl_club (code, name, city, color) select c, c, c, '#333' from unnest($1::text[]) c on conflict do nothing`,
    [clubs],
  );
  await db.query(
    `update player set nhl_club = ($1::text[])[1 + (id - ${FIRST_PLAYER}) % ${clubs.length}] where id < ${FIRST_PLAYER + clubs.length * 20}`,
    [clubs],
  );
  return sides;
}
