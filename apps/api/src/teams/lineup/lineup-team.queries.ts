import { dayPlus, weekStart } from '@crease/core/calendar.js';
import { decidesAt, locksAt, spanOf, type GamesByDay, type LineupRules } from '@crease/core/leagues/lineup.rules.js';
import type { BegunLineup, LongSpan } from '@crease/core/teams/lineup/lineup.rules.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import type { PlayingLeague } from '../books.queries.js';
import type { DayUnderWay } from './lineup-days.service.js';
import { whereaboutsWords } from './lineup-team.words.js';
import { plansOf, plansOn, type ActivePlayer, type Plan } from './lineup.queries.js';

export interface Stand {
  readonly league: PlayingLeague;
  readonly day: string;
  readonly rules: LineupRules;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly games: GamesByDay;
  /** The first day on which the league plays with line-ups. */
  readonly from: string;
}

export interface TeamDay {
  readonly day: string;
  readonly plan: Plan | undefined;
  /** When the day's roster was decided; undefined when it is not decided yet or the league had no line-ups then. */
  readonly decidedAt: number | undefined;
  /** Null while the day is not decided. */
  readonly under: DayUnderWay | null;
  readonly active: readonly ActivePlayer[];
}

export function decidedAt({ league, rules, now, games, from }: Stand, day: string): number | undefined {
  const at = decidesAt(rules, day, league.timeZone, games.startsOn(day));
  return at <= now && day >= from ? at : undefined;
}

export const locksOf = ({ rules, now, games, league: { timeZone } }: Stand, day: string, club: string | null): number =>
  locksAt(rules, { day, club, timeZone, games, now });

/** The version of a line-up that a client sends back when saving it. */
export const versionOf = (plan: Plan | undefined): string | null =>
  plan === undefined ? null : `${plan.begin}.${plan.version}`;

/** A team's line-ups that begin in the week of `day`, and the one before that week. */
export async function weekOf(db: Db, leagueId: string, teamId: string, day: string, weekday?: number) {
  const first = weekStart(day, weekday);
  const plans = await plansOf(db, leagueId, teamId, first, dayPlus(first, 6)).execute();
  return {
    before: (await plansOn(db, leagueId, dayPlus(first, -1))).get(teamId)?.places ?? null,
    lineups: plans.map(({ begins_on: begin, places }): BegunLineup => ({ begin, places })),
  };
}

/** A team's line-ups in the month and season of `begin`, except that of `begin`, where the league limits changes. */
export async function longSpansOf(
  db: Db,
  leagueId: string,
  teamId: string,
  begin: string,
  { longLimits = [] }: Pick<LineupRules, 'longLimits'>,
): Promise<LongSpan[]> {
  const spans: LongSpan[] = [];
  for (const { span, limit } of longLimits) {
    const { from, to } = spanOf(span, begin);
    const before =
      span === 'season' ? null : ((await plansOn(db, leagueId, dayPlus(from, -1))).get(teamId)?.places ?? null);
    const plans = await plansOf(db, leagueId, teamId, from, to).where('begins_on', '<>', begin).execute();
    const lineups = plans.map(({ begins_on, places }): BegunLineup => ({ begin: begins_on, places }));
    spans.push({ span, limit, from, to, before, lineups });
  }
  return spans;
}

export async function whereabouts(db: Db, leagueId: string, teamId: string, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Omit<ActivePlayer, 'teamId' | 'worth'> & { why: string }>();
  const rows = await db
    .selectFrom('player as p')
    .leftJoin('roster_entry as r', (join) => join.onRef('r.player_id', '=', 'p.id').on('r.league_id', '=', leagueId))
    .select(['p.id', 'p.full_name as name', 'p.position', 'p.position_detail as detail', 'p.nhl_club as club'])
    .select(['r.team_id', 'r.place'])
    .where('p.id', '=', anyOf(ids))
    .execute();
  const why = (team: string | null, place: string | null): string => {
    if (team !== teamId) return whereaboutsWords.gone;
    return whereaboutsWords[place === 'ir' || place === 'rookie' ? place : 'inactive'];
  };
  return new Map(
    rows.map(({ team_id, place, ...player }) => [player.id, { ...player, why: why(team_id, place) }] as const),
  );
}
