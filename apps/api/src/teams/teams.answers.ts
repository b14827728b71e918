import { movesAnswer, movesPreview, pickHistoryAnswer } from '@crease/core/teams/team.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { MovesController } from './moves.controller.js';
import { PickHistoryController } from './pick-history.controller.js';

export const teamAnswers = [
  answersOf(MovesController, { move: answer(movesAnswer, 409), preview: answer(movesPreview) }),
  answersOf(PickHistoryController, { history: answer(pickHistoryAnswer) }),
];
