import { answersIn, calls } from '../wire/call.js';
import { pushChoiceSchema, pushDeviceChangeSchema, pushDeviceSchema } from './push.schema.js';

const answer = answersIn(() => import('./push.answers.js'));

export const pushCalls = calls({
  'GET /push': { who: 'user', answer: answer('pushAnswer') },
  'PUT /push': { who: 'user', body: pushChoiceSchema, answer: answer('pushAnswer') },
  /** Adds the calling device, or updates it when its address is known. */
  'POST /push/devices': { who: 'user', body: pushDeviceSchema, answer: answer('pushAnswer'), refuses: [422] },
  'PUT /push/devices/:device_id': { who: 'user', body: pushDeviceChangeSchema, answer: answer('pushAnswer') },
  'DELETE /push/devices/:device_id': { who: 'user', answer: answer('pushAnswer') },
});
