import { answersIn, calls } from '../wire/call.js';
import { playersQuerySchema } from './players.schema.js';

const answer = answersIn(() => import('./players.answers.js'));

export const playerCalls = calls({
  'GET /:league_id/players': {
    who: 'member',
    query: playersQuerySchema,
    answer: answer('playersAnswer'),
    token: 'players',
  },
  'GET /:league_id/players/:player_id': {
    who: 'member',
    query: playersQuerySchema.pick({ season: true }),
    answer: answer('playerAnswer'),
    token: 'players',
  },
  'GET /:league_id/players/:player_id/transactions': {
    who: 'member',
    answer: answer('playerTransactionsAnswer'),
    token: 'players',
  },
});
