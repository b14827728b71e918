import {
  deadlineAnswer,
  publishedSheetsAnswer,
  savedSheetsAnswer,
  sheetAnswer,
} from '@crease/core/protection/protection.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { ProtectionController } from './protection.controller.js';

export const protectionAnswers = [
  answersOf(ProtectionController, {
    own: answer(sheetAnswer, 403, 409),
    save: answer(sheetAnswer, 409),
    setDeadline: answer(deadlineAnswer, 409),
    reopen: answer(deadlineAnswer, 409),
    saved: answer(savedSheetsAnswer, 403),
    published: answer(publishedSheetsAnswer),
  }),
];
