import { done } from '@crease/core/answer.parts.js';
import {
  claimedAnswer,
  claimsAnswer,
  faPicksAnswer,
  freeAgentAdded,
  statusOverridesAnswer,
  statusSetAnswer,
  waiversAnswer,
} from '@crease/core/free-agents/free-agents.answers.js';
import { movesPreview } from '@crease/core/teams/team.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { FreeAgentsController, StatusController } from './free-agents.controller.js';

export const freeAgentAnswers = [
  answersOf(FreeAgentsController, {
    add: answer(freeAgentAdded, 409),
    preview: answer(movesPreview, 409),
    list: answer(faPicksAnswer),
    penalize: answer(done, 409),
    pardon: answer(done, 409),
    waiting: answer(waiversAnswer),
    claims: answer(claimsAnswer),
    claim: answer(claimedAnswer, 409),
    orderClaims: answer(done, 409),
    withdraw: answer(done, 409),
  }),
  answersOf(StatusController, { list: answer(statusOverridesAnswer), set: answer(statusSetAnswer), end: answer(done) }),
];
