import { phaseAnswer, phaseChangedAnswer } from '@crease/core/seasons/season.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { SeasonController } from './season.controller.js';

export const seasonAnswers = [
  answersOf(SeasonController, {
    phase: answer(phaseAnswer),
    advance: answer(phaseChangedAnswer, 409),
    takeBack: answer(phaseChangedAnswer, 409),
  }),
];
