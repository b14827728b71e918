import {
  playerAnswer,
  playersAnswer,
  playerTransactionsAnswer,
  unwatchedAnswer,
  watchedAnswer,
  watchListAnswer,
} from '@crease/core/players/players.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { PlayersController, WatchListController } from './players.controller.js';

export const playerAnswers = [
  answersOf(PlayersController, {
    list: answer(playersAnswer),
    profile: answer(playerAnswer),
    history: answer(playerTransactionsAnswer),
  }),
  answersOf(WatchListController, {
    list: answer(watchListAnswer),
    watch: answer(watchedAnswer, 409),
    unwatch: answer(unwatchedAnswer),
  }),
];
