import { answersIn, calls } from '../wire/call.js';
import {
  acceptTradeSchema,
  broughtTradeSchema,
  declineTradeSchema,
  enterTradeSchema,
  listTradesSchema,
  previewTradeSchema,
  proposeTradeSchema,
  reverseTradeSchema,
  tradeGlanceSchema,
  vetoTradeSchema,
  vetoVoteSchema,
} from './trade.schema.js';

const answer = answersIn(() => import('./trade.answers.js'));
const glance = answersIn(() => import('./trade-glance.answers.js'));
const finder = answersIn(() => import('./finder/finder.answers.js'));

const COMMAND = { key: true, answer: answer('tradeAnswer'), refuses: [409] } as const;

/** Before acceptance only the two teams can see a trade; others get 404. */
export const tradeCalls = calls({
  'GET /:league_id/trade/:trade_id': { who: 'bothSides', answer: answer('tradeView') },
  /** The later history of all assets in an executed trade. */
  'GET /:league_id/trade/:trade_id/tree': { who: 'bothSides', answer: glance('tradeTreeAnswer') },
  'GET /:league_id/brought/trade': {
    who: 'member',
    query: broughtTradeSchema,
    answer: glance('broughtTradeAnswer'),
    refuses: [404],
  },
  /** Points, games, age and three seasons of cap hits of players, to judge an offer. */
  'GET /:league_id/trades/glance': { who: 'member', query: tradeGlanceSchema, answer: glance('tradeGlanceAnswer') },
  /** Partners whose needs and surplus match those of the caller's team, with swaps from which both gain. */
  'GET /:league_id/trades/finder': { who: 'member', answer: finder('tradeFinderAnswer') },
  'GET /:league_id/trades': { who: 'member', query: listTradesSchema, answer: answer('tradeListAnswer') },
  'POST /:league_id/trades': { ...COMMAND, who: 'ownTeam', body: proposeTradeSchema, status: 201 },
  'POST /:league_id/trades/preview': { who: 'member', body: previewTradeSchema, answer: answer('tradePreview') },
  'POST /:league_id/trades/on-behalf': { ...COMMAND, who: 'commissioner', body: enterTradeSchema, status: 201 },
  'GET /:league_id/trades/assets/:team_id': { who: 'member', answer: answer('tradableAssetsAnswer') },
  'POST /:league_id/trades/:trade_id/withdraw': { ...COMMAND, who: 'sideToMove' },
  'POST /:league_id/trades/:trade_id/decline': { ...COMMAND, who: 'sideToMove', body: declineTradeSchema },
  'POST /:league_id/trades/:trade_id/counter': { ...COMMAND, who: 'sideToMove', body: proposeTradeSchema, status: 201 },
  'POST /:league_id/trades/:trade_id/accept': { ...COMMAND, who: 'sideToMove', body: acceptTradeSchema },
  'POST /:league_id/trades/:trade_id/veto': { ...COMMAND, who: 'commissioner', body: vetoTradeSchema },
  'PUT /:league_id/trades/:trade_id/veto-vote': { ...COMMAND, who: 'uninvolved', body: vetoVoteSchema },
  /** Checks if an executed trade can be reversed, with the reasons if not. */
  'GET /:league_id/trades/:trade_id/reversal': {
    who: 'commissioner',
    answer: answer('tradeReversalView'),
    refuses: [409],
  },
  'POST /:league_id/trades/:trade_id/reverse': { ...COMMAND, who: 'commissioner', body: reverseTradeSchema },
});
