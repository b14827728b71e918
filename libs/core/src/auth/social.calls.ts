import { z } from 'zod';
import { textParam } from '../request.parts.js';
import { calls, file } from '../wire/call.js';

const startSchema = z.object({
  attempt: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .catch(''),
});

/** The pop-up of another provider: there, back, and its outcome to the page that opened it. */
export const socialCalls = calls({
  /** Runs in the pop-up, under the same strict policy as everything else. */
  'GET /auth/social/outcome.js': { who: 'anyone', answer: file('text/javascript') },
  'GET /auth/social/:provider/start': {
    who: 'anyone',
    params: { provider: textParam },
    query: startSchema,
    answer: file('text/html'),
    redirects: true,
  },
  'GET /auth/social/:provider/callback': {
    who: 'anyone',
    params: { provider: textParam },
    answer: file('text/html'),
  },
});
