import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import {
  formOf,
  judgeSettingsChange,
  settingsTime,
  dueAt,
  type JudgedSetting,
  type SettingsSituation,
  type SettingsVerdict,
} from '@crease/core/settings/settings.rules.js';
import type { SettingsAnswer, SettingsChangedAnswer } from '@crease/core/leagues/settings.answers.js';
import type { ChangeSettingsBody, SettingsChange } from '@crease/core/settings/settings.schema.js';
import {
  isSettingKey,
  sameValue,
  type SettingKey,
  type SettingsState,
  type SettingValue,
  rowOf,
  switchOf,
} from '@crease/core/leagues/settings.values.js';
import { validateLeagueForm } from '@crease/core/leagues/league.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import { Database, pgArray, type Idempotency, type Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { toLeague, leagueLine } from '../platform/events/audience.js';
import { notFound, RefusalError } from '../platform/http/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { nameOf } from '../leagues/league.log.js';
import { lockLeague, refuseErrors } from '../leagues/league.service.js';
import { reshape, SHAPING } from '../leagues/league-shape.service.js';
import { followPicks, picksToFollow, refuseTraded, type PicksToFollow } from './settings.picks.js';
import { asState, SettingsQueries, viewOf, type SettingChangeRow } from './settings.queries.js';
import { presentOf, SettingsWriter } from './settings.writer.js';

type Sql = Transaction['sql'];

export interface SettingsStand extends SettingsSituation {
  readonly league: PlayingLeague;
  readonly rows: readonly SettingChangeRow[];
  readonly nextSeason: string;
}

/** Changes of a league's settings, by whichever door they come. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly queries: SettingsQueries,
    private readonly writer: SettingsWriter,
    private readonly clock: DbClock,
  ) {}

  async view(leagueId: string): Promise<SettingsAnswer> {
    const { time, nextSeason, rows } = await this.database.write(({ sql }) => this.stand(sql, leagueId));
    return { time, next_season: nextSeason, coming: rows.map(viewOf) };
  }

  /** Where the league stands, with the books of its teams. Lock teams and league before what is decided by it. */
  async stand(sql: Sql, leagueId: string): Promise<SettingsStand> {
    const league = await this.books.league(sql, leagueId);
    // One that is about to begin waits for this, or this for it.
    const drafts = await sql<{ status: string }>(
      `select status from draft where league_id = $1 and season = $2 and kind <> 'mock' order by id for share`,
      [leagueId, league.season],
    );
    const teams = await sql<{ id: string }>('select id from team where league_id = $1 order by number', [leagueId]);
    const rows = await this.queries.coming(sql, leagueId);
    return {
      league,
      rows,
      type: league.type,
      name: league.name,
      phase: league.phase,
      time: settingsTime(
        league.phase,
        drafts.some(({ status }) => status !== 'lobby'),
      ),
      present: presentOf(league),
      coming: asState(rows),
      teams: await this.books.books(
        sql,
        leagueId,
        teams.map(({ id }) => id),
      ),
      nextSeason: seasonPlus(league.season, 1),
    };
  }

  /** Changes settings and name: at once what may be, the rest when its time comes. All of it or nothing. */
  async change(
    member: Member,
    { change, force, seen }: ChangeSettingsBody,
    idempotency: Idempotency | null,
  ): Promise<SettingsChangedAnswer> {
    requireCommissioner(member, 'change the league settings');
    return this.database.write(async ({ sql, record }) => {
      await lockTeams(sql, member.leagueId);
      await lockLeague(sql, member.leagueId);
      const stand = await this.stand(sql, member.leagueId);
      const { league_name: name, ...settings } = change;
      refuseStale(stand.present, seen);
      const verdict = judgeSettingsChange(stand, settings, force !== null);
      const refused = verdict.parts.find(({ refusal }) => refusal !== null)?.refusal;
      if (refused) throw new RefusalError(refused);
      refuseErrors({ ...verdict.errors, ...namedWrongly(stand, name) });
      if (force !== null) refuseUnseen(verdict, force.illegal_team_ids);
      await this.follow(sql, stand, verdict);
      await this.writer.write(sql, stand.league, verdict.now, this.clock.now());
      await this.note(sql, stand, verdict.parts, member.userId, force?.reason ?? null);
      const who = await nameOf(sql, member.userId);
      if (verdict.parts.length > 0) {
        const override = verdict.parts.some(({ forced }) => forced) ? (force?.reason ?? null) : null;
        const changes = verdict.parts.map(({ key, before, after, effect }) => ({
          key,
          before,
          after,
          effect,
          dueAt: this.due(effect, stand),
        }));
        await record(
          leagueLine({
            leagueId: member.leagueId,
            actor: member.userId,
            says: { key: 'settings.changed', figures: { who, changes, nextSeason: stand.nextSeason, override } },
            data: { kind: 'settings', changes, ...(override === null ? {} : { override }) },
          }),
        );
      }
      const renamed = name === undefined ? stand.name : name.trim();
      if (renamed !== stand.name) {
        await sql('update league set name = $2 where id = $1', [member.leagueId, renamed]);
        await record(
          leagueLine({
            leagueId: member.leagueId,
            actor: member.userId,
            says: { key: 'league.renamed', figures: { who, league: renamed } },
          }),
        );
      }
      if (verdict.parts.length > 0 || renamed !== stand.name)
        await record(toLeague(member.leagueId, member.userId, { type: 'leagueChanged' }));
      const coming = (await this.queries.coming(sql, member.leagueId)).map(viewOf);
      return {
        success: true as const,
        applied: verdict.parts.filter(({ effect }) => effect === 'now').map(({ key }) => key),
        coming,
      };
    }, idempotency);
  }

  /** Takes back what is to come: the change, and what goes with its switch. */
  async takeBack(member: Member, changeId: string, idempotency: Idempotency | null): Promise<SettingsChangedAnswer> {
    requireCommissioner(member, 'take back a change of the settings');
    return this.database.write(async ({ sql, record }) => {
      await lockLeague(sql, member.leagueId);
      const rows = await this.queries.coming(sql, member.leagueId);
      const asked = rows.find(({ id }) => id === changeId);
      if (!asked) {
        const [gone] = await sql('select 1 as one from setting_change where id = $1 and league_id = $2', [
          changeId,
          member.leagueId,
        ]);
        if (!gone) throw notFound('This change');
        throw new RefusalError({
          name: 'settingsChanged',
          message: 'This change is no longer to come: it holds already, or was taken back.',
          fix: 'Reload the page, and change the setting again.',
        });
      }
      const lead = (row: SettingChangeRow): SettingKey => {
        const under = switchOf(row.key);
        return under !== undefined && rows.some(({ key }) => key === under) ? under : row.key;
      };
      const back = rows.filter((row) => lead(row) === lead(asked));
      await end(sql, back, 'taken-back');
      const who = await nameOf(sql, member.userId);
      const changes = back.map(({ key, before, after }) => ({ key, before, after }));
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: { key: 'settings.takenBack', figures: { who, changes } },
          data: { kind: 'settings', takenBack: changes },
        }),
      );
      await record(toLeague(member.leagueId, member.userId, { type: 'leagueChanged' }));
      return { success: true as const, applied: [], coming: rows.filter((row) => !back.includes(row)).map(viewOf) };
    }, idempotency);
  }

  /** Teams, rounds and picks follow what holds at once; what would take traded picks later is refused now. */
  private async follow(sql: Sql, stand: SettingsStand, verdict: SettingsVerdict): Promise<void> {
    const { league, time } = stand;
    if (time === 'setup') {
      if (verdict.parts.some(({ key }) => SHAPING.has(key)))
        await reshape(
          sql,
          {
            id: league.id,
            name: league.name,
            type: league.type,
            phase: league.phase,
            current_season: league.season,
            settings: league.settings,
          },
          verdict.now,
        );
      return;
    }
    const { now, later } = await this.picks(sql, stand, verdict);
    refuseTraded(later);
    await followPicks(sql, league.id, now);
  }

  /** The picks that follow at once, and those that will next season. */
  async picks(
    sql: Sql,
    stand: SettingsStand,
    { parts, now }: SettingsVerdict,
  ): Promise<{ now: PicksToFollow; later: PicksToFollow }> {
    const { league, phase, time, present, nextSeason } = stand;
    const rounds = parts.filter(({ key }) => rowOf(key).picks !== undefined && rowOf(key).once === undefined);
    // In the protection and before the annual drafts, those of this season are still ahead.
    const from = time === 'between' && phase !== 'offseason' ? league.season : nextSeason;
    if (rounds.length > 0 && time === 'between')
      await refuseCreated(
        sql,
        stand,
        rounds.map(({ key }) => key),
      );
    const then: SettingsState = {
      ...now,
      ...Object.fromEntries(rounds.filter(({ effect }) => effect !== 'now').map(({ key, after }) => [key, after])),
    };
    return {
      now: await picksToFollow(sql, league, present, now, from),
      later: await picksToFollow(sql, league, now, then, nextSeason),
    };
  }

  /** The history of the change: what it replaces gives way, what holds and what is coming is kept with who made it. */
  private async note(
    sql: Sql,
    stand: SettingsStand,
    parts: readonly JudgedSetting[],
    userId: string,
    reason: string | null,
  ): Promise<void> {
    const { rows, league, nextSeason } = stand;
    const keys = new Set(parts.map(({ key }) => key));
    await end(
      sql,
      rows.filter(({ key }) => {
        const under = switchOf(key);
        return keys.has(key) || (under !== undefined && keys.has(under));
      }),
      'replaced',
    );
    for (const { key, before, after, effect, forced } of parts) {
      await sql(
        `insert into setting_change (id, league_id, key, before, after, effect, state, season, due_at, reason, made_by, held_from)
         values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8, $9::timestamptz, $10, $11, case when $7 = 'applied' then clock_timestamp() end)`,
        [
          newId(randomBytes),
          league.id,
          key,
          JSON.stringify(before),
          JSON.stringify(after),
          effect,
          effect === 'now' ? 'applied' : 'coming',
          effect === 'next-season' ? nextSeason : null,
          this.due(effect, stand),
          forced ? reason : null,
          userId,
        ],
      );
    }
  }

  private due(effect: JudgedSetting['effect'], { league }: SettingsStand): string | null {
    const at = dueAt(effect, this.clock.now(), league.timeZone);
    return at === null ? null : new Date(at).toISOString();
  }
}

/** Everybody who decides on trades or rosters locks the teams first; then the league itself. */
export async function lockTeams(sql: Sql, leagueId: string): Promise<void> {
  await sql('select id from team where league_id = $1 order by id for no key update', [leagueId]);
}

export async function end(
  sql: Sql,
  rows: readonly SettingChangeRow[],
  state: 'taken-back' | 'replaced',
): Promise<void> {
  if (rows.length > 0)
    await sql('update setting_change set state = $2 where id = any($1::text[])', [
      pgArray(rows.map(({ id }) => id)),
      state,
    ]);
}

/** A draft that has been created has its slots: its rounds stay as they are. */
async function refuseCreated(sql: Sql, { league }: SettingsStand, keys: readonly SettingKey[]): Promise<void> {
  const types = keys.map((key) => rowOf(key).picks);
  const [draft] = await sql<{ name: string }>(
    `select name from draft where league_id = $1 and season = $2 and kind <> 'mock' and ($3 or type = any($4::text[])) limit 1`,
    [league.id, league.season, keys.includes('rookieDraftEnabled'), pgArray(types.map(String))],
  );
  if (draft)
    throw new RefusalError({
      name: 'draftExists',
      message: `${draft.name} has been created, so its rounds are fixed.`,
      ...(keys[0] === undefined ? {} : { field: keys[0] }),
      fix: 'Delete it in the draft room first, and create it again afterwards.',
    });
}

/** Somebody else changed what was seen when this change was made. */
function refuseStale(present: SettingsState, seen: ChangeSettingsBody['seen']): void {
  for (const [key, value] of Object.entries(seen ?? {})) {
    if (!isSettingKey(key) || sameValue(present[key], value as SettingValue)) continue;
    throw new RefusalError({
      name: 'settingsChanged',
      field: key,
      message: `Another commissioner changed ${rowOf(key).words} meanwhile.`,
      fix: 'Look at the settings again, then make your change.',
    });
  }
}

/** Nothing is forced on a team that the preview did not name. */
function refuseUnseen({ illegal }: SettingsVerdict, seen: readonly string[]): void {
  const unseen = illegal.filter(({ teamId }) => !seen.includes(teamId));
  if (unseen.length === 0) return;
  throw new RefusalError({
    name: 'illegalTeamsChanged',
    figure: unseen.length,
    limit: 0,
    message: `${unseen.length === 1 ? 'A team' : `${unseen.length} teams`} would become illegal that the preview did not name: ${unseen.map(({ name }) => name).join(', ')}.`,
    fix: 'Look at the preview again.',
  });
}

const namedWrongly = (
  { type, present }: SettingsStand,
  name: SettingsChange['league_name'],
): ReturnType<typeof validateLeagueForm> => {
  if (name === undefined) return {};
  const { league_name: message } = validateLeagueForm(formOf(type, name, present));
  return message === undefined ? {} : { league_name: message };
};
