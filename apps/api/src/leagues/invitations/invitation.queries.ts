import { Inject, Injectable } from '@nestjs/common';
import { expressionBuilder, sql, type Expression, type InferResult, type SqlBool } from 'kysely';
import { invitationPath } from '@crease/core/leagues/invitation.rules.js';
import type { InvitationPreview, InvitationView, MailView } from '@crease/core/leagues/league.answers.js';
import type { OpenInvitation } from '../../auth/account/account-ties.service.js';
import { fullName } from '../../auth/account/full-name.queries.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Db, type Tables } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import { failureWords, mailTexts } from '../../platform/mail/mail.words.js';
import { TOKEN_PLACE } from '../../platform/mail/mail-token.js';
import { hasToken, invitationToken, type InvitationKey } from './invitation-token.js';

/** A link in a stored mail, with a placeholder for its token. */
const SEALED = /https?:\/\/\S*\{token\}\S*/g;
const MAIL_SHOWN = 200;

export const now = sql<Date>`now()`;
const invitation = expressionBuilder<Tables & { i: Tables['invitation'] }, 'i'>();

/** True when `invitation as i` can be accepted or declined. */
export const isOpen: Expression<SqlBool> = invitation.and([
  invitation('i.accepted_at', 'is', null),
  invitation('i.revoked_at', 'is', null),
  invitation('i.expires_at', '>', now),
]);

const invitationsOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('invitation as i')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'i.league_id').onRef('t.id', '=', 'i.team_id'))
    .leftJoin('app_user as u', 'u.id', 'i.for_user')
    .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('account'))
    .select([
      'i.id',
      'i.team_id',
      't.name as team_name',
      'i.email',
      'i.league_id',
      'i.nonce',
      'i.created_at',
      'i.expires_at',
      'i.accepted_at',
      'i.declined_at',
      'i.revoked_at',
    ])
    .select(({ eb }) => isSo(eb('i.expires_at', '<=', now)).as('expired'))
    .where('i.league_id', '=', leagueId)
    .where('i.co_manager', '=', false);
type InvitationRow = InferResult<ReturnType<typeof invitationsOf>>[number];

@Injectable()
export class InvitationQueries {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Newest first; open ones include their links. */
  async all(leagueId: string): Promise<InvitationView[]> {
    const rows = await invitationsOf(this.database.db, leagueId)
      .orderBy('i.created_at', 'desc')
      .orderBy('i.id')
      .execute();
    return rows.map((row) => this.view(row));
  }

  async one(leagueId: string, invitationId: string): Promise<InvitationView | null> {
    const row = await invitationsOf(this.database.db, leagueId).where('i.id', '=', invitationId).executeTakeFirst();
    return row ? this.view(row) : null;
  }

  async mail(leagueId: string): Promise<MailView[]> {
    const rows = await this.database.db
      .selectFrom('mail as m')
      .leftJoin('invitation as i', (join) =>
        join
          .onRef('i.league_id', '=', 'm.league_id')
          .on(({ eb, ref }) => eb(sql<string>`'invitation:' || ${ref('i.id')}`, '=', ref('m.about')))
          .on(isOpen),
      )
      .select(['m.id', 'm.kind', 'm.to_address', 'm.subject', 'm.body', 'm.created_at', 'm.sent_at'])
      .select(['m.failed_reason', 'i.id as invitation_id', 'i.nonce'])
      .where('m.league_id', '=', leagueId)
      .where('m.kind', '=', 'invitation')
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id')
      .limit(MAIL_SHOWN)
      .execute();
    return rows.map(({ invitation_id: id, nonce, ...row }) => {
      const link = id !== null && nonce !== null ? this.linkOf({ id, league_id: leagueId, nonce }) : null;
      return {
        id: row.id,
        kind: row.kind,
        to: row.to_address,
        subject: row.subject,
        // The stored mail has no token. The link is shown only while the invitation is open.
        body: row.body.replace(SEALED, link ?? mailTexts.linkGone),
        created_at: row.created_at.toISOString(),
        sent_at: row.sent_at?.toISOString() ?? null,
        status: this.mailStatus(row),
        failed_reason: failureWords(row.failed_reason),
        link,
      };
    });
  }

  /** Preview of an open invitation for a visitor with its link; null without one. */
  async preview(token: string): Promise<InvitationPreview | null> {
    const found = await this.database.db
      .selectFrom('invitation as i')
      .innerJoin('league as l', 'l.id', 'i.league_id')
      .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'i.league_id').onRef('t.id', '=', 'i.team_id'))
      .leftJoin('app_user as u', 'u.id', 'i.created_by')
      .select(({ ref }) => [
        'l.name as league_name',
        'l.type as league_type',
        't.name as team_name',
        'i.co_manager',
        fullName(ref('u.first_name'), ref('u.last_name')).as('invited_by'),
      ])
      .where(hasToken(token))
      .where(isOpen)
      .executeTakeFirst();
    return found ?? null;
  }

  async open(token: string): Promise<OpenInvitation | null> {
    const found = await this.database.db
      .selectFrom('invitation as i')
      .select('i.id')
      .where(hasToken(token))
      .where(isOpen)
      .executeTakeFirst();
    return found ? { id: found.id, people: 1 } : null;
  }

  /** The link in a stored mail, with a placeholder. The token is inserted when the mail is sent. */
  sealedLink(): string {
    return this.config.publicUrl + invitationPath('TOKEN').replace('TOKEN', TOKEN_PLACE);
  }

  linkOf(row: InvitationKey): string {
    return this.config.publicUrl + invitationPath(invitationToken(this.config.SESSION_SECRET, row));
  }

  private mailStatus({ sent_at, failed_reason }: { sent_at: Date | null; failed_reason: string | null }) {
    if (sent_at !== null) return 'sent';
    if (failed_reason !== null) return 'failed';
    return this.config.SMTP_URL ? 'waiting' : 'kept';
  }

  private view(row: InvitationRow): InvitationView {
    const status = statusOf(row);
    return {
      id: row.id,
      team_id: row.team_id,
      team_name: row.team_name,
      email: row.email,
      account: row.account,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      status,
      link: status === 'pending' ? this.linkOf(row) : null,
    };
  }
}

/** Check "declined" first, because a declined invitation is also revoked. */
function statusOf(row: InvitationRow): InvitationView['status'] {
  if (row.accepted_at !== null) return 'accepted';
  if (row.declined_at !== null) return 'declined';
  if (row.revoked_at !== null) return 'revoked';
  return row.expired ? 'expired' : 'pending';
}
