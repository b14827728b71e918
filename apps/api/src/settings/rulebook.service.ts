import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import { rulebook } from '@crease/core/settings/rulebook.rules.js';
import type {
  RulesAnswer,
  RulesHistoryAnswer,
  RulesText,
  RulesTextBody,
} from '@crease/core/settings/rulebook.schema.js';
import { Database, type Idempotency } from '../platform/database/database.js';
import { toLeague, leagueLine } from '../platform/events/audience.js';
import { notFound, RefusalError } from '../platform/http/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { nameOf } from '../leagues/league.log.js';
import { LeagueQueries } from '../leagues/league.queries.js';
import { lockLeague } from '../leagues/league.service.js';
import { SettingsQueries } from './settings.queries.js';

interface TextRow {
  id: string;
  body: string;
  written_by: string;
  written_at: Date;
}

const TEXTS = `
  select x.id, x.body, u.first_name || ' ' || u.last_name as written_by, x.written_at
  from rules_text x join app_user u on u.id = x.written_by where x.league_id = $1 order by x.written_at desc, x.id limit $2`;
const VERSIONS_SHOWN = 100;

const textOf = ({ written_at, ...row }: TextRow): RulesText => ({ ...row, written_at: written_at.toISOString() });

/** The rulebook: rules from the settings, and the commissioner's own text with all its versions. */
@Injectable()
export class RulebookService {
  constructor(
    private readonly database: Database,
    private readonly leagues: LeagueQueries,
    private readonly settings: SettingsQueries,
  ) {}

  async rules(member: Member): Promise<RulesAnswer> {
    const [league, [text], coming] = await Promise.all([
      this.leagues.view(member.leagueId),
      this.texts(member.leagueId, 1),
      this.settings.comingView(member.leagueId),
    ]);
    if (!league) throw notFound('This league');
    return {
      sections: rulebook(league),
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

  /** Writes a new version of the text. Refuses one that was made from an older version than the present. */
  async write(
    member: Member,
    { body, version }: RulesTextBody,
    idempotency: Idempotency | null,
  ): Promise<{ text: RulesText }> {
    requireCommissioner(member, 'write the rules');
    const id = await this.database.write(async ({ sql, record }) => {
      await lockLeague(sql, member.leagueId);
      const [present] = await sql<{ id: string; body: string }>(
        'select id, body from rules_text where league_id = $1 order by written_at desc, id limit 1',
        [member.leagueId],
      );
      if (present?.body === body) return present.id;
      // An emptied text is none for who reads it, so he may begin anew without naming it.
      const expected = present === undefined || (present.body === '' && version == null) ? null : present.id;
      if ((version ?? null) !== expected) {
        throw new RefusalError({
          name: 'rulesChanged',
          field: 'version',
          message: 'The rules were changed while you wrote.',
          fix: 'Reload the rulebook, then bring your changes in again.',
        });
      }
      const next = newId(randomBytes);
      await sql('insert into rules_text (id, league_id, body, written_by) values ($1, $2, $3, $4)', [
        next,
        member.leagueId,
        body,
        member.userId,
      ]);
      await sql('update league set rules_text = $2 where id = $1', [member.leagueId, body]);
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
          says: { key, figures: { who: await nameOf(sql, member.userId) } },
          data: { kind: 'rules', textId: next },
        }),
      );
      await record(toLeague(member.leagueId, member.userId, { type: 'leagueChanged' }));
      return next;
    }, idempotency);
    const [row] = await this.database.query<TextRow>(
      `select x.id, x.body, u.first_name || ' ' || u.last_name as written_by, x.written_at from rules_text x join app_user u on u.id = x.written_by where x.id = $1`,
      [id],
    );
    if (!row) throw new Error('the text was not written');
    return { text: textOf(row) };
  }

  private async texts(leagueId: string, limit: number): Promise<RulesText[]> {
    return (await this.database.query<TextRow>(TEXTS, [leagueId, limit])).map(textOf);
  }
}
