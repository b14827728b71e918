import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { dayPlus, mondayOf } from '@crease/core/calendar.js';
import {
  LINEUP_KINDS,
  beginOf,
  closesAt,
  decidedTo,
  decidesAt,
  firstOpen,
  lineupRules,
  locksAt,
  locksByGame,
  type LineupRules,
} from '@crease/core/leagues/lineup.rules.js';
import type { LineupAnswer, LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import { lineupGaps, type LineupGaps } from '@crease/core/teams/lineup/lineup-gaps.rules.js';
import { refusal } from '@crease/core/teams/teams.refusals.js';
import {
  cameIn,
  checkLineup,
  standing,
  type BegunLineup,
  type LineupPlace,
  type StandingPlace,
} from '@crease/core/teams/lineup/lineup.rules.js';
import { pointsOn } from '../../points/points.queries.js';
import { Database, type Db, type Idempotency } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { anyOf, json } from '../../platform/database/sql.js';
import { leagueLine, teamLine } from '../../platform/events/audience.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../../platform/refusal.error.js';
import { BooksQueries, type PlayingLeague } from '../books.queries.js';
import { LineupDays, planFor } from './lineup-days.service.js';
import { activeAt, plansOf, plansOn, type ActivePlayer, type Plan } from './lineup.queries.js';
import { requireHand } from '../team.service.js';

interface Asked {
  readonly day: string;
  readonly places: readonly { readonly kind: LineupPlace['kind']; readonly player_id: number }[];
  readonly version?: string | null | undefined;
  readonly override_reason?: string | undefined;
}

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
    await this.requireTeam(db, member.leagueId, teamId);
    return this.answer(db, member, teamId, day);
  }

  async set(member: Member, teamId: string, asked: Asked, idempotency: Idempotency | null): Promise<LineupAnswer> {
    requireHand(member, teamId, asked.override_reason);
    return this.database.write(async ({ db, record }) => {
      await this.books.lock(db, member.leagueId, [teamId]);
      const stand = await this.stand(db, member.leagueId, asked.day);
      const { league, rules, now, games, from } = stand;
      // Otherwise the day could be decided before any process has started line-ups in this league, and would not count.
      await this.days.begin(db, league.id, from);
      const { day } = asked;
      const plan = (await plansOn(db, league.id, day)).get(teamId);
      if (asked.version !== undefined && asked.version !== versionOf(plan))
        throw new RefusalError(refusal('lineupMoved', { field: 'version', figures: { day } }));
      const decidedAt = this.decidedAt(stand, day);
      const under =
        decidedAt === undefined ? null : await this.days.underWay(db, league, rules, { teamId, day, games, plan });
      const active = under?.active ?? (await activeAt(db, league, now, teamId, { games, day }));
      const locks = new Map(
        active.flatMap(({ id, club }) => {
          const at = locksOf(stand, day, club);
          return at <= now ? [[id, at]] : [];
        }),
      );
      const alone = byThemselves(rules, day, plan, under?.stands ?? null, active);
      const places = asked.places.map(({ kind, player_id: playerId }): LineupPlace => ({
        kind,
        playerId,
        ...(alone.has(playerId) ? { byItself: true as const } : {}),
      }));
      const before = (await plansOn(db, league.id, dayPlus(day, -1))).get(teamId)?.places ?? [];
      const week = await weekOf(db, league.id, teamId, day);
      const { moved } = unwrap(
        checkLineup({ begin: day, places }, active, rules, {
          now,
          timeZone: league.timeZone,
          before: week.before,
          week: week.lineups.filter(({ begin }) => begin !== day),
          startsOn: games.startsOn,
          from,
          decidedAt,
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
      const row = { places: json([...places]), moved, set_by: member.userId };
      await db
        .insertInto('lineup')
        .values({ team_id: teamId, begins_on: asked.day, ...row })
        .onConflict((known) =>
          known.columns(['team_id', 'begins_on']).doUpdateSet({ ...row, version: sql<number>`lineup.version + 1` }),
        )
        .execute();
      const name = new Map(active.map((player) => [player.id, player.name]));
      const { name: team } = await db
        .selectFrom('team')
        .select('name')
        .where('id', '=', teamId)
        .executeTakeFirstOrThrow();
      const line = {
        leagueId: league.id,
        actor: member.userId,
        says: {
          key: 'team.lineupSet' as const,
          figures: {
            team,
            day: asked.day,
            came: places.flatMap(({ playerId }) =>
              before.some((place) => place.playerId === playerId) ? [] : [name.get(playerId) ?? ''],
            ),
            ...(asked.override_reason === undefined ? {} : { override: asked.override_reason }),
          },
        },
      };
      // All members can read a commissioner's change to another team.
      await record(
        asked.override_reason === undefined ? teamLine(teamId, line) : leagueLine({ ...line, teamIds: [teamId] }),
      );
      return this.answer(db, member, teamId, asked.day);
    }, idempotency);
  }

  /** The gaps in a team's first line-up that can still be changed; null when there are none. */
  async gaps(leagueId: string, teamId: string, out: ReadonlySet<number>): Promise<LineupGaps | null> {
    const { db } = this.database;
    const stand = await this.stand(db, leagueId);
    const { league, rules, now, games, from } = stand;
    const day = firstOpen(rules, now, league.timeZone, games.startsOn, from);
    const planned = (await plansOn(db, leagueId, day)).get(teamId);
    const under =
      this.decidedAt(stand, day) === undefined
        ? null
        : await this.days.underWay(db, league, rules, { teamId, day, games, plan: planned });
    const active = under?.active ?? (await activeAt(db, league, now, teamId, { games, day }));
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

  private async requireTeam(db: Db, leagueId: string, teamId: string): Promise<void> {
    const found = await db
      .selectFrom('team')
      .select('id')
      .where('id', '=', teamId)
      .where('league_id', '=', leagueId)
      .executeTakeFirst();
    if (!found) throw notFound('team');
  }

  private async leagueOf(db: Db, leagueId: string): Promise<{ league: PlayingLeague; rules: LineupRules }> {
    const league = await this.books.league(db, leagueId);
    const rules = lineupRules(league.settings);
    if (rules === null) throw new RefusalError(refusal('lineupsOff'));
    return { league, rules };
  }

  /** Loads what decides a league's line-ups now: rules, time, first day, and the games around now and on `day`. */
  private async stand(db: Db, leagueId: string, day?: string) {
    const { league, rules } = await this.leagueOf(db, leagueId);
    const now = this.clock.now();
    const games = await this.days.games(db, league, day);
    const begun = await db
      .selectFrom('lineup_league')
      .select('from_day')
      .where('league_id', '=', leagueId)
      .executeTakeFirst();
    const from = begun?.from_day ?? dayPlus(decidedTo(rules, now, league.timeZone, games.startsOn), 1);
    return { league, rules, now, games, from };
  }

  /** When a day's roster was decided; undefined when it is not decided yet or the league had no line-ups then. */
  private decidedAt({ league, rules, now, games, from }: Stand, day: string): number | undefined {
    const at = decidesAt(rules, day, league.timeZone, games.startsOn(day));
    return at <= now && day >= from ? at : undefined;
  }

  private async answer(db: Db, member: Member, teamId: string, asked: string | undefined): Promise<LineupAnswer> {
    const stand = await this.stand(db, member.leagueId, asked);
    const { league, rules, now, games, from } = stand;
    const { timeZone } = league;
    const open = firstOpen(rules, now, timeZone, games.startsOn, from);
    const day = asked ?? open;
    const begins = beginOf(rules, day);
    const starts = games.startsOn(day);
    const locked = begins < open;
    const planned = (await plansOn(db, league.id, day)).get(teamId);
    const plan = planFor(rules, day, planned);
    const week = await weekOf(db, league.id, teamId, begins);
    const under =
      this.decidedAt(stand, day) === undefined
        ? null
        : await this.days.underWay(db, league, rules, { teamId, day, games, plan: planned });
    const active = under?.active ?? (await activeAt(db, league, now, teamId, { games, day }));
    // Without a plan the team sees the default: its best players.
    const places = under?.stands ?? (plan === null ? standing(null, active, rules) : plan.map(asPlanned));
    const gone = places
      .filter(({ playerId }) => !active.some(({ id }) => id === playerId))
      .map(({ playerId }) => playerId);
    const absent = await whereabouts(db, league.id, teamId, gone);
    const ids = [...active.map(({ id }) => id), ...gone];
    const earned = await pointsOn(db, league.id, league.season, day, ids);
    const lockOfPlayer = (club: string | null) => {
      const game = games.of(day, club);
      const at = locksOf(stand, day, club);
      return {
        game: game && {
          club: game.home === club ? game.away : game.home,
          home: game.home === club,
          starts_at: new Date(game.startsAt).toISOString(),
        },
        locks_at: new Date(at).toISOString(),
        locked: locked || at <= now,
      };
    };
    const view = (player: Omit<ActivePlayer, 'teamId'>): LineupPlayerView => ({
      id: player.id,
      name: player.name,
      position: player.position,
      detail: player.detail,
      club: player.club,
      points: player.worth,
      ...lockOfPlayer(player.club),
      day_points: earned && (earned.get(player.id) ?? 0),
    });
    const byId = new Map(active.map((player) => [player.id, player]));
    return {
      team_id: teamId,
      day,
      period: rules.period,
      seats: LINEUP_KINDS.flatMap((kind) => (rules.places[kind] > 0 ? [{ kind, count: rules.places[kind] }] : [])),
      changes: rules.changes,
      moved: cameIn(
        week.before,
        week.lineups.filter(({ begin }) => begin !== begins),
      ),
      stand_in: rules.standIn,
      may_set: member.teamId === teamId || member.commissioner,
      by_game: locksByGame(rules, starts),
      locked,
      locks_at: new Date(closesAt(rules, day, timeZone, starts)).toISOString(),
      decides_at: new Date(decidesAt(rules, day, timeZone, starts)).toISOString(),
      decided: under !== null,
      version: versionOf(planned),
      open_from: open,
      begins_on: begins,
      set: plan !== null,
      places: places.flatMap(({ kind, playerId, standIn }): LineupAnswer['places'] => {
        const player = byId.get(playerId);
        const away = absent.get(playerId);
        if (player) return [{ kind, player: view(player), stand_in: standIn, absent: null }];
        return away ? [{ kind, player: view({ ...away, worth: 0 }), stand_in: standIn, absent: away.why }] : [];
      }),
      reserves: active.filter(({ id }) => !places.some(({ playerId }) => playerId === id)).map(view),
    };
  }
}

type Stand = Awaited<ReturnType<LineupService['stand']>>;

const locksOf = ({ rules, now, games, league: { timeZone } }: Stand, day: string, club: string | null): number =>
  locksAt(rules, { day, club, timeZone, games, now });

/** The version of a line-up that a client sends back when saving it. */
const versionOf = (plan: Plan | undefined): string | null =>
  plan === undefined ? null : `${plan.begin}.${plan.version}`;

/** Players that no manager put in: reserves that fill in, and the best players when no line-up is set. */
function byThemselves(
  rules: LineupRules,
  day: string,
  plan: Plan | undefined,
  stands: readonly StandingPlace[] | null,
  active: readonly ActivePlayer[],
): ReadonlySet<number> {
  const unset = planFor(rules, day, plan) === null;
  const places = stands ?? (unset ? standing(null, active, rules) : []);
  return new Set(places.flatMap(({ playerId, standIn }) => (standIn || unset ? [playerId] : [])));
}

const asPlanned = (place: LineupPlace) => ({ ...place, standIn: false });

/** The line-ups of a team that begin in the week of `day`, and the one from before that week. */
async function weekOf(db: Db, leagueId: string, teamId: string, day: string) {
  const monday = mondayOf(day);
  const plans = await plansOf(db, teamId, monday, dayPlus(monday, 6)).execute();
  return {
    before: (await plansOn(db, leagueId, dayPlus(monday, -1))).get(teamId)?.places ?? null,
    lineups: plans.map(({ begins_on: begin, places }): BegunLineup => ({ begin, places })),
  };
}

/** Players of a line-up who are not active, with the reason. */
async function whereabouts(db: Db, leagueId: string, teamId: string, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Omit<ActivePlayer, 'teamId' | 'worth'> & { why: string }>();
  const rows = await db
    .selectFrom('player as p')
    .leftJoin('roster_entry as r', (join) => join.onRef('r.player_id', '=', 'p.id').on('r.league_id', '=', leagueId))
    .select(['p.id', 'p.full_name as name', 'p.position', 'p.position_detail as detail', 'p.nhl_club as club'])
    .select(['r.team_id', 'r.place'])
    .where('p.id', '=', anyOf(ids))
    .execute();
  const why = (team: string | null, place: string | null): string => {
    if (team !== teamId) return 'No longer on this team';
    return place === 'ir' ? 'On injured reserve' : place === 'rookie' ? 'In the rookie bank' : 'Was not active at noon';
  };
  return new Map(
    rows.map(({ team_id, place, ...player }) => [player.id, { ...player, why: why(team_id, place) }] as const),
  );
}
