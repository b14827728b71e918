import { talkCalls } from '@crease/core/talk/talk.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { PollService } from './poll.service.js';
import { TalkModeration } from './talk.moderation.js';
import { TalkQueries } from './talk.queries.js';
import { TalkService } from './talk.service.js';

@CallController(talkCalls)
export class TalkController {
  constructor(
    private readonly queries: TalkQueries,
    private readonly talk: TalkService,
    private readonly moderation: TalkModeration,
    private readonly polls: PollService,
  ) {}

  readonly handlers = serve(talkCalls, {
    'GET /:league_id/talk': ({ member, query }) => this.queries.board(member, query),

    'GET /:league_id/talk/unread': ({ member }) => this.queries.unread(member),

    'POST /:league_id/talk': ({ member, body, idempotency }) => this.talk.begin(member, body, idempotency),

    'GET /:league_id/talk/:thread_id': ({ member, params, query }) =>
      this.queries.thread(member, params.thread_id, query.before),

    'PATCH /:league_id/talk/:thread_id': ({ member, params, body, idempotency }) =>
      this.moderation.change(member, params.thread_id, body, idempotency),

    'POST /:league_id/talk/:thread_id/read': ({ member, params, body }) =>
      this.talk.read(member, params.thread_id, body.number),

    'POST /:league_id/talk/:thread_id/posts': ({ member, params, body, idempotency }) =>
      this.talk.write(member, params.thread_id, body, idempotency),

    'PATCH /:league_id/talk/:thread_id/posts/:post_id': ({ member, params, body, idempotency }) =>
      this.talk.edit(member, params.thread_id, params.post_id, body.body, idempotency),

    'DELETE /:league_id/talk/:thread_id/posts/:post_id': ({ member, params, idempotency }) =>
      this.talk.remove(member, params.thread_id, params.post_id, idempotency),

    'POST /:league_id/talk/:thread_id/posts/:post_id/moderate': ({ member, params, body, idempotency }) =>
      this.moderation.moderate(member, params.thread_id, params.post_id, body, idempotency),

    'PUT /:league_id/talk/:thread_id/posts/:post_id/reaction': ({ member, params, body }) =>
      this.talk.react(member, params.thread_id, params.post_id, body),

    'PUT /:league_id/polls/:poll_id/vote': ({ member, params, body, idempotency }) =>
      this.polls.vote(member, params.poll_id, body.choices, idempotency),

    'POST /:league_id/polls/:poll_id/end': ({ member, params, body, idempotency }) =>
      this.polls.endEarly(member, params.poll_id, body.reason, idempotency),

    'POST /:league_id/polls/:poll_id/cancel': ({ member, params, body, idempotency }) =>
      this.polls.cancel(member, params.poll_id, body.reason, idempotency),
  });
}
