import { movesAnswer, movesPreview, pickHistoryAnswer, teamPageAnswer } from '@crease/core/teams/team.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { MovesController } from './moves.controller.js';
import { PickHistoryController } from './pick-history.controller.js';
import { TeamController } from './team.controller.js';

export const teamAnswers = [
  answersOf(MovesController, { move: answer(movesAnswer, 409), preview: answer(movesPreview) }),
  answersOf(TeamController, { view: answer(teamPageAnswer), edit: answer(teamPageAnswer, 409) }),
  answersOf(PickHistoryController, { history: answer(pickHistoryAnswer) }),
];
