import type { Refusal } from '@crease/core/result.js';
import { ApiRefusal } from '../../../platform/requests/api-client.js';
import type { RoomTransport } from '../sync/draft-room.transport.js';
import * as t from './try.words.en.js';

/** The refusal of a call that only a league's draft has. */
export function notHere(): ApiRefusal {
  const refusal: Refusal = { name: 'notFound', kind: 'missing', message: t.notInThisDraft, fix: t.signUpFix };
  return new ApiRefusal(404, refusal, {});
}

/** A visitor drafts alone, so the chat is empty. */
export const NO_CHAT: Pick<RoomTransport, 'chat' | 'say' | 'react'> = {
  chat: () => Promise.resolve({ messages: [], reactions: [], seq: 0, earlier: null }),
  say: () => Promise.reject(notHere()),
  react: () => Promise.reject(notHere()),
};
