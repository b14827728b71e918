import { readersLanguage } from '@crease/core/locale.js';
import { concernCalls } from '@crease/core/activity/concerns.calls.js';
import { ActivityQueries } from '../activity/activity.queries.js';
import { DbClock } from '../platform/database/db-clock.js';
import { notFound } from '../platform/refusal.error.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { ConcernsService } from './concerns.service.js';

/** A cached answer is valid at most this long, because some concerns appear by the clock alone. */
const CLOCK_MS = 5 * 60_000;

@CallController(concernCalls)
export class ConcernsController {
  constructor(
    private readonly concerns: ConcernsService,
    private readonly activity: ActivityQueries,
    private readonly clock: DbClock,
  ) {}

  readonly handlers = serve(concernCalls, {
    /** Answers 304 briefly while the league home's version stays the same. */
    'GET /:league_id/concerns': async ({ member, request, reply }) => {
      const known = request.headers['if-none-match'];
      const times = Math.floor(this.clock.now() / CLOCK_MS);
      const tagOf = (version: string) =>
        `"${version}-${member.teamId}-${member.commissioner}-${times}-${readersLanguage()}"`;
      void reply.header('cache-control', 'private, no-cache');
      if (known !== undefined) {
        const version = await this.activity.homeVersion(member);
        if (version !== null && known === tagOf(version)) {
          void reply.status(304).header('etag', known);
          return undefined;
        }
      }
      const found = await this.concerns.inLeague(member);
      if (!found) throw notFound('league');
      void reply.header('etag', tagOf(found.version));
      return found.answer;
    },

    'GET /my-concerns': ({ user }) => this.concerns.everywhere(user),
  });
}
