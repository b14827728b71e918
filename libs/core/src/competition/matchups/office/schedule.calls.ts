import { z } from 'zod';
import { messageOf } from '../../../messages/messages.js';
import { isDay } from '../../../calendar.js';
import { countParam, idSchema } from '../../../request.parts.js';
import { answersIn, calls } from '../../../wire/call.js';

const part = answersIn(() => import('../../../answer.parts.js'));
const CHANGE = { who: 'commissioner', key: true, answer: part('done'), refuses: [409] } as const;

const pairs = z.object({
  pairs: z
    .array(z.object({ home_team_id: idSchema, away_team_id: idSchema.nullable() }))
    .min(1, messageOf('givePairsOfPeriod'))
    .max(50, messageOf('periodHasAtMostPairs', { most: 50 })),
});
export type PairsBody = z.infer<typeof pairs>;

const lastDay = z.object({
  ends_on: z.string().refine(isDay, messageOf('dayOfScheduleIsWrittenLike')),
});
export type LastDayBody = z.infer<typeof lastDay>;

export const scheduleCalls = calls({
  /** Sets the pairs of a future period. Each team is named once; null is no opponent. */
  'PUT /:league_id/matchups/:period/pairs': { ...CHANGE, params: { period: countParam }, body: pairs },
  /** Sets a future period's last day. The next one begins on the day after. */
  'PUT /:league_id/matchups/:period/days': { ...CHANGE, params: { period: countParam }, body: lastDay },
  /** Draws the schedule again from another seed, before the first period begins. */
  'POST /:league_id/matchups/redraw': CHANGE,
});
