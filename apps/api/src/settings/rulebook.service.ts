import { Injectable } from '@nestjs/common';
import type { InferResult } from 'kysely';
import { readersLanguage } from '@crease/core/locale.js';
import { rulebook, settingsInRules } from '@crease/core/settings/rulebook.rules.js';
import type {
  RulesAnswer,
  RulesHistoryAnswer,
  RulesText,
  RulesTextBody,
} from '@crease/core/settings/rulebook.schema.js';
import { fullName } from '../auth/account/full-name.queries.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { toLeague, leagueLine } from '../platform/events/audience.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { lockLeague } from '../leagues/league-lock.tables.js';
import { nameOf } from '../leagues/league.log.js';
import { LeagueQueries } from '../leagues/league.queries.js';
import { writeRules } from './rules-text.writer.js';
import { SettingsQueries } from './settings.queries.js';
import { refusal } from './settings.refusals.js';

const textsIn = (db: Db) =>
  db
    .selectFrom('rules_text as x')
    .innerJoin('app_user as u', 'u.id', 'x.written_by')
    .select(({ ref }) => [
      'x.id',
      'x.body',
      fullName(ref('u.first_name'), ref('u.last_name')).as('written_by'),
      'x.written_at',
    ]);
type TextRow = InferResult<ReturnType<typeof textsIn>>[number];

const VERSIONS_SHOWN = 100;

const textOf = ({ written_at, ...row }: TextRow): RulesText => ({ ...row, written_at: written_at.toISOString() });

/** The rulebook: rules derived from the settings, and the commissioner's own text with all its versions. */
@Injectable()
export class RulebookService {
  constructor(
    private readonly database: Database,
    private readonly leagues: LeagueQueries,
    private readonly settings: SettingsQueries,
  ) {}

  async rules(member: Member): Promise<RulesAnswer> {
    const language = readersLanguage();
    const [league, [text], coming] = await Promise.all([
      this.leagues.view(member.leagueId),
      this.texts(member.leagueId, 1),
      this.settings.comingView(member.leagueId),
    ]);
    if (!league) throw notFound('league');
    return {
      sections: rulebook(league, language),
      settings: settingsInRules(league, language),
      text: text === undefined || text.body === '' ? null : text,
      coming,
      can_edit: member.commissioner,
    };
  }

  async history(leagueId: string): Promise<RulesHistoryAnswer> {
    const [texts, settings] = await Promise.all([
      this.texts(leagueId, VERSIONS_SHOWN),
      this.settings.history(leagueId),
    ]);
    return { texts, settings };
  }

  /** Writes a new version of the text. Refuses when the version that the caller edited is no longer the newest. */
  async write(
    member: Member,
    { body, version }: RulesTextBody,
    idempotency: Idempotency | null,
  ): Promise<{ text: RulesText }> {
    requireCommissioner(member, refusal('forbidden.rules'));
    const id = await this.database.write(async ({ db, record }) => {
      await lockLeague(db, member.leagueId);
      const present = await db
        .selectFrom('rules_text')
        .select(['id', 'body'])
        .where('league_id', '=', member.leagueId)
        .orderBy('written_at', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (present?.body === body) return present.id;
      // An empty text looks like no text, so the next version may be written without naming it.
      const expected = present === undefined || (present.body === '' && version == null) ? null : present.id;
      if ((version ?? null) !== expected) {
        throw new RefusalError(refusal('rulesChanged', { field: 'version' }));
      }
      const next = await writeRules(db, member.leagueId, body, member.userId);
      const key =
        body === ''
          ? 'league.rulesDown'
          : present === undefined || present.body === ''
            ? 'league.rulesWritten'
            : 'league.rulesChanged';
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: { key, figures: { who: await nameOf(db, member.userId) } },
          data: { kind: 'rules', textId: next },
        }),
      );
      await record(toLeague(member.leagueId, member.userId, { type: 'leagueChanged' }));
      return next;
    }, idempotency);
    return { text: textOf(await textsIn(this.database.db).where('x.id', '=', id).executeTakeFirstOrThrow()) };
  }

  private async texts(leagueId: string, limit: number): Promise<RulesText[]> {
    const rows = await textsIn(this.database.db)
      .where('x.league_id', '=', leagueId)
      .orderBy('x.written_at', 'desc')
      .orderBy('x.id')
      .limit(limit)
      .execute();
    return rows.map(textOf);
  }
}
