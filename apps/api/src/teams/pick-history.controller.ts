import { pickHistoryCalls } from '@crease/core/teams/pick-history.calls.js';
import { MembershipCache } from '../platform/http/member.js';
import { notFound } from '../platform/refusal.error.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { PickHistoryQueries } from './pick-history.queries.js';

@CallController(pickHistoryCalls)
export class PickHistoryController {
  constructor(
    private readonly queries: PickHistoryQueries,
    private readonly members: MembershipCache,
  ) {}

  readonly handlers = serve(pickHistoryCalls, {
    // The path has no league, so no guard has checked the membership. Non-members get not found.
    'GET /pick-history/:pick_id': async ({ params, user }) => {
      const answer = await this.queries.history(params.pick_id);
      const member = answer && (await this.members.member(answer.pick.league_id, user));
      if (!answer || !member) throw notFound('pick');
      return answer;
    },
  });
}
