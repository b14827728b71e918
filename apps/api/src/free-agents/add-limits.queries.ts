import { sql } from 'kysely';
import { addStop, isStopped } from '@crease/core/leagues/calendar.rules.js';
import { dayIn, dayPlus, momentIn, momentWords } from '@crease/core/calendar.js';
import { hasBids } from '@crease/core/free-agents/market/market.rules.js';
import { passedLimit, type AddLimit } from '@crease/core/free-agents/add-limits.rules.js';
import { isInMatchups } from '@crease/core/leagues/formats.js';
import type { Refusal } from '@crease/core/result.js';
import { seasonPlus } from '@crease/core/season.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import type { RosterMove } from '@crease/core/teams/roster.rules.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { rosterClosed } from '../competition/matchups/closed-teams.queries.js';
import { periodOn } from '../competition/matchups/period-days.queries.js';
import type { Db } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { refusal } from './free-agents.refusals.js';
import { wonAdds } from './won-adds.queries.js';
import { namesIn } from '../platform/database/rows.js';

const e = namesIn('event as e');

type CountedLeague = Pick<PlayingLeague, 'id' | 'season' | 'timeZone' | 'settings'>;

/** First and last day in the league's time zone; null for the whole season. */
type Span = { readonly firstDay: string; readonly lastDay: string } | null;

/**
 * The free agents that a team has added in the league's season, or on days of it. Each used a pick; won claims count,
 * too, and drops where the league counts them.
 */
async function movesOf(db: Db, league: CountedLeague, teamId: string, span: Span): Promise<number> {
  const { id, season, timeZone } = league;
  const from = span && new Date(momentIn(span.firstDay, timeZone));
  const until = span && new Date(momentIn(dayPlus(span.lastDay, 1), timeZone));
  const drops =
    league.settings.drops_count === true ? await loggedMoves(db, league, teamId, 'drop', { from, until }) : 0;
  if (hasBids(league.settings)) return drops + (await loggedMoves(db, league, teamId, 'add', { from, until }));
  const { adds } = await db
    .selectFrom('fa_pick')
    .select(({ fn }) => fn.countAll<number>().as('adds'))
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('owner_team_id', '=', teamId)
    .where('player_id', 'is not', null)
    .$if(from !== null, (used) => used.where('used_at', '>=', from))
    .$if(until !== null, (used) => used.where('used_at', '<', until))
    .executeTakeFirstOrThrow();
  return Number(adds) + drops;
}

/**
 * The drops of a team since its season began, or its adds of free agents in a league with bids. `from` and `until` are
 * null for the whole season.
 */
async function loggedMoves(
  db: Db,
  { id, season }: CountedLeague,
  teamId: string,
  move: 'add' | 'drop',
  { from, until }: { readonly from: Date | null; readonly until: Date | null },
): Promise<number> {
  const { moves } = await db
    .selectFrom('event as e')
    .innerJoin('league_season as y', (join) =>
      join.onRef('y.league_id', '=', 'e.league_id').on('y.season', '=', season),
    )
    .select(({ fn }) => fn.countAll<number>().as('moves'))
    .where('e.league_id', '=', id)
    .where('e.action_type', '=', `${move}-player`)
    .where(sql<boolean>`${e.data} #>> '{data,move}' = ${move} and ${e.data} #>> '{data,teamId}' = ${teamId}`)
    .$if(move === 'add', (added) => added.where(sql<boolean>`${e.data} #> '{data,price}' is not null`))
    .whereRef('e.at', '>=', 'y.begun_at')
    .$if(from !== null, (dropped) => dropped.where('e.at', '>=', from))
    .$if(until !== null, (dropped) => dropped.where('e.at', '<', until))
    .executeTakeFirstOrThrow();
  return Number(moves);
}

async function limitOfSeason(db: Db, league: CountedLeague, teamId: string, ofSeason: number): Promise<AddLimit> {
  const won = await wonAdds(db, league, teamId);
  const made = await movesOf(db, league, teamId, null);
  return { span: 'season', most: ofSeason + won, ...(won === 0 ? {} : { won }), made, lastDay: null };
}

const clockOf = async (db: Db): Promise<Date> =>
  (await db.selectNoFrom(clockNow.as('now')).executeTakeFirstOrThrow()).now;

/** A team's limits of adds at a moment (default: now), each with what is used of it. */
export async function findAddLimits(
  db: Db,
  league: CountedLeague & Pick<PlayingLeague, 'phase'>,
  teamId: string,
  moment?: Date,
): Promise<AddLimit[]> {
  const { season_adds: ofSeason = 0, adds_day: ofDay = 0 } = league.settings;
  const hasPeriods = isInMatchups(league.settings);
  if (league.phase !== 'in-season' || (ofSeason === 0 && !hasPeriods && ofDay === 0)) return [];
  const at = moment ?? (await clockOf(db));
  const limits: AddLimit[] = [];
  const day = dayIn(at.getTime(), league.timeZone);
  if (ofSeason > 0) limits.push(await limitOfSeason(db, league, teamId, ofSeason));
  // A period keeps the limit with which it began, whatever the settings are by now.
  const period = hasPeriods ? await periodOn(db, league, day) : null;
  if (period !== null && period.adds !== null) {
    const { startsOn: firstDay, endsOn: lastDay, adds: most } = period;
    const made = await movesOf(db, league, teamId, { firstDay, lastDay });
    limits.push({ span: 'period', most, made, lastDay });
  }
  if (ofDay > 0) {
    const made = await movesOf(db, league, teamId, { firstDay: day, lastDay: day });
    limits.push({ span: 'day', most: ofDay, made, lastDay: day });
  }
  return limits;
}

interface Adding {
  readonly moves: readonly RosterMove[];
  /** When the add counts; now when omitted. */
  readonly at?: Date;
  /** A claim is only being made. Only the limit of the season applies, because it is decided on another day. */
  readonly claim?: boolean;
}

/** The refusal when the play-offs, the calendar or a limit of adds forbids another add. */
export async function addsClosed(
  db: Db,
  league: PlayingLeague,
  team: Pick<TeamBooks, 'teamId' | 'name'>,
  { moves, at, claim = false }: Adding,
): Promise<Refusal | null> {
  const closed = await rosterClosed(db, league, team.teamId);
  if (closed) return closed;
  const stop = addStop(league);
  const { season_adds: ofSeason, adds_day: ofDay, drops_count: dropsCount } = league.settings;
  if (stop === null && !ofSeason && !isInMatchups(league.settings) && !ofDay) return null;
  const moment = at ?? (await clockOf(db));
  if (stop !== null && isStopped(stop, moment.getTime()))
    return refusal('playoffsFreeze', { figures: { lastDay: stop.lastDay, opens: opensAgain(league) } });
  const limits = await findAddLimits(db, league, team.teamId, moment);
  const drops = dropsCount === true ? moves.filter(({ type }) => type === 'drop').length : null;
  const passed = passedLimit(claim ? limits.filter(({ span }) => span === 'season') : limits, 1 + (drops ?? 0));
  return passed && limitRefusal(passed, team.name, drops);
}

function limitRefusal({ span, made: adds, most, won, lastDay }: AddLimit, team: string, drops: number | null): Refusal {
  const said = { figure: adds, limit: most };
  const figures = { team, adds, most, ...(won === undefined ? {} : { won }), ...(drops === null ? {} : { drops }) };
  if (lastDay === null) return refusal('seasonAdds', { figures, ...said });
  return span === 'day'
    ? refusal('dayAdds', { figures: { ...figures, day: lastDay }, ...said })
    : refusal('periodAdds', { figures: { ...figures, lastDay }, ...said });
}

/** Refuses claims decided after the regular season, when rosters are frozen. */
export function claimClosed(league: PlayingLeague, decidedAt: Date): Refusal | null {
  const stop = addStop(league);
  if (!isStopped(stop, decidedAt.getTime())) return null;
  const decided = momentWords(decidedAt.getTime(), league.timeZone);
  const figures = { lastDay: stop.lastDay, opens: opensAgain(league), decided };
  return refusal('playoffsFreeze.claim', { figures, field: 'player_id' });
}

/** The day on which the next season usually starts and free agents are available again. */
const opensAgain = ({ season }: Pick<PlayingLeague, 'season'>): string =>
  defaultSeasonDates(seasonPlus(season, 1)).startsOn;
