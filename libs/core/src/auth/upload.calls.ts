import { textParam } from '../request.parts.js';
import { PICTURE_MAX_BYTES } from './picture.rules.js';
import { answersIn, calls, file } from '../wire/call.js';

const answer = answersIn(() => import('./auth.answers.js'));

export const uploadCalls = calls({
  'POST /upload': {
    who: 'user',
    form: { file: 'A PNG or JPG picture of at most 1 MB.' },
    maxBytes: PICTURE_MAX_BYTES,
    answer: answer('uploadAnswer'),
    refuses: [429],
  },
  /** Pictures load without a token: each name is a 128-bit secret. Their content never changes. */
  'GET /uploads/:name': { who: 'anyone', params: { name: textParam }, answer: file('image/*') },
});
