import { leagueAnswer } from '@crease/core/leagues/league.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { LeagueController } from './overview.controller.js';

export const overviewAnswers = [answersOf(LeagueController, { view: answer(leagueAnswer) })];
