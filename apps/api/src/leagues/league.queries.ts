import { Inject, Injectable } from '@nestjs/common';
import { invitationPath } from '@crease/core/leagues/invitation.rules.js';
import type { LeagueView, MailView, MemberView } from '@crease/core/leagues/league.answers.js';
import type { LeaguePhase, LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { InvitationView, LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { weightsOf } from '@crease/core/players/scoring.table.js';
import { presentSeason, startYear } from '@crease/core/season.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { TOKEN_PLACE } from '../platform/mail/mail-token.js';
import { DbClock } from '../platform/database/db-clock.js';
import { SET_SEASON_SQL } from '../platform/database/present-season.js';
import type { SessionUser } from '../platform/http/session.js';
import { invitationHash, invitationToken } from './invitation-token.js';

interface LeagueRow {
  id: string;
  name: string;
  type: LeagueType;
  phase: LeaguePhase;
  current_season: string;
  time_zone: string;
  settings: LeagueSettings;
  rules_text: string;
  is_sample: boolean;
  version: number;
  set_season: string | null;
}

interface ListRow {
  league_id: string;
  league_name: string;
  league_type: LeagueType;
  user_team: string | null;
  user_team_id: string | null;
  user_team_picture: string | null;
  is_commissioner: boolean;
  invitation_id: string | null;
  nonce: string | null;
}

interface InvitationRow {
  id: string;
  team_id: string;
  team_name: string;
  email: string | null;
  nonce: string;
  created_at: Date;
  expires_at: Date;
  status: InvitationView['status'];
}

interface MailRow {
  id: string;
  kind: string;
  to_address: string;
  subject: string;
  body: string;
  created_at: Date;
  sent_at: Date | null;
  failed_reason: string | null;
  withdrawn: boolean;
  invitation_id: string | null;
  nonce: string | null;
}

/** A link in a mail whose token is not in it. */
const SEALED = /https?:\/\/\S*\{token\}\S*/g;

const INVITATION = `
  select i.id, i.team_id, t.name as team_name, i.email, i.nonce, i.created_at, i.expires_at,
    case when i.accepted_at is not null then 'accepted' when i.declined_at is not null then 'declined' when i.revoked_at is not null then 'revoked' when i.expires_at <= now() then 'expired' else 'pending' end as status
  from invitation i join team t on t.id = i.team_id
  where i.league_id = $1`;

@Injectable()
export class LeagueQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `configYear` is the season the client takes for the present one; the system's own by default. */
  async view(leagueId: string, configYear?: string): Promise<LeagueView | null> {
    const [row] = await this.database.query<LeagueRow>(
      `select l.*, ${SET_SEASON_SQL} as set_season from league l where l.id = $1`,
      [leagueId],
      'league-view',
    );
    if (!row) return null;
    return {
      ...row.settings,
      scoring: row.settings.scoring && weightsOf(row.settings.scoring),
      league_id: row.id,
      league_name: row.name,
      league_type: row.type,
      phase: row.phase,
      current_season: row.current_season,
      time_zone: row.time_zone,
      rules_text: row.rules_text,
      is_sample: row.is_sample,
      version: row.version,
      using_previous_contracts:
        startYear(row.current_season) < startYear(configYear ?? presentSeason(row.set_season, this.clock.now())),
    };
  }

  /** The user's leagues, and the open invitations that were sent to their address, once they have proved that it is theirs. */
  async leaguesOf(user: Pick<SessionUser, 'userId'>): Promise<LeagueListEntry[]> {
    const rows = await this.database.query<ListRow>(
      `select l.id as league_id, l.name as league_name, l.type as league_type, t.name as user_team, t.id as user_team_id, t.picture as user_team_picture,
         m.is_commissioner, null as invitation_id, null as nonce, l.created_at
       from membership m join league l on l.id = m.league_id left join team t on t.id = m.team_id
       where m.user_id = $1
       union all
       select l.id, l.name, l.type, t.name, t.id, t.picture, coalesce(m.is_commissioner, false), i.id, i.nonce, l.created_at
       from app_user u join invitation i on lower(i.email) = lower(u.email) join league l on l.id = i.league_id join team t on t.id = i.team_id
       left join membership m on m.league_id = l.id and m.user_id = $1
       where u.id = $1 and u.email_verified_at is not null and i.accepted_at is null and i.revoked_at is null and i.expires_at > now() and m.team_id is null
       order by created_at, league_id, invitation_id nulls first`,
      [user.userId],
      'user-leagues',
    );
    return rows.map((row) => this.entry(row));
  }

  /** Every league of the installation, as the site owner sees them. */
  async allLeagues(userId: string): Promise<LeagueListEntry[]> {
    const rows = await this.database.query<ListRow>(
      `select l.id as league_id, l.name as league_name, l.type as league_type, t.name as user_team, t.id as user_team_id, t.picture as user_team_picture,
         coalesce(m.is_commissioner, false) as is_commissioner, null as invitation_id, null as nonce
       from league l left join membership m on m.league_id = l.id and m.user_id = $1 left join team t on t.id = m.team_id
       order by l.created_at, l.id`,
      [userId],
    );
    return rows.map((row) => this.entry(row));
  }

  async members(leagueId: string, readerId: string): Promise<MemberView[]> {
    const rows = await this.database.query<Omit<MemberView, 'joined_at'> & { joined_at: Date }>(
      `select u.id as user_id, u.first_name || ' ' || u.last_name as name, u.username as user_name, u.email, u.picture,
         t.id as team_id, t.name as team_name, m.is_commissioner, m.joined_at
       from membership m join app_user u on u.id = m.user_id left join team t on t.id = m.team_id
       where m.league_id = $1 order by m.is_commissioner desc, t.number nulls last, m.joined_at`,
      [leagueId],
    );
    return rows.map((row) => ({
      ...row,
      email: row.user_id === readerId ? row.email : null,
      joined_at: row.joined_at.toISOString(),
    }));
  }

  /** For commissioners only: open invitations come with their links. Newest first. */
  async invitations(leagueId: string): Promise<InvitationView[]> {
    const rows = await this.database.query<InvitationRow>(`${INVITATION} order by i.created_at desc, i.id`, [leagueId]);
    return rows.map((row) => this.invitationView(row));
  }

  /** As `invitations`, one of them. */
  async invitation(leagueId: string, invitationId: string): Promise<InvitationView | null> {
    const [row] = await this.database.query<InvitationRow>(`${INVITATION} and i.id = $2`, [leagueId, invitationId]);
    return row ? this.invitationView(row) : null;
  }

  /** Messages of the league's invitations, newest first, for commissioners only: they name links and addresses. */
  async invitationMail(leagueId: string): Promise<MailView[]> {
    const rows = await this.database.query<MailRow>(
      `select m.id, m.kind, m.to_address, m.subject, m.body, m.created_at, m.sent_at, m.withdrawn_at is not null as withdrawn, m.failed_reason, i.id as invitation_id, i.nonce
       from mail m left join invitation i on i.league_id = m.league_id and 'invitation:' || i.id = m.about and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
       where m.league_id = $1 and m.kind = 'invitation' order by m.created_at desc, m.id limit 200`,
      [leagueId],
    );
    return rows.map((row) => {
      const link =
        row.invitation_id !== null && row.nonce !== null
          ? this.linkOf({ id: row.invitation_id, nonce: row.nonce })
          : null;
      return {
        id: row.id,
        kind: row.kind,
        to: row.to_address,
        subject: row.subject,
        // The mail itself holds no token: what opens something is shown only while it does.
        body:
          link === null ? row.body.replace(SEALED, '(this link is no longer valid)') : row.body.replace(SEALED, link),
        created_at: row.created_at.toISOString(),
        sent_at: row.sent_at?.toISOString() ?? null,
        status: row.sent_at
          ? 'sent'
          : row.failed_reason !== null
            ? 'failed'
            : this.config.SMTP_URL
              ? 'waiting'
              : 'kept',
        failed_reason: row.failed_reason,
        link,
      };
    });
  }

  /** As it stands in a mail that waits: its token comes when the mail leaves. */
  sealedLink(): string {
    return this.config.publicUrl + invitationPath('TOKEN').replace('TOKEN', TOKEN_PLACE);
  }

  /** The id of the open invitation that a token belongs to, or null. */
  async openInvitation(token: string): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      'select id from invitation where token_hash = $1 and accepted_at is null and revoked_at is null and expires_at > now()',
      [invitationHash(token)],
    );
    return row?.id ?? null;
  }

  linkOf(invitation: { readonly id: string; readonly nonce: string }): string {
    return this.config.publicUrl + invitationPath(invitationToken(this.config.SESSION_SECRET, invitation));
  }

  private invitationView(row: InvitationRow): InvitationView {
    return {
      id: row.id,
      team_id: row.team_id,
      team_name: row.team_name,
      email: row.email,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      status: row.status,
      link: row.status === 'pending' ? this.linkOf(row) : null,
    };
  }

  private entry({
    invitation_id,
    nonce,
    league_id,
    league_name,
    league_type,
    user_team,
    user_team_id,
    user_team_picture,
    is_commissioner,
  }: ListRow): LeagueListEntry {
    const token =
      invitation_id !== null && nonce !== null
        ? invitationToken(this.config.SESSION_SECRET, { id: invitation_id, nonce })
        : null;
    return {
      league_id,
      league_name,
      league_type,
      user_team,
      user_team_id,
      user_team_picture,
      pending: token !== null,
      invitation_token: token,
      is_commissioner,
    };
  }
}
