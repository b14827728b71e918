import { Injectable } from '@nestjs/common';
import { settingWords } from '@crease/core/leagues/settings/setting-words.js';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import {
  countsFrom,
  dueAt,
  effectWords,
  judgeSettingsChange,
  type SettingEffect,
  type SettingsVerdict,
} from '@crease/core/settings/settings.rules.js';
import { otherKeeperSettings } from '@crease/core/settings/keeper-kind.rules.js';
import type { SettingsChange } from '@crease/core/settings/settings.schema.js';
import { valueWords } from '@crease/core/settings/settings.words.js';
import { rowOf } from '@crease/core/leagues/settings.values.js';
import type { Refusal } from '@crease/core/result.js';
import { Database, type Db } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { RefusalError } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { refuseErrors } from '../leagues/league.service.js';
import { reweighed } from '../points/team-points.queries.js';
import { refuseAuctioned, refusePromised } from './settings.checks.js';
import { picksNote, tradedSurplus } from './settings.picks.js';
import { SettingsService, type SettingsSnapshot } from './settings.service.js';
import { refusal } from './settings.refusals.js';
import { settingsNotes } from './settings.words.js';

@Injectable()
export class SettingsPreview {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: DbClock,
  ) {}

  async preview(
    member: Member,
    { league_name: _, language: __, ...change }: SettingsChange,
  ): Promise<SettingsPreviewAnswer> {
    requireCommissioner(member, refusal('forbidden.change'));
    return this.database.read(async (db) => {
      const snapshot = await this.settings.loadSnapshot(db, member.leagueId);
      const verdict = judgeSettingsChange(snapshot, change);
      refuseErrors({ ...verdict.errors, ...otherKeeperSettings(snapshot.type, snapshot.present, change) });
      const { illegal, parts: forced } =
        snapshot.time === 'season' ? judgeSettingsChange(snapshot, change, true) : verdict;
      const begins = (effect: SettingEffect) => effectWords(effect, snapshot.nextSeason, snapshot.nextPeriod);
      const picks = await this.picks(db, snapshot, verdict);
      const now = this.clock.now();
      const moves = await this.moves(db, member.leagueId, snapshot, verdict);
      const counts = (effect: SettingEffect) =>
        effect === 'next-period'
          ? (snapshot.nextPeriod ?? null)
          : effect === 'now'
            ? countsFrom(now, snapshot.league.timeZone)
            : null;
      return {
        changes: verdict.parts.map(({ key, before, after, effect, illegal: teams, replaces }) => {
          const due = dueAt(effect, now, snapshot.league.timeZone, snapshot.nextPeriod);
          return {
            key,
            label: settingWords(key).label,
            before,
            after,
            before_words: valueWords(key, before),
            after_words: valueWords(key, after),
            effect,
            begins: begins(effect),
            begins_forced: begins(forced.find((part) => part.key === key)?.effect ?? effect),
            due_at: due === null ? null : new Date(due).toISOString(),
            counts_from: key === 'scoring' ? counts(effect) : null,
            moves: key === 'scoring' ? moves : [],
            illegal: teams.map(({ teamId, name, message }) => ({ team_id: teamId, name, message })),
            replaces: replaces === undefined ? null : valueWords(key, replaces),
          };
        }),
        illegal: illegal.map(({ teamId, name, message }) => ({ team_id: teamId, name, message })),
        waits: verdict.parts.some(({ effect }) => effect === 'next-season'),
        notes: [...picks.notes, ...notes(snapshot, verdict)],
        refusal: verdict.parts.find(({ refusal }) => refusal !== null)?.refusal ?? picks.refusal,
      };
    });
  }

  /** How new weights change each team's season points. */
  private async moves(
    db: Db,
    leagueId: string,
    { league, teams }: SettingsSnapshot,
    { parts }: SettingsVerdict,
  ): Promise<SettingsPreviewAnswer['changes'][number]['moves']> {
    const scoring = parts.find(({ key }) => key === 'scoring')?.after;
    if (scoring === null || typeof scoring !== 'object') return [];
    const found = new Map((await reweighed(db, leagueId, league.season, scoring)).map((one) => [one.team_id, one]));
    return teams.flatMap(({ teamId, name }) => {
      const { points, would_be } = found.get(teamId) ?? { points: 0, would_be: 0 };
      return found.size === 0 ? [] : [{ team_id: teamId, name, points, would_be }];
    });
  }

  private async picks(
    db: Db,
    snapshot: SettingsSnapshot,
    verdict: SettingsVerdict,
  ): Promise<{ notes: string[]; refusal: Refusal | null }> {
    if (snapshot.time === 'setup') return { notes: [], refusal: null };
    try {
      await refuseAuctioned(db, snapshot, verdict);
      await refusePromised(db, snapshot, verdict);
      const { now, later } = await this.settings.picks(db, snapshot, verdict);
      const surplus = tradedSurplus(now) ?? tradedSurplus(later);
      return {
        notes: [...picksNote(now, null), ...picksNote(later, snapshot.nextSeason)],
        refusal: surplus,
      };
    } catch (error) {
      if (error instanceof RefusalError) return { notes: [], refusal: error.refusal };
      throw error;
    }
  }
}

function notes({ phase, present, teams }: SettingsSnapshot, { parts, now }: SettingsVerdict): string[] {
  const has = (key: string) => parts.find((part) => part.key === key);
  const found: string[] = [];
  const pickups = has('maxPickupsPerWeek');
  if (pickups !== undefined && phase === 'in-season') {
    const more = Number(pickups.after) - Number(pickups.before);
    found.push(more > 0 ? settingsNotes.moreFaPicks({ picks: more }) : settingsNotes.fewerFaPicks());
  }
  const slots = parts.find(
    ({ key }) => key === 'retention_slots' || key === 'retentionEnabled' || key === 'max_retention_perc',
  );
  if (slots !== undefined && teams.some(({ retainedContracts }) => retainedContracts > 0))
    found.push(settingsNotes.retainedStay());
  if (has('scoring') !== undefined) found.push(settingsNotes.pointsStay());
  if (
    (phase === 'startup-drafts' || phase === 'annual-drafts') &&
    (now.salary_cap !== present.salary_cap || now.max_roster_size !== present.max_roster_size)
  )
    found.push(settingsNotes.draftKeepsLimits());
  if (
    phase === 'protection' &&
    parts.some(({ key, effect }) => rowOf(key).section === 'protection' && effect === 'now')
  )
    found.push(settingsNotes.sheetsMade());
  return found;
}
