import { Injectable } from '@nestjs/common';
import {
  judgeSettingsChange,
  settingsTime,
  dueAt,
  type JudgedSetting,
  type SettingsSituation,
  type SettingsVerdict,
} from '@crease/core/settings/settings.rules.js';
import { otherKeeperSettings } from '@crease/core/settings/keeper-kind.rules.js';
import { LINEUP_KEYS } from '@crease/core/leagues/lineup.rules.js';
import type { SettingsAnswer, SettingsChangedAnswer } from '@crease/core/leagues/settings.answers.js';
import type { ChangeSettingsBody } from '@crease/core/settings/settings.schema.js';
import {
  type SettingKey,
  type SettingsState,
  type SettingValue,
  rowOf,
  switchOf,
} from '@crease/core/leagues/settings.values.js';
import { seasonPlus } from '@crease/core/season.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { toLeague, leagueLine } from '../platform/events/audience.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { nextPeriodOf } from '../competition/matchups/limits/period-limits.queries.js';
import { followPeriodSettings } from '../competition/matchups/limits/period-limits.writer.js';
import { languageOfLeague } from '../auth/account/language.queries.js';
import { addSettingChange, endSettingChanges } from '../leagues/coming/setting-changes.writer.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { changeLanguage, renameLeague } from '../leagues/league.tables.js';
import { draftsToWaitFor, lockLeague, lockTeams } from '../leagues/league-lock.tables.js';
import { nameOf } from '../leagues/league.log.js';
import { refuseErrors } from '../leagues/league.service.js';
import { reshape, SHAPING } from '../leagues/league-shape.writer.js';
import { endedWords } from './settings.ended.js';
import { followPicks, picksToFollow, refuseTraded, type PicksToFollow } from './settings.picks.js';
import { asState, SettingsQueries, viewOf, type SettingChangeRow } from './settings.queries.js';
import { refuseDue, refuseStale, refuseUnseen } from './settings.seen.js';
import { presentOf, SettingsWriter } from './settings.writer.js';
import { refusal } from './settings.refusals.js';
import {
  refuseAuctioned,
  refuseCreated,
  refusePriced,
  refusePromised,
  namedWrongly,
  requireTimeZone,
} from './settings.checks.js';

export interface SettingsSnapshot extends SettingsSituation {
  readonly league: PlayingLeague;
  readonly rows: readonly SettingChangeRow[];
  readonly nextSeason: string;
}

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
    const { time, nextSeason, rows } = await this.database.read((db) => this.loadSnapshot(db, leagueId));
    return { time, next_season: nextSeason, coming: rows.map(viewOf) };
  }

  /**
   * All data that a change of settings is judged by. Lock the teams, the league and its drafts before deciding on it.
   */
  async loadSnapshot(db: Db, leagueId: string): Promise<SettingsSnapshot> {
    const league = await this.books.league(db, leagueId);
    const drafts = await db
      .selectFrom('draft')
      .select('status')
      .where('league_id', '=', leagueId)
      .where('season', '=', league.season)
      .where('kind', '<>', 'mock')
      .execute();
    const teams = await db
      .selectFrom('team')
      .select('id')
      .where('league_id', '=', leagueId)
      .orderBy('number')
      .execute();
    const rows = await this.queries.coming(db, leagueId);
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
      ...(await nextPeriodOf(db, league)),
      teams: await this.books.books(
        db,
        leagueId,
        teams.map(({ id }) => id),
      ),
      nextSeason: seasonPlus(league.season, 1),
    };
  }

  /** Makes all changes or none. Some changes apply at once; the others wait for their time. */
  async change(
    member: Member,
    { change, force, seen }: ChangeSettingsBody,
    idempotency: Idempotency | null,
  ): Promise<SettingsChangedAnswer> {
    requireCommissioner(member, refusal('forbidden.change'));
    return this.database.write(async ({ db, record }) => {
      await lockTeams(db, member.leagueId);
      await lockLeague(db, member.leagueId);
      await draftsToWaitFor(db, member.leagueId).execute();
      const { league_name: name, language, ...settings } = change;
      // A period whose first line-ups are due has begun.
      if (LINEUP_KEYS.some((key) => key in settings)) await this.writer.settleLineups(db, member.leagueId);
      const snapshot = await this.loadSnapshot(db, member.leagueId);
      refuseStale(snapshot.present, seen);
      const verdict = judgeSettingsChange(snapshot, settings, force !== null);
      const refused = verdict.parts.find(({ refusal }) => refusal !== null)?.refusal;
      if (refused) throw new RefusalError(refused);
      if (settings.time_zone !== undefined) await requireTimeZone(db, settings.time_zone);
      const changes = [...verdict.parts.map(({ key }) => key), ...verdict.cancelled];
      refuseDue(snapshot.rows, changes, { now: this.clock.now(), timeZone: snapshot.league.timeZone });
      refuseErrors({
        ...verdict.errors,
        ...otherKeeperSettings(snapshot.type, snapshot.present, settings),
        ...namedWrongly(snapshot, name),
      });
      if (force !== null) refuseUnseen(verdict, force.illegal_team_ids);
      await this.follow(db, snapshot, verdict);
      await this.writer.write(db, snapshot.league, verdict.now, this.clock.now());
      await this.storeChanges(db, snapshot, verdict.parts, member.userId, force?.reason ?? null);
      const who = await nameOf(db, member.userId);
      const log = (line: Omit<Parameters<typeof leagueLine>[0], 'leagueId' | 'actor'>) =>
        record(leagueLine({ leagueId: member.leagueId, actor: member.userId, ...line }));
      if (verdict.parts.length > 0) await log(this.changedLine(snapshot, verdict, who, force?.reason ?? null));
      const renamed = name === undefined ? snapshot.name : name.trim();
      if (renamed !== snapshot.name) {
        await renameLeague(db, member.leagueId, renamed);
        await log({ says: { key: 'league.renamed', figures: { who, league: renamed } } });
      }
      const spoken = language !== undefined && (await changeLanguage(db, member.leagueId, language));
      if (spoken) await log({ says: { key: 'league.language', figures: { who, language } } });
      const ended = await this.cancel(db, snapshot, verdict);
      if (ended.length > 0)
        await log({
          says: { key: 'settings.takenBack', figures: { who, changes: ended } },
          data: { kind: 'settings', takenBack: ended },
        });
      await followPeriodSettings(db, snapshot.league);
      const said = endedWords(snapshot.rows, verdict, ended);
      if (verdict.parts.length > 0 || ended.length > 0 || renamed !== snapshot.name || spoken)
        await record(toLeague(member.leagueId, member.userId, { type: 'leagueChanged' }));
      const coming = (await this.queries.coming(db, member.leagueId)).map(viewOf);
      return {
        success: true as const,
        applied: verdict.parts.filter(({ effect }) => effect === 'now').map(({ key }) => key),
        coming,
        ...(said.length === 0 ? {} : { ended: said }),
      };
    }, idempotency);
  }

  private changedLine(snapshot: SettingsSnapshot, { parts }: SettingsVerdict, who: string, reason: string | null) {
    const override = parts.some(({ forced }) => forced) ? reason : null;
    const changes = parts.map(({ key, before, after, effect }) => ({
      key,
      before,
      after,
      effect,
      dueAt: this.due(effect, snapshot)?.toISOString() ?? null,
    }));
    return {
      says: {
        key: 'settings.changed' as const,
        figures: { who, changes, nextSeason: snapshot.nextSeason, override },
      },
      data: { kind: 'settings', changes, ...(override === null ? {} : { override }) },
    };
  }

  /** Ends coming changes whose settings were set back. */
  private async cancel(
    db: Db,
    { rows }: SettingsSnapshot,
    { cancelled }: SettingsVerdict,
  ): Promise<{ key: SettingKey; before: SettingValue; after: SettingValue }[]> {
    const back = rows.filter(({ key }) => {
      const under = switchOf(key);
      return cancelled.includes(key) || (under !== undefined && cancelled.includes(under));
    });
    await endSettingChanges(db, back, 'taken-back');
    return back.map(({ key, before, after }) => ({ key, before, after }));
  }

  /** Takes back a coming change. A switch and the settings under it are taken back together. */
  async takeBack(member: Member, changeId: string, idempotency: Idempotency | null): Promise<SettingsChangedAnswer> {
    requireCommissioner(member, refusal('forbidden.takeBack'));
    return this.database.write(async ({ db, record }) => {
      await lockLeague(db, member.leagueId);
      const rows = await this.queries.coming(db, member.leagueId);
      const asked = rows.find(({ id }) => id === changeId);
      if (!asked) {
        const gone = await db
          .selectFrom('setting_change')
          .select('id')
          .where('id', '=', changeId)
          .where('league_id', '=', member.leagueId)
          .executeTakeFirst();
        if (!gone) throw notFound('change');
        throw new RefusalError(refusal('settingsChanged.gone'));
      }
      const lead = (row: SettingChangeRow): SettingKey => {
        const under = switchOf(row.key);
        return under !== undefined && rows.some(({ key }) => key === under) ? under : row.key;
      };
      const back = rows.filter((row) => lead(row) === lead(asked));
      const { season, timeZone } = await this.books.league(db, member.leagueId);
      refuseDue(
        rows,
        back.map(({ key }) => key),
        { now: this.clock.now(), timeZone },
      );
      await endSettingChanges(db, back, 'taken-back');
      await followPeriodSettings(db, { id: member.leagueId, season });
      const who = await nameOf(db, member.userId);
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

  /** Adjusts teams and picks to changes that apply at once. Refuses if a change would later remove traded picks. */
  private async follow(db: Db, snapshot: SettingsSnapshot, verdict: SettingsVerdict): Promise<void> {
    const { league, time } = snapshot;
    if (time === 'setup') {
      if (verdict.parts.some(({ key }) => SHAPING.has(key)))
        await reshape(
          db,
          {
            id: league.id,
            name: league.name,
            type: league.type,
            phase: league.phase,
            current_season: league.season,
            language: await languageOfLeague(db, league.id),
            settings: league.settings,
          },
          verdict.now,
        );
      return;
    }
    await refusePriced(db, snapshot, verdict);
    await refuseAuctioned(db, snapshot, verdict);
    await refusePromised(db, snapshot, verdict);
    const { now, later } = await this.picks(db, snapshot, verdict);
    refuseTraded(later);
    await followPicks(db, league.id, now);
  }

  async picks(
    db: Db,
    snapshot: SettingsSnapshot,
    { parts, now }: SettingsVerdict,
  ): Promise<{ now: PicksToFollow; later: PicksToFollow }> {
    const { league, phase, time, present, nextSeason } = snapshot;
    const rounds = parts.filter(({ key }) => rowOf(key).picks !== undefined && rowOf(key).once === undefined);
    // During protection and the annual drafts, this season's drafts are still to come.
    const from = time === 'between' && phase !== 'offseason' ? league.season : nextSeason;
    const ofDrafts = rounds.filter(({ key }) => rowOf(key).picks !== 'ahead');
    if (ofDrafts.length > 0 && time === 'between')
      await refuseCreated(
        db,
        snapshot,
        ofDrafts.map(({ key }) => key),
      );
    const then: SettingsState = {
      ...now,
      ...Object.fromEntries(rounds.filter(({ effect }) => effect !== 'now').map(({ key, after }) => [key, after])),
    };
    return {
      now: await picksToFollow(db, league, present, now, { from, present: league.season }),
      later: await picksToFollow(db, league, now, then, { from: nextSeason, present: nextSeason }),
    };
  }

  private async storeChanges(
    db: Db,
    snapshot: SettingsSnapshot,
    parts: readonly JudgedSetting[],
    userId: string,
    reason: string | null,
  ): Promise<void> {
    const { rows, league, nextSeason } = snapshot;
    const keys = new Set(parts.map(({ key }) => key));
    await endSettingChanges(
      db,
      rows.filter(({ key }) => {
        const under = switchOf(key);
        return keys.has(key) || (under !== undefined && keys.has(under));
      }),
      'replaced',
    );
    // One statement each, because the history is sorted by the time of the change.
    for (const { key, before, after, effect, forced } of parts) {
      await addSettingChange(db, {
        league_id: league.id,
        key,
        before,
        after,
        effect,
        state: effect === 'now' ? 'applied' : 'coming',
        season: effect === 'next-season' ? nextSeason : null,
        due_at: this.due(effect, snapshot),
        reason: forced ? reason : null,
        made_by: userId,
      });
    }
  }

  private due(effect: JudgedSetting['effect'], { league, nextPeriod }: SettingsSnapshot): Date | null {
    const at = dueAt(effect, this.clock.now(), league.timeZone, nextPeriod);
    return at === null ? null : new Date(at);
  }
}
