import { Injectable } from '@nestjs/common';
import { dayPlus } from '@crease/core/calendar.js';
import {
  beginOf,
  closesAt,
  decidedTo,
  firstOpen,
  lineupRules,
  lineupRulesOn,
  type LineupRules,
} from '@crease/core/leagues/lineup.rules.js';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import { lineupGaps, type LineupGaps } from '@crease/core/teams/lineup/lineup-gaps.rules.js';
import { refusal } from '@crease/core/teams/teams.refusals.js';
import {
  checkLineup,
  planFor,
  standing,
  type LineupPlace,
  type Locks,
} from '@crease/core/teams/lineup/lineup.rules.js';
import { goalieStartsOn } from '../../competition/matchups/limits/period-limits.queries.js';
import { placeUseOn } from '../../competition/scoring/place-use.queries.js';
import { comingLineups } from '../../leagues/coming/coming-lineups.queries.js';
import { dayAndForm } from '../../points/points.queries.js';
import { Database, type Db, type Idempotency } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../../platform/refusal.error.js';
import { BooksQueries, type PlayingLeague } from '../books.queries.js';
import { LineupDays } from './lineup-days.service.js';
import {
  decidedAt,
  locksOf,
  longSpansOf,
  versionOf,
  weekOf,
  whereabouts,
  type Stand,
  type TeamDay,
} from './lineup-team.queries.js';
import { activeAt, plansOn } from './lineup.queries.js';
import { lineupView, shownPlaces } from './lineup.view.js';
import { requireHand } from '../team.service.js';
import { type Asked, writeLineup, lineOf } from './lineup.writer.js';

/**
 * Line-ups (docs/rules.md, Line-ups). Managers set them for coming days, and for the day in progress while players are
 * not locked.
 */
@Injectable()
export class LineupService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly days: LineupDays,
    private readonly clock: DbClock,
  ) {}

  async read(member: Member, teamId: string, day: string | undefined): Promise<LineupAnswer> {
    const { db } = this.database;
    await requireTeam(db, member.leagueId, teamId);
    return this.answer(db, member, teamId, day);
  }

  async set(member: Member, teamId: string, asked: Asked, idempotency: Idempotency | null): Promise<LineupAnswer> {
    requireHand(member, teamId, asked.override_reason);
    return this.database.write(async ({ db, record }) => {
      await this.books.lock(db, member.leagueId, [teamId]);
      const stand = await this.stand(db, member.leagueId, asked.day);
      const { league, rules, now, games, from } = stand;
      // Otherwise the day could be decided before line-ups have started in this league, and would not count.
      await this.days.begin(db, league.id, from);
      const { day } = asked;
      const own = await this.teamOn(db, stand, teamId, day);
      if (asked.version !== undefined && asked.version !== versionOf(own.plan))
        throw new RefusalError(refusal('lineupMoved', { field: 'version', figures: { day } }));
      const { active, under } = own;
      const locks = locksBefore(stand, own);
      const places = placesIn(asked, rules, own);
      const before = (await plansOn(db, league.id, dayPlus(day, -1))).get(teamId)?.places ?? [];
      const week = await weekOf(db, league.id, teamId, day, rules.weekday);
      const { moved } = unwrap(
        checkLineup({ begin: day, places }, active, rules, {
          now,
          timeZone: league.timeZone,
          before: week.before,
          week: week.lineups.filter(({ begin }) => begin !== day),
          longSpans: await longSpansOf(db, league.id, teamId, day, rules),
          startsOn: games.startsOn,
          from,
          decidedAt: own.decidedAt,
          locks,
          stands: under?.stands ?? [],
        }),
      );
      if (under !== null)
        await this.days.restand(db, league, {
          teamId,
          day,
          places: standing(places, active, rules, { stands: under.stands, locks }),
        });
      await writeLineup(db, { leagueId: member.leagueId, teamId }, day, { places, moved, setBy: member.userId });
      const names = new Map(active.map((player) => [player.id, player.name]));
      const came = places.flatMap(({ playerId }) =>
        before.some((place) => place.playerId === playerId) ? [] : [names.get(playerId) ?? ''],
      );
      await record(await lineOf(db, member, teamId, asked, came));
      return this.answer(db, member, teamId, asked.day);
    }, idempotency);
  }

  /** The gaps in a team's first line-up that can still be changed; null when there are none. */
  async gaps(leagueId: string, teamId: string, out: ReadonlySet<number>): Promise<LineupGaps | null> {
    const { db } = this.database;
    const stand = await this.stand(db, leagueId);
    const { league, rules, now, games, day } = stand;
    const { plan: planned, under, active } = await this.teamOn(db, stand, teamId, day);
    const plan = under?.stands ?? planFor(rules, day, planned);
    const moments = active.map(({ id, club }) => [id, locksOf(stand, day, club)] as const);
    const gone = (plan ?? []).map(({ playerId }) => playerId).filter((id) => !active.some((one) => one.id === id));
    const found = lineupGaps(plan, active, rules, {
      out,
      locks: new Map(moments.filter(([, at]) => at <= now)),
      names: new Map([...(await whereabouts(db, leagueId, teamId, gone))].map(([id, { name }]) => [id, name])),
    });
    const coming = moments.map(([, at]) => at).filter((at) => at > now);
    return (
      found && {
        day,
        ...found,
        locksAt: Math.min(...coming, closesAt(rules, day, league.timeZone, games.startsOn(day))),
      }
    );
  }

  private async leagueOf(db: Db, leagueId: string): Promise<{ league: PlayingLeague; rules: LineupRules }> {
    const league = await this.books.league(db, leagueId);
    const rules = lineupRules(league.settings);
    if (rules === null) throw new RefusalError(refusal('lineupsOff'));
    return { league, rules };
  }

  /** Loads a day's line-up rules and games; by default the first day that can still be changed. */
  private async stand(db: Db, leagueId: string, asked?: string): Promise<Stand> {
    const { league, rules: present } = await this.leagueOf(db, leagueId);
    const now = this.clock.now();
    const games = await this.days.games(db, league, asked);
    const { coming, from: begun } = await db
      .selectFrom('league as l')
      .leftJoin('lineup_league as m', 'm.league_id', 'l.id')
      .select(['m.from_day as from', comingLineups.as('coming')])
      .where('l.id', '=', leagueId)
      .executeTakeFirstOrThrow();
    const from = begun ?? dayPlus(decidedTo(present, now, league.timeZone, games.startsOn), 1);
    const openOf = (rules: LineupRules) => firstOpen(rules, now, league.timeZone, games.startsOn, from);
    const open = openOf(present);
    const rules = lineupRulesOn(league.settings, coming, asked ?? open) ?? present;
    return { league, rules, now, games, from, day: asked ?? (rules === present ? open : openOf(rules)) };
  }

  private async teamOn(db: Db, stand: Stand, teamId: string, day: string): Promise<TeamDay> {
    const { league, rules, now, games } = stand;
    const plan = (await plansOn(db, league.id, day)).get(teamId);
    const decided = decidedAt(stand, day);
    const under =
      decided === undefined ? null : await this.days.underWay(db, league, rules, { teamId, day, games, plan });
    const active = under?.active ?? (await activeAt(db, league, now, teamId, { games, day }));
    return { day, plan, decidedAt: decided, under, active };
  }

  private async answer(db: Db, member: Member, teamId: string, asked: string | undefined): Promise<LineupAnswer> {
    const stand = await this.stand(db, member.leagueId, asked);
    const { league, rules, day } = stand;
    const own = await this.teamOn(db, stand, teamId, day);
    const begin = beginOf(rules, day);
    const week = await weekOf(db, league.id, teamId, begin, rules.weekday);
    const longSpans = await longSpansOf(db, league.id, teamId, begin, rules);
    const places = shownPlaces(stand, own);
    const gone = places
      .filter(({ playerId }) => !own.active.some(({ id }) => id === playerId))
      .map(({ playerId }) => playerId);
    const absent = await whereabouts(db, league.id, teamId, gone);
    const ids = [...own.active.map(({ id }) => id), ...gone];
    const { earned, form } = await dayAndForm(db, league.id, league.season, day, ids, stand.now);
    const starts = (await goalieStartsOn(db, league.id, teamId, day)) ?? null;
    const games = await placeUseOn(db, league.id, teamId, day);
    return lineupView(member, teamId, stand, own, { places, week, longSpans, absent, earned, form, starts, games });
  }
}

async function requireTeam(db: Db, leagueId: string, teamId: string): Promise<void> {
  const found = await db
    .selectFrom('team')
    .select('id')
    .where('id', '=', teamId)
    .where('league_id', '=', leagueId)
    .executeTakeFirst();
  if (!found) throw notFound('team');
}

const locksBefore = (stand: Stand, { day, active }: TeamDay): Locks =>
  new Map(
    active.flatMap(({ id, club }) => {
      const at = locksOf(stand, day, club);
      return at <= stand.now ? [[id, at]] : [];
    }),
  );

function placesIn({ places }: Asked, rules: LineupRules, own: TeamDay): LineupPlace[] {
  const alone = byThemselves(rules, own);
  return places.map(({ kind, player_id: playerId }): LineupPlace => ({
    kind,
    playerId,
    ...(alone.has(playerId) ? { byItself: true as const } : {}),
  }));
}

/** Players that no manager put in: reserves that fill in, and the best players when no line-up is set. */
function byThemselves(rules: LineupRules, { day, plan, under, active }: TeamDay): ReadonlySet<number> {
  const unset = planFor(rules, day, plan) === null;
  const places = under?.stands ?? (unset ? standing(null, active, rules) : []);
  return new Set(places.flatMap(({ playerId, standIn }) => (standIn || unset ? [playerId] : [])));
}
