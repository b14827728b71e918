import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { sql } from 'kysely';
import { isProvider, type Provider } from '@crease/core/auth/social.rules.js';
import { newId } from '@crease/core/ids.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { ApiRequest } from '../platform/http/session.js';
import { refusal } from './auth.refusals.js';

const TICKET_SECONDS = 300;
const TICKET = { algorithms: ['HS256' as const], issuer: 'crease', audience: 'crease-ticket' };

export interface SocialIdentity {
  readonly provider: Provider;
  /** The provider's own id of the person. Unlike an address, it never passes to another person. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly picture: string | null;
}

/** Single-use, verified identity that the pop-up passes to the next call. */
export interface Ticket {
  readonly id: string;
  readonly identity: SocialIdentity;
}

export type TicketRequest = ApiRequest & { ticket?: Ticket };

/** The ticket that the session guard verified and stored. */
export const ticketIn = (request: ApiRequest): Ticket | undefined => (request as TicketRequest).ticket;

export function ticketOf({ headers }: ApiRequest): string | null {
  return /^Social (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

const ticketRefused = (): RefusalError =>
  new RefusalError(refusal('ticketInvalid.over', { kind: 'forbidden', field: 'ticket' }));

/** Short-lived signed tickets with an identity from another provider. A ticket alone opens no session. */
@Injectable()
export class TicketService {
  /** Uses another key than the access tokens, so that neither passes for the other. */
  private readonly secret: string;

  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    @Inject(CONFIG) config: Config,
  ) {
    this.secret = createHmac('sha256', config.SESSION_SECRET).update('social ticket').digest('base64url');
  }

  issue(identity: SocialIdentity): string {
    const { issuer, audience } = TICKET;
    return this.jwt.sign(
      { typ: 'ticket', identity },
      {
        secret: this.secret,
        algorithm: 'HS256',
        issuer,
        audience,
        expiresIn: TICKET_SECONDS,
        jwtid: newId(randomBytes),
      },
    );
  }

  /** Verifies a ticket; refuses one that is forged, expired or missing. `use` finds out if it was used before. */
  read(text: string): Ticket {
    try {
      const { typ, jti, exp, identity } = this.jwt.verify<{
        typ?: unknown;
        jti?: unknown;
        exp?: unknown;
        identity?: unknown;
      }>(text, { secret: this.secret, ...TICKET });
      const who = identity as SocialIdentity | undefined;
      if (
        typ === 'ticket' &&
        typeof jti === 'string' &&
        typeof exp === 'number' &&
        who &&
        isProvider(who.provider) &&
        who.subject
      )
        return { id: jti, identity: who };
    } catch {
      // Refused below, for any error.
    }
    throw ticketRefused();
  }

  /** Uses a ticket up. A concurrent second use is refused. */
  async use(ticket: Ticket): Promise<void> {
    const used = await this.database.db
      .insertInto('used_ticket')
      .values({ id: ticket.id, expires_at: sql<Date>`now() + make_interval(secs => ${TICKET_SECONDS})` })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (used === undefined) throw ticketRefused();
  }
}
