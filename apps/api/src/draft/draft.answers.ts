import { z } from 'zod';
import { id, playerId } from '@crease/core/answer.parts.js';
import {
  draftChatAnswer,
  draftCommandAnswer,
  draftEventsAnswer,
  draftListEntry,
  draftPoolAnswer,
  draftRecordAnswer,
  draftSnapshot,
  undoPreviewAnswer,
} from '@crease/core/draft/draft.answers.js';
import { answer, answersOf, fileAnswer } from '../platform/http/answers.js';
import { DraftController } from './draft.controller.js';

const command = answer(draftCommandAnswer, 409);
/** Without a body only the `Idempotency-Key` can be at fault. */
const bare = answer(draftCommandAnswer, 409, 422);
const queue = z
  .object({ player_ids: z.array(playerId).describe('First choice first.') })
  .meta({ id: 'DraftQueueAnswer' });

export const draftAnswers = [
  answersOf(DraftController, {
    list: answer(z.object({ drafts: z.array(draftListEntry) }).meta({ id: 'DraftListAnswer' })),
    create: answer(z.object({ draft_id: id }).meta({ id: 'DraftCreatedAnswer' }), 409),
    snapshot: answer(draftSnapshot),
    pool: answer(draftPoolAnswer, 304),
    events: answer(draftEventsAnswer),
    pick: command,
    order: command,
    configure: command,
    begin: bare,
    pause: bare,
    resume: command,
    end: bare,
    reopen: bare,
    amend: answer(draftCommandAnswer, 409),
    clock: command,
    skip: command,
    undoPreview: answer(undoPreviewAnswer, 403, 409),
    undo: command,
    replace: command,
    auto: command,
    queue: answer(queue, 403),
    saveQueue: answer(queue, 409),
    rookie: answer(z.object({ player_id: playerId, rookie: z.boolean() }).meta({ id: 'RookieAnswer' }), 409),
    record: answer(draftRecordAnswer),
    chat: answer(draftChatAnswer),
    export: fileAnswer('text/csv'),
    remove: answer(z.object({ deleted: z.literal(true) }).meta({ id: 'DraftDeletedAnswer' }), 409, 422),
  }),
];
