import type { DraftEvent } from '@crease/core/draft/draft.model.js';
import { STORED } from '@crease/core/result.js';
import type { Envelope } from '@crease/core/streams/room.js';
import { ApiRefusal } from '../../../platform/requests/api-client.js';
import type { RoomTimers } from '../sync/room-timers.js';
import { LocalRoom } from './local-room.js';
import type { FromWorker, Question, ToWorker } from './worker-protocol.js';

/** Runs a draft for the page that opens it. Returns the handler of the page's messages. */
export function hostRoom(
  timers: Pick<RoomTimers, 'now' | 'after'>,
  post: (message: FromWorker) => void,
): (message: ToWorker) => void {
  let room: LocalRoom | null = null;
  return (message) => {
    switch (message.type) {
      case 'open':
        room = new LocalRoom(message.attempt, message.players, timers);
        room.transport.listen({
          ...DEAF,
          // The draft is the only stream of the room.
          event: (envelope) => post({ type: 'event', envelope: envelope as Envelope<DraftEvent> }),
        });
        return;
      case 'ask':
        if (room !== null) void answer(room, message.number, message.question, post);
        return;
      case 'hidden':
        room?.setHidden(message.hidden);
    }
  };
}

const DEAF = {
  connected: () => undefined,
  disconnected: () => undefined,
  pulse: () => undefined,
  presence: () => undefined,
  recordContact: () => undefined,
};

async function answer(
  from: LocalRoom,
  number: number,
  question: Question,
  post: (message: FromWorker) => void,
): Promise<void> {
  try {
    post({ type: 'answer', number, value: await valueOf(from, question) });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) {
      post({ type: 'failure', number });
      throw error;
    }
    const { status, refusal } = error;
    post({ type: 'refusal', number, status, refusal, stored: refusal[STORED] });
  }
}

function valueOf({ transport, answer: call }: LocalRoom, question: Question): Promise<unknown> {
  switch (question.about) {
    case 'snapshot':
      return transport.snapshot();
    case 'time':
      return transport.time();
    case 'events':
      return transport.events(question.since);
    case 'call':
      return call(question.call, { body: question.body });
  }
}
