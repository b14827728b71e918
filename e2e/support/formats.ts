import type { TradableAssetsAnswer, TradeAnswer } from '@crease/core/trades/trade.schema.js';
import { inDatabase } from './database.js';
import { freeAgents, inSeason } from './season.js';
import type { League, Person, World } from './world.js';

/** Sums of a team `t`, different for each team and each `n`. */
const figures = (
  n: string,
) => `jsonb_build_object('g', 8 + (3 * t.number + ${n}) % 7, 'a', 12 + (5 * t.number + ${n}) % 9,
  'ppp', 4 + t.number % 3, 'sog', 80 + 7 * t.number, 'hits', 45 + (11 * t.number * ${n}) % 13, 'blocks', 30 - t.number,
  'w', 1 + t.number % 3, 'ga', 8 + t.number % 4, 'sa', 110 + t.number, 'goalie_seconds', 14400 + 600 * t.number,
  'so', t.number % 2, 'goalie_games', 4)`;

/** A league of matchups by category in its second matchup, with results of the first one and a cup under way. */
export async function categorySeason(
  world: World,
  commissioner: Person,
  manager: Person,
  teamNames: string[],
): Promise<League & { readonly trade: string }> {
  const settings = { format: 'h2h_each_category', num_teams: teamNames.length, playoff_teams: 0 };
  const league = await inSeason(world, commissioner, manager, teamNames, settings);
  const [player] = await freeAgents(world, league, commissioner);
  await world.post(commissioner, `${league.id}/free-agents/add`, { player_id: player?.id });
  await inDatabase(
    `with by as (select starts_on - (current_date - 3) as days from matchup_period where league_id = $1 and number = 2),
       season as (update league_season y set starts_on = y.starts_on - by.days, ends_on = y.ends_on - by.days
         from by where y.league_id = $1)
     update matchup_period p set starts_on = p.starts_on - by.days, ends_on = p.ends_on - by.days
     from by where p.league_id = $1`,
    [league.id],
  );
  // Days with games are computed again by the rosters, which did not play. Today has no game that was played.
  await inDatabase(
    `insert into team_figures (league_id, team_id, season, day, figures)
     select p.league_id, t.id, p.season, case p.number when 2 then current_date else p.starts_on end,
       ${figures('p.number')}
     from matchup_period p join team t on t.league_id = p.league_id where p.league_id = $1 and p.number <= 2`,
    [league.id],
  );
  await inDatabase(
    `with season as (insert into cup_season (league_id, season, seed)
         select id, current_season, repeat('0a', 16) from league where id = $1 returning league_id, season),
       drawn as (insert into cup_team (league_id, season, team_id, seed)
         select s.league_id, s.season, t.id, t.number from season s join team t on t.league_id = s.league_id)
     insert into cup_round (league_id, season, round, starts_on, ends_on)
     select s.league_id, s.season, p.number - 1, p.starts_on, p.ends_on
     from season s join matchup_period p on p.league_id = s.league_id and p.number in (2, 3)`,
    [league.id],
  );
  return { ...league, trade: await offerOf(world, league, player?.id) };
}

async function offerOf(
  world: World,
  { id, teams: [own, other], commissioner }: League,
  playerId: number | undefined,
): Promise<string> {
  // The outlook needs the games up to the ends of matchup and season.
  await inDatabase(
    `insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, read_at, sample)
     select l.id || d.day, l.current_season, false, d.day, d.day + interval '23 hours', p.nhl_club,
       (select min(c.code) from nhl_club c where c.code <> p.nhl_club), 'scheduled', now(), true
     from league l join league_season y on y.league_id = l.id and y.season = l.current_season
     join matchup_period m on m.league_id = l.id and m.season = l.current_season and m.number = 2
     join player p on p.id = $2, lateral (values (m.ends_on), (m.ends_on + 7), (y.ends_on)) d (day) where l.id = $1`,
    [id, playerId],
  );
  const { draft_picks: picks } = await world.get<TradableAssetsAnswer>(
    commissioner,
    `${id}/trades/assets/${other?.id}`,
  );
  const { trade_id: trade } = await world.post<TradeAnswer>(commissioner, `${id}/trades`, {
    sides: [
      { team_id: own?.id, assets: [{ kind: 'player', player_id: playerId }] },
      { team_id: other?.id, assets: [{ kind: 'draft-pick', pick_id: picks.at(-1)?.pick_id }] },
    ],
  });
  return trade;
}

export async function rotoSeason(
  world: World,
  commissioner: Person,
  manager: Person,
  teamNames: string[],
): Promise<League> {
  const settings = { format: 'roto', num_teams: teamNames.length };
  const league = await inSeason(world, commissioner, manager, teamNames, settings);
  await inDatabase(
    `insert into season_figures (league_id, team_id, season, figures)
     select l.id, t.id, l.current_season, ${figures('4')} from league l join team t on t.league_id = l.id where l.id = $1`,
    [league.id],
  );
  return league;
}
