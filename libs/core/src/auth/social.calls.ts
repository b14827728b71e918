import { z } from 'zod';
import { textParam } from '../request.parts.js';
import { calls, file } from '../wire/call.js';

const startSchema = z.object({
  attempt: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .catch(''),
});

/** Sign-in by a provider's pop-up: start, callback and the script that reports the outcome to the opening page. */
export const socialCalls = calls({
  /** Runs in the pop-up, under the same strict content security policy as other pages. */
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
