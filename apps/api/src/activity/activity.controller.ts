import { readersLanguage } from '@crease/core/locale.js';
import { activityCalls } from '@crease/core/activity/activity.calls.js';
import { largeAnswer } from '../platform/http/large-answer.js';
import { MembershipCache } from '../platform/http/member.js';
import { notFound, notYou } from '../platform/refusal.error.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { ActivityQueries } from './activity.queries.js';
import { ActivityService } from './activity.service.js';

@CallController(activityCalls)
export class ActivityController {
  constructor(
    private readonly queries: ActivityQueries,
    private readonly activity: ActivityService,
    private readonly members: MembershipCache,
  ) {}

  readonly handlers = serve(activityCalls, {
    'POST /record-action': async ({ user, body, idempotency }) => {
      if (body.user_id != null && body.user_id !== user.userId) throw notYou('user_id');
      const member = await this.members.member(body.league_id, user);
      if (!member) throw notFound('league');
      await this.members.requirePart(member);
      return this.activity.addNote(user.userId, body, idempotency);
    },

    /** Answers 304 when the client's version is current. */
    'GET /:league_id/home': async ({ member, request, reply }) => {
      const known = request.headers['if-none-match'];
      void reply.header('cache-control', 'private, no-cache');
      if (known !== undefined) {
        const version = await this.queries.homeVersion(member);
        if (version !== null && known === tagOf(version)) {
          void reply.status(304).header('etag', known);
          return undefined;
        }
      }
      const found = await this.queries.home(member);
      if (!found) throw notFound('league');
      void reply.header('etag', tagOf(found.version));
      return largeAnswer(reply, request.headers['accept-encoding'], found.home);
    },

    'GET /:league_id/activity-log': ({ member, query }) => this.queries.log(member, query),

    'POST /:league_id/activity-log/seen': async ({ member, body }) => {
      await this.activity.see(member, body.id ?? null);
      return this.queries.unread(member);
    },
  });
}

/** Lines of the log are worded for their reader. */
const tagOf = (version: string): string => `"${version}-${readersLanguage()}"`;
