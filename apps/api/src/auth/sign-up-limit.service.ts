import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { AccountTies } from './account/account-ties.service.js';
import type { Client } from './client.js';
import { invitedSignUpLimit, signUpLimit } from './limits.js';
import { refusal } from './auth.refusals.js';

const TOO_MANY = refusal('tooManyRequests.accounts');

/** Limits how many accounts a network creates. Sign-ups with an open invitation have their own limit. */
@Injectable()
export class SignUpLimit {
  constructor(
    private readonly ties: AccountTies,
    private readonly limiter: RateLimiter,
  ) {}

  async take(invitationToken: string | null | undefined, client: Client): Promise<void> {
    const invitation =
      invitationToken == null || invitationToken === '' ? null : await this.ties.openInvitation(invitationToken);
    const limits = invitation === null ? [signUpLimit(client.address)] : [invitedSignUpLimit(invitation)];
    await this.limiter.take(limits, TOO_MANY);
  }
}
