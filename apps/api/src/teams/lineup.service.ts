import { Injectable } from '@nestjs/common';
import { dayIn, dayPlus, mondayOf } from '@crease/core/calendar.js';
import {
  LINEUP_KINDS,
  beginOf,
  lineupRules,
  lockOf,
  openFrom,
  type LineupRules,
} from '@crease/core/leagues/lineup.rules.js';
import type { LineupAnswer, LineupPlayerView } from '@crease/core/teams/lineup.answers.js';
import { refusal } from '@crease/core/teams/teams.refusals.js';
import { cameIn, checkLineup, standing, type BegunLineup, type LineupPlace } from '@crease/core/teams/lineup.rules.js';
import { writeLineupDays } from '../points/lineup-days.writer.js';
import { pointsOn } from '../points/points.queries.js';
import { noteDue } from '../players/points-due.tables.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { anyOf, json } from '../platform/database/sql.js';
import { leagueLine, teamLine } from '../platform/events/audience.js';
import type { Member } from '../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../platform/http/refusal.error.js';
import { BooksQueries, type PlayingLeague } from './books.queries.js';
import { activeAt, lineupLeagues, plansOf, plansOn, type ActivePlayer } from './lineup.queries.js';
import { requireHand } from './team.service.js';

interface Asked {
  readonly day: string;
  readonly places: readonly { readonly kind: LineupPlace['kind']; readonly player_id: number }[];
  readonly override_reason?: string | undefined;
}

/** As many days at once when no process ran for long. */
const AT_ONCE = 400;

/**
 * Line-ups (docs/rules.md, Line-ups): managers set them for days to come, and at the deciding moment of each day it is
 * written down who stands, reserves who stand in included. Points count by what was written.
 */
@Injectable()
export class LineupService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly clock: DbClock,
  ) {}

  async read(member: Member, teamId: string, day: string | undefined): Promise<LineupAnswer> {
    return this.database.write(async ({ db }) => {
      await this.requireTeam(db, member.leagueId, teamId);
      return this.answer(db, member, teamId, day);
    });
  }

  async set(member: Member, teamId: string, asked: Asked, idempotency: Idempotency | null): Promise<LineupAnswer> {
    requireHand(member, teamId, asked.override_reason);
    return this.database.write(async ({ db, record }) => {
      await this.books.lock(db, member.leagueId, [teamId]);
      const { league, rules } = await this.leagueOf(db, member.leagueId);
      const now = this.clock.now();
      const active = await activeAt(db, league, now, teamId);
      const places = asked.places.map(({ kind, player_id }) => ({ kind, playerId: player_id }));
      const before = (await plansOn(db, league.id, dayPlus(asked.day, -1))).get(teamId) ?? [];
      const week = await weekOf(db, league.id, teamId, asked.day);
      const { moved } = unwrap(
        checkLineup({ begin: asked.day, places }, active, rules, {
          now,
          timeZone: league.timeZone,
          before: week.before,
          week: week.lineups.filter(({ begin }) => begin !== asked.day),
        }),
      );
      const row = { places: json([...places]), moved, set_by: member.userId };
      await db
        .insertInto('lineup')
        .values({ team_id: teamId, begins_on: asked.day, ...row })
        .onConflict((known) => known.columns(['team_id', 'begins_on']).doUpdateSet(row))
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
      // What a commissioner does for another team, everybody may read.
      await record(
        asked.override_reason === undefined ? teamLine(teamId, line) : leagueLine({ ...line, teamIds: [teamId] }),
      );
      return this.answer(db, member, teamId, asked.day);
    }, idempotency);
  }

  /** Writes down what stands on every day whose deciding moment has come. */
  async settle(): Promise<void> {
    for (const league of await lineupLeagues(this.database.db).execute()) {
      const rules = lineupRules(league.settings);
      const now = this.clock.now();
      const today = dayIn(now, league.timeZone);
      const last = lockOf(today, league.timeZone) <= now ? today : dayPlus(today, -1);
      if (rules === null) {
        await this.forget(league.id);
        continue;
      }
      if (league.from_day === null) {
        // From the first day that is still open: what was played before was played without line-ups.
        await this.begin(league.id, dayPlus(last, 1));
        continue;
      }
      let day = league.settled_to === null ? league.from_day : dayPlus(league.settled_to, 1);
      for (let count = 0; day <= last && count < AT_ONCE; count += 1, day = dayPlus(day, 1))
        await this.settleDay({ ...league, rules }, day);
    }
  }

  private async begin(leagueId: string, day: string): Promise<void> {
    await this.database.write(({ db }) =>
      db
        .insertInto('lineup_league')
        .values({ league_id: leagueId, from_day: day })
        .onConflict((known) => known.doNothing())
        .execute(),
    );
  }

  private async forget(leagueId: string): Promise<void> {
    await this.database.write(({ db }) => db.deleteFrom('lineup_league').where('league_id', '=', leagueId).execute());
  }

  private async settleDay(
    league: { id: string; season: string; timeZone: string; rules: LineupRules },
    day: string,
  ): Promise<void> {
    await this.database.write(async ({ db }) => {
      const teams = await db.selectFrom('team').select('id').where('league_id', '=', league.id).orderBy('id').execute();
      // Nobody moves a player while it is decided who stands.
      await this.books.lock(
        db,
        league.id,
        teams.map(({ id }) => id),
      );
      const active = await activeAt(db, league, lockOf(day, league.timeZone), undefined, day);
      const plans = await plansOn(db, league.id, day);
      await writeLineupDays(
        db,
        day,
        teams.map(({ id }) => ({
          teamId: id,
          places: standing(
            plans.get(id) ?? null,
            active.filter(({ teamId }) => teamId === id),
            league.rules,
          ),
        })),
      );
      await db.updateTable('lineup_league').set({ settled_to: day }).where('league_id', '=', league.id).execute();
      // It may have been reckoned without it: games are counted while they run, and a process may have been away.
      await noteDue(
        db,
        [false, true].map((playoffs) => ({ season: league.season, playoffs, day, corrected: false })),
      );
    });
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

  private async answer(db: Db, member: Member, teamId: string, asked: string | undefined): Promise<LineupAnswer> {
    const { league, rules } = await this.leagueOf(db, member.leagueId);
    const { timeZone } = league;
    const now = this.clock.now();
    const day = asked ?? openFrom(rules, now, timeZone);
    const locksAt = lockOf(beginOf(rules, day), timeZone);
    const locked = locksAt <= now;
    const plan = (await plansOn(db, league.id, day)).get(teamId) ?? null;
    const week = await weekOf(db, league.id, teamId, beginOf(rules, day));
    const decided = await db
      .selectFrom('lineup_day')
      .select('places')
      .where('team_id', '=', teamId)
      .where('day', '=', day)
      .executeTakeFirst();
    const active = await activeAt(db, league, decided ? lockOf(day, timeZone) : now, teamId);
    // A team that set nothing sees who would stand: its best.
    const places = decided?.places ?? (plan === null ? standing(null, active, rules) : plan.map(asPlanned));
    const gone = places
      .filter(({ playerId }) => !active.some(({ id }) => id === playerId))
      .map(({ playerId }) => playerId);
    const absent = await whereabouts(db, league.id, teamId, gone);
    const ids = [...active.map(({ id }) => id), ...gone];
    const earned = await pointsOn(db, league.id, league.season, day, ids);
    const view = (player: Omit<ActivePlayer, 'teamId'>): LineupPlayerView => ({
      id: player.id,
      name: player.name,
      position: player.position,
      detail: player.detail,
      club: player.club,
      points: player.worth,
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
        week.lineups.filter(({ begin }) => begin !== beginOf(rules, day)),
      ),
      stand_in: rules.standIn,
      may_set: member.teamId === teamId || member.commissioner,
      locked,
      locks_at: new Date(locksAt).toISOString(),
      open_from: openFrom(rules, now, timeZone),
      begins_on: beginOf(rules, day),
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

const asPlanned = (place: LineupPlace) => ({ ...place, standIn: false });

/** The line-ups of a team that begin in the week of a day, and what stood when the week began. */
async function weekOf(db: Db, leagueId: string, teamId: string, day: string) {
  const monday = mondayOf(day);
  const plans = await plansOf(db, teamId, monday, dayPlus(monday, 6)).execute();
  return {
    before: (await plansOn(db, leagueId, dayPlus(monday, -1))).get(teamId) ?? null,
    lineups: plans.map(({ begins_on: begin, places }): BegunLineup => ({ begin, places })),
  };
}

/** Players of a line-up who are not active, and why they are not. */
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
