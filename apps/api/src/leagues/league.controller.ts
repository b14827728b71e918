import { leagueCalls } from '@crease/core/leagues/league.calls.js';
import { notYou } from '../platform/refusal.error.js';
import { networkOf } from '../platform/http/rate-limit.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { InvitationAnswers } from './invitations/invitation-answer.service.js';
import { LeagueQueries } from './league.queries.js';
import { LeagueService } from './league.service.js';

@CallController(leagueCalls)
export class LeaguesController {
  constructor(
    private readonly leagues: LeagueService,
    private readonly answers: InvitationAnswers,
    private readonly queries: LeagueQueries,
  ) {}

  readonly handlers = serve(leagueCalls, {
    'POST /create-league': ({ body, user, idempotency, request }) =>
      this.leagues.create(user.userId, body, idempotency, networkOf(request.ip)),

    'GET /user-leagues': async ({ query: { uid }, user }) => {
      if (uid !== undefined && uid !== user.userId) throw notYou('uid');
      return {
        allLeagues:
          uid === undefined && user.siteOwner
            ? await this.queries.allLeagues(user.userId)
            : await this.queries.leaguesOf(user),
      };
    },

    'POST /invitation-preview': ({ body, request }) =>
      this.answers.preview(body.invitation_token, networkOf(request.ip)),

    'POST /accept-invitation': ({ body, user }) => {
      if (body.user_uid != null && body.user_uid !== user.userId) throw notYou('user_uid');
      return this.answers.accept(user, body.invitation_token);
    },

    'POST /decline-invitation': ({ body, user }) => this.answers.decline(user, body.invitation_token),
  });
}
