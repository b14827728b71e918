import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { RefusalError } from '../platform/refusal.error.js';
import { AccountQueries, type Account } from './account/account.queries.js';
import { TOO_MANY_FAILURES } from './account.refusals.js';
import type { Client } from './client.js';
import { proofLimit } from './limits.js';
import { Passwords } from './passwords.js';
import { SecurityLog } from './security.service.js';
import { TicketService } from './ticket.service.js';
import { refusal } from './auth.refusals.js';

export interface Proof {
  readonly current_password?: string | null;
  readonly ticket?: string | null;
}

// 403 instead of 401: the session is valid, only the proof is wrong.
const WRONG = new RefusalError(refusal('wrongPassword', { kind: 'forbidden', field: 'current_password' }));
const NEEDED = new RefusalError(refusal('proofNeeded.password', { kind: 'forbidden', field: 'current_password' }));
const NEEDED_TICKET = new RefusalError(refusal('proofNeeded.provider', { kind: 'forbidden', field: 'ticket' }));
const WRONG_TICKET = new RefusalError(refusal('wrongTicket', { kind: 'forbidden', field: 'ticket' }));

/**
 * Asks for the password or a provider's ticket before changes that could hand over the account. An open session on a
 * borrowed device is not enough.
 */
@Injectable()
export class ProofService {
  constructor(
    private readonly accounts: AccountQueries,
    private readonly passwords: Passwords,
    private readonly tickets: TicketService,
    private readonly limiter: RateLimiter,
    private readonly security: SecurityLog,
  ) {}

  async prove(userId: string, proof: Proof, client: Client): Promise<Account> {
    const account = await this.accounts.byId(userId);
    if (!account) throw NEEDED;
    if (proof.ticket != null) return this.byTicket(account, proof.ticket);
    if (account.passwordHash === null) throw NEEDED_TICKET;
    if (proof.current_password == null) throw NEEDED;
    const limit = proofLimit(userId);
    await this.limiter.take([limit], TOO_MANY_FAILURES);
    if (!(await this.passwords.matches(account.passwordHash, proof.current_password))) {
      this.security.record({ kind: 'passwordRefused', userId, client });
      throw WRONG;
    }
    await this.limiter.giveBack([limit.key], []);
    return account;
  }

  private async byTicket(account: Account, text: string): Promise<Account> {
    const ticket = this.tickets.read(text);
    const owner = await this.accounts.byIdentity(ticket.identity.provider, ticket.identity.subject);
    if (owner?.info.uid !== account.info.uid) throw WRONG_TICKET;
    await this.tickets.use(ticket);
    return account;
  }
}
