import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { readersLanguage, wordIn } from '@crease/core/locale.js';
import { newId } from '@crease/core/ids.js';
import { completeForm, settingsFromForm, storedForm, type LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { validateLeagueForm, type LeagueFormErrors } from '@crease/core/leagues/form.rules.js';
import type { CreateLeagueBody } from '@crease/core/leagues/league.schema.js';
import { givenTeamName } from '@crease/core/leagues/words/team-name.words.js';
import { startYear, type Season } from '@crease/core/season.js';
import { firstMark, markOf } from '@crease/core/team-mark.js';
import { holdAccount } from '../auth/account/account.queries.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { playerKinds } from '../platform/database/player-kinds.js';
import { ignoringCase, json, oneAtATime } from '../platform/database/sql.js';
import { toLeague, toUser, leagueLine } from '../platform/events/audience.js';
import { notFound, notYou, RefusalError } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { lockLeague, type LockedLeague } from './league-lock.tables.js';
import { nameOf } from './league.log.js';
import { LEAGUES_AT_ONCE, leagueAllowances, standingOf } from './limits.js';
import { insertPicks, pickGroups, roundsOf } from './draft-picks.tables.js';
import { refusal } from './leagues.refusals.js';

@Injectable()
export class LeagueService {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly limiter: RateLimiter,
  ) {}

  /** Creates a league with its teams and draft picks. The caller becomes commissioner and manages its first team. */
  async create(
    userId: string,
    body: CreateLeagueBody,
    idempotency: Idempotency | null,
    network: string | null = null,
  ): Promise<{ success: true; league_id: string }> {
    if (body.commissioner_id != null && body.commissioner_id !== userId) throw notYou('commissioner_id');
    const { commissioner_id, current_year, is_sample, scoring, ...requested } = body;
    const form = completeForm(requested);
    refuseErrors(validateLeagueForm(form));
    const settings = { ...settingsFromForm(form), ...(scoring == null ? {} : { scoring }) };
    const allowances = leagueAllowances(await standingOf(this.database.db, userId), network);
    return this.limiter.within(allowances, idempotency, () =>
      this.database.write(async ({ db, record }) => {
        await holdAccount(db, userId);
        if (!this.limiter.off) await refuseOneMore(db, userId);
        const season = await seasonFor(db, current_year ?? null, this.clock.now());
        const id = newId(randomBytes);
        const language = readersLanguage();
        const name = form.league_name.trim();
        const type = form.league_type;
        await db
          .insertInto('league')
          .values({
            id,
            name,
            type,
            phase: 'setup',
            current_season: season,
            settings: json(settings),
            is_sample: await playersFor(db, is_sample ?? null),
            created_by: userId,
            language,
          })
          .execute();
        const teams = Array.from({ length: settings.num_teams }, (_, index) => teamAt({ id, language }, index + 1));
        await db.insertInto('team').values(teams).execute();
        await db
          .insertInto('membership')
          .values({ league_id: id, user_id: userId, team_id: teams[0]?.id ?? null, is_commissioner: true })
          .execute();
        await insertPicks(
          db,
          id,
          roundsOf(pickGroups(type, settings, season)),
          teams.map((team) => team.id),
        );
        await record(
          leagueLine({
            leagueId: id,
            actor: userId,
            says: { key: 'league.created', figures: { who: await nameOf(db, userId), league: name } },
          }),
        );
        await record(toUser(userId, userId, { type: 'leaguesChanged' }));
        return { success: true as const, league_id: id };
      }, idempotency),
    );
  }

  /**
   * Creates a league from an archive or copy, within the account's limits. `make` must call `admit` in its transaction.
   */
  async oneMore<T>(
    userId: string,
    idempotency: Idempotency | null,
    network: string | null,
    make: (admit: (db: Db) => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const allowances = leagueAllowances(await standingOf(this.database.db, userId), network);
    return this.limiter.within(allowances, idempotency, () =>
      make(async (db) => {
        await holdAccount(db, userId);
        if (!this.limiter.off) await refuseOneMore(db, userId);
      }),
    );
  }

  /** Makes the importing user a commissioner. They manage the imported team that is theirs, if any. */
  async runBy(db: Db, leagueId: string, userId: string): Promise<void> {
    await db
      .insertInto('membership')
      .values({ league_id: leagueId, user_id: userId, team_id: null, is_commissioner: true })
      .onConflict((conflict) =>
        conflict.columns(['league_id', 'user_id']).doUpdateSet({ is_commissioner: true, co_manager: false }),
      )
      .execute();
  }

  /** Creates a new league in setup with the settings, rules and teams of another one, in the caller's transaction. */
  async copyIn(
    db: Db,
    { leagueId, userId, name }: { readonly leagueId: string; readonly userId: string; readonly name: string },
  ): Promise<{
    id: string;
    from: string;
    teams: ReadonlyMap<string, string>;
    own: string | null;
    later: number;
    settings: LeagueSettings;
  }> {
    const from = await db.selectFrom('league').selectAll().where('id', '=', leagueId).executeTakeFirst();
    if (!from) throw notFound('league');
    const errors = validateLeagueForm(storedForm(from.type, name, from.settings));
    if (Object.keys(errors).length > 0)
      throw new RefusalError({
        ...refusal('notPlayable', { figures: { faults: Object.values(errors) } }),
        fields: errors,
      });
    const season = await readPresentSeason(db, this.clock.now());
    const id = newId(randomBytes);
    // The trade deadline belongs to another season.
    const { trade_deadline: _, ...settings } = from.settings;
    await db
      .insertInto('league')
      .values({
        id,
        name,
        type: from.type,
        phase: 'setup',
        current_season: season,
        time_zone: from.time_zone,
        language: from.language,
        settings: json(settings),
        rules_text: from.rules_text,
        is_sample: from.is_sample,
        created_by: userId,
      })
      .execute();
    const before = await db
      .selectFrom('team as t')
      .leftJoin('membership as m', (join) =>
        join.onRef('m.league_id', '=', 't.league_id').onRef('m.team_id', '=', 't.id').on('m.user_id', '=', userId),
      )
      .select(['t.id', 't.number', 't.name', 't.picture', 'm.user_id as own'])
      .where('t.league_id', '=', leagueId)
      .orderBy('t.number')
      .execute();
    const teams = new Map(before.map((team) => [team.id, newId(randomBytes)]));
    await db
      .insertInto('team')
      .values(
        before.map(({ id: old, number, name: called, picture }) => ({
          id: teams.get(old) ?? '',
          league_id: id,
          number,
          name: called,
          picture,
        })),
      )
      .execute();
    const own = teams.get(before.find((team) => team.own !== null)?.id ?? '') ?? null;
    await db
      .insertInto('membership')
      .values({ league_id: id, user_id: userId, team_id: own, is_commissioner: true })
      .execute();
    await insertPicks(db, id, roundsOf(pickGroups(from.type, from.settings, season)), [...teams.values()]);
    return { id, from: from.name, teams, own, later: startYear(season) - startYear(from.current_season), settings };
  }

  /**
   * Changes a team's name or picture, whichever is given. Allowed for its manager and the commissioners. Team names are
   * unique within a league. A team whose picture is removed gets its first mark again.
   */
  async editTeam(
    member: Member,
    teamId: string,
    { name, picture }: { name?: string; picture?: string | null },
    idempotency: Idempotency | null,
  ): Promise<{ picture?: string }> {
    return this.database.write(async ({ db, record }) => {
      await lockLeague(db, member.leagueId);
      const team = await db
        .selectFrom('team')
        .select(['name', 'picture', 'number'])
        .where('id', '=', teamId)
        .where('league_id', '=', member.leagueId)
        .executeTakeFirst();
      if (!team) throw notFound('team');
      if (member.teamId !== teamId) requireCommissioner(member, refusal('forbidden.rename'));
      const renamed = name !== undefined && name !== team.name;
      const wanted = picture === null ? firstMark(team.number) : picture;
      const newPicture = wanted !== undefined && wanted !== team.picture;
      if (renamed) {
        const namesake = await db
          .selectFrom('team')
          .select('id')
          .where('league_id', '=', member.leagueId)
          .where('id', '<>', teamId)
          .where(({ ref }) => ignoringCase(ref('name'), name))
          .executeTakeFirst();
        if (namesake) throw new RefusalError(refusal('teamNameTaken', { figures: { name }, field: 'team_name' }));
        await db.updateTable('team').set({ name }).where('id', '=', teamId).execute();
        await record(
          leagueLine({
            leagueId: member.leagueId,
            actor: member.userId,
            says: { key: 'league.teamRenamed', figures: { before: team.name, team: name } },
            teamIds: [teamId],
          }),
        );
      }
      if (newPicture) {
        await db.updateTable('team').set({ picture: wanted }).where('id', '=', teamId).execute();
        await record(
          leagueLine({
            leagueId: member.leagueId,
            actor: member.userId,
            says: {
              key: !markOf(wanted)
                ? 'league.newLogo'
                : picture === null && !markOf(team.picture)
                  ? 'league.noLogo'
                  : 'league.newMark',
              figures: { team: name ?? team.name },
            },
            teamIds: [teamId],
          }),
        );
      }
      if (renamed || newPicture) await record(toLeague(member.leagueId, member.userId, { type: 'leagueChanged' }));
      return newPicture ? { picture: wanted } : {};
    }, idempotency);
  }
}

export function refuseErrors(errors: LeagueFormErrors): void {
  const [first] = Object.entries(errors);
  if (first)
    throw new RefusalError(
      refusal('invalid', { kind: 'invalid', figures: { words: first[1] }, field: first[0], fields: errors }),
    );
}

/** The first season of a new league: the present one, or an earlier one with known contracts. */
async function seasonFor(db: Db, wanted: Season | null, now: number): Promise<Season> {
  const present = await readPresentSeason(db, now);
  if (wanted !== null && startYear(wanted) > startYear(present)) {
    const later = refusal('invalid.season', { kind: 'invalid', figures: { present }, field: 'current_year' });
    throw new RefusalError({ ...later, fields: { current_year: later.message } });
  }
  return wanted ?? present;
}

/** Decides if a new league plays on the sample. The default is yes when only sample players exist. */
async function playersFor(db: Db, wanted: boolean | null): Promise<boolean> {
  const { real, sample } = await playerKinds(db);
  if (wanted === true && !sample) throw new RefusalError(refusal('noSample', { field: 'is_sample' }));
  return wanted ?? (!real && sample);
}

/**
 * Refuses to exceed the limit of leagues. When a user creates two at once, the second waits until the first is counted.
 */
async function refuseOneMore(db: Db, userId: string): Promise<void> {
  await oneAtATime(db, `leagues of ${userId}`);
  const { count } = await db
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('is_commissioner', '=', true)
    .executeTakeFirstOrThrow();
  if (count < LEAGUES_AT_ONCE) return;
  throw new RefusalError(
    refusal('tooManyLeagues', { figures: { count, most: LEAGUES_AT_ONCE }, figure: count + 1, limit: LEAGUES_AT_ONCE }),
  );
}

export const teamAt = ({ id, language }: Pick<LockedLeague, 'id' | 'language'>, number: number) => ({
  id: newId(randomBytes),
  league_id: id,
  number,
  name: wordIn(language, () => givenTeamName({ number })),
  picture: firstMark(number),
});
