import { z } from 'zod';
import { seasonSchema } from '../../request.parts.js';
import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./race.answers.js'));
const history = answersIn(() => import('./history.answers.js'));
const tonight = answersIn(() => import('../tonight.answers.js'));
const night = answersIn(() => import('../tonight/night-board.answers.js'));
const ofSeason = z.object({ season: seasonSchema.optional() });

export const raceCalls = calls({
  'GET /:league_id/race': { who: 'member', query: ofSeason, answer: answer('raceAnswer') },
  'GET /:league_id/history': { who: 'member', answer: history('historyAnswer'), notModified: true },
  'GET /:league_id/history/rosters': {
    who: 'member',
    query: z.object({ season: seasonSchema }),
    answer: history('championRostersAnswer'),
  },
  'GET /:league_id/tonight': { who: 'member', answer: tonight('tonightAnswer') },
  'GET /:league_id/tonight/board': { who: 'member', answer: night('nightBoardAnswer') },
  'GET /:league_id/player-points': {
    who: 'member',
    query: ofSeason,
    answer: answer('playerPointsAnswer'),
    token: 'players',
    notModified: true,
  },
  'GET /:league_id/player-points/:player_id': {
    who: 'member',
    query: ofSeason,
    answer: answer('playerGamesAnswer'),
    token: 'players',
  },
});
