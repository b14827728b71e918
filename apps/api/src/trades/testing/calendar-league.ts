import type { Refused, TestApp } from '../../testing/test-app.js';
import { forward, tradeLeague, type TradeLeague } from './trade-fixture.js';

/** A league in Los Angeles whose season ends on April 15, 2027. */
export async function calendarLeague(app: TestApp, settings: object): Promise<TradeLeague> {
  const league = await tradeLeague(app, { review: 24 });
  await league.query(
    `update league set current_season = '2026-27', time_zone = 'America/Los_Angeles', settings = settings || $2::jsonb where id = $1`,
    [league.id, JSON.stringify(settings)],
  );
  await league.query(
    `insert into league_season (league_id, season, starts_on, ends_on) values ($1, '2026-27', '2026-10-07', '2027-04-15')
     on conflict (league_id, season) do update set ends_on = excluded.ends_on`,
    [league.id],
  );
  return league;
}

export const log = (league: TradeLeague) => league.log(3);

/** A league whose teams have three free-agent picks, with a manager's add of a new free agent. */
export async function addingLeague(app: TestApp, settings: object) {
  const league = await calendarLeague(app, settings);
  await league.weekPicks(3);
  await league.query(`update fa_pick set starts_at = '2027-04-01', expires_at = '2027-06-01' where league_id = $1`, [
    league.id,
  ]);
  const add = async (by: number, more = {}) => {
    const [player] = await league.free([forward(900_000)]);
    const answer = await league.call<Refused>(by, 'POST', '/free-agents/add', { player_id: player!.id, ...more });
    return { ...answer, id: player!.id };
  };
  return { league, add };
}
