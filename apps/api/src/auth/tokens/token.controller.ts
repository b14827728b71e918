import { tokenCalls } from '@crease/core/auth/tokens/token.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { clientOf } from '../client.js';
import { AccessTokens } from './token.service.js';

@CallController(tokenCalls)
export class TokenController {
  constructor(private readonly tokens: AccessTokens) {}

  readonly handlers = serve(tokenCalls, {
    'GET /auth/tokens': async ({ user }) => ({ tokens: await this.tokens.list(user.userId) }),

    'POST /auth/tokens': ({ user, body, request }) => this.tokens.create(user, body, clientOf(request)),

    'DELETE /auth/tokens/:token_id': async ({ user, params, request }) => {
      await this.tokens.revoke(user.userId, params.token_id, clientOf(request));
      return { success: true };
    },
  });
}
