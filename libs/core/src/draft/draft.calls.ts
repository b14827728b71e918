import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { textParam } from '../request.parts.js';
import { answersIn, calls, file } from '../wire/call.js';
import {
  amendPicksSchema,
  autoSchema,
  bidSchema,
  checkInSchema,
  clockSchema,
  configureDraftSchema,
  createDraftSchema,
  declarePickSchema,
  makePickSchema,
  nightSchema,
  nominateSchema,
  protectSchema,
  queueSchema,
  replaceSchema,
  resumeSchema,
  rookieOverrideSchema,
  seasonsSchema,
  setOrderSchema,
  shopSchema,
  skipSchema,
  undoSchema,
} from './draft.schema.js';

const answer = answersIn(() => import('./draft.answers.js'));

const sinceSchema = z.object({
  since: z.coerce.number<number | string>(messageOf('sinceIsNumber')).int().min(0).max(2_000_000_000),
});
const logSchema = z.object({
  before: z.coerce.number<number | string>(messageOf('beforeIsNumber')).int().min(1).max(2_000_000_000).optional(),
  only: z.enum(['decisions']).optional(),
});
const chatReadSchema = z.object({
  before: z.coerce.number<number | string>(messageOf('beforeIsNumber')).int().min(1).max(2_000_000_000).optional(),
  only: z.enum(['reactions']).optional(),
});
const overallSchema = z.object({
  overall: z.coerce.number<number | string>(messageOf('overallIsNumber')).int().min(1).max(5_000),
});
const poolSchema = z.object({
  brief: z
    .enum(['true', 'false'], messageOf('useTrueOrFalse'))
    .optional()
    .describe("'true' leaves out the statistics: a thin line brings them later."),
});
/** The handler answers a malformed id like a draft that does not exist. */
const draft = { draft_id: textParam };
const ofTeam = { draft_id: textParam, team_id: textParam };

const COMMAND = { params: draft, key: true, answer: answer('draftCommandAnswer'), refuses: [409] } as const;

/** Calls of the draft room. Clients send commands here and receive events by socket. */
export const draftCalls = calls({
  'GET /:league_id/drafts': { who: 'member', answer: answer('draftListAnswer') },
  /** Compensatory and forfeited picks of drafts not yet created. */
  'POST /:league_id/declared-picks': {
    who: 'commissioner',
    body: declarePickSchema,
    key: true,
    answer: answer('pickDeclaredAnswer'),
    refuses: [409],
  },
  /** Every member may create a mock. Only commissioners may create a real draft. */
  'POST /:league_id/drafts': {
    who: 'member',
    body: createDraftSchema,
    key: true,
    status: 201,
    answer: answer('draftCreatedAnswer'),
    refuses: [409],
  },
  'GET /:league_id/drafts/:draft_id': { who: 'member', params: draft, answer: answer('draftSnapshot') },
  'GET /:league_id/drafts/:draft_id/pool': {
    who: 'member',
    params: draft,
    query: poolSchema,
    answer: answer('draftPoolAnswer'),
    notModified: true,
  },
  /** Players on the teams' rosters who were not picked in this draft. */
  'GET /:league_id/drafts/:draft_id/kept': { who: 'member', params: draft, answer: answer('draftKeptAnswer') },
  'GET /:league_id/drafts/:draft_id/events': {
    who: 'member',
    params: draft,
    query: sinceSchema,
    answer: answer('draftEventsAnswer'),
  },
  'POST /:league_id/drafts/:draft_id/picks': { ...COMMAND, who: 'team', body: makePickSchema, checkedAtCommit: true },
  /** In an auction: puts a player up for auction, at the minimum. */
  'POST /:league_id/drafts/:draft_id/nominations': {
    ...COMMAND,
    who: 'team',
    body: nominateSchema,
    checkedAtCommit: true,
  },
  'POST /:league_id/drafts/:draft_id/bids': { ...COMMAND, who: 'team', body: bidSchema, checkedAtCommit: true },
  'PUT /:league_id/drafts/:draft_id/order': { ...COMMAND, who: 'commissioner', body: setOrderSchema },
  'PUT /:league_id/drafts/:draft_id/settings': { ...COMMAND, who: 'commissioner', body: configureDraftSchema },
  'POST /:league_id/drafts/:draft_id/begin': { ...COMMAND, who: 'commissioner' },
  'POST /:league_id/drafts/:draft_id/pause': { ...COMMAND, who: 'commissioner' },
  'POST /:league_id/drafts/:draft_id/resume': { ...COMMAND, who: 'commissioner', body: resumeSchema },
  'POST /:league_id/drafts/:draft_id/end': { ...COMMAND, who: 'commissioner' },
  'POST /:league_id/drafts/:draft_id/reopen': { ...COMMAND, who: 'commissioner' },
  /** Sets, changes or removes the draft's date. The date never starts the draft. */
  'PUT /:league_id/drafts/:draft_id/night': { ...COMMAND, who: 'commissioner', body: nightSchema },
  'DELETE /:league_id/drafts/:draft_id/night': { ...COMMAND, who: 'commissioner' },
  'GET /:league_id/drafts/:draft_id/night.ics': { who: 'member', params: draft, answer: file('text/calendar') },
  'PUT /:league_id/drafts/:draft_id/check-in': { ...COMMAND, who: 'ownTeam', body: checkInSchema },
  /** Adds or removes a compensatory pick; forfeits or restores a pick. */
  'POST /:league_id/drafts/:draft_id/amendments': { ...COMMAND, who: 'commissioner', body: amendPicksSchema },
  'PUT /:league_id/drafts/:draft_id/clock': { ...COMMAND, who: 'commissioner', body: clockSchema },
  'POST /:league_id/drafts/:draft_id/skip': { ...COMMAND, who: 'commissioner', body: skipSchema },
  'GET /:league_id/drafts/:draft_id/undo-preview': {
    who: 'commissioner',
    params: draft,
    query: overallSchema,
    answer: answer('undoPreviewAnswer'),
    refuses: [409],
  },
  'POST /:league_id/drafts/:draft_id/undo': { ...COMMAND, who: 'commissioner', body: undoSchema },
  'POST /:league_id/drafts/:draft_id/replace': { ...COMMAND, who: 'commissioner', body: replaceSchema },
  'PUT /:league_id/drafts/:draft_id/auto': { ...COMMAND, who: 'team', body: autoSchema },
  'PUT /:league_id/drafts/:draft_id/shop': { ...COMMAND, who: 'manager', body: shopSchema },
  'GET /:league_id/drafts/:draft_id/queue/:team_id': {
    who: 'manager',
    params: ofTeam,
    answer: answer('draftQueueAnswer'),
  },
  'PUT /:league_id/drafts/:draft_id/queue/:team_id': {
    who: 'manager',
    params: ofTeam,
    body: queueSchema,
    answer: answer('draftQueueAnswer'),
    refuses: [409],
  },
  /** Players that a team protects in a draft from other teams' rosters. Private to its manager. */
  'GET /:league_id/drafts/:draft_id/protected/:team_id': {
    who: 'manager',
    params: ofTeam,
    answer: answer('draftProtectedAnswer'),
    refuses: [409],
  },
  'PUT /:league_id/drafts/:draft_id/protected/:team_id': {
    who: 'manager',
    params: ofTeam,
    body: protectSchema,
    key: true,
    answer: answer('draftProtectedAnswer'),
    refuses: [409],
  },
  /** A team's cap for the draft's season and later ones, with and without a player it may draft. */
  'GET /:league_id/drafts/:draft_id/seasons/:team_id': {
    who: 'member',
    params: ofTeam,
    query: seasonsSchema,
    answer: answer('draftSeasonsAnswer'),
    refuses: [409],
  },
  'PUT /:league_id/drafts/:draft_id/rookies': {
    who: 'commissioner',
    params: draft,
    body: rookieOverrideSchema,
    key: true,
    answer: answer('rookieAnswer'),
    refuses: [409],
  },
  'GET /:league_id/drafts/:draft_id/log': {
    who: 'member',
    params: draft,
    query: logSchema,
    answer: answer('draftRecordAnswer'),
  },
  'GET /:league_id/drafts/:draft_id/chat': {
    who: 'member',
    params: draft,
    query: chatReadSchema,
    answer: answer('draftChatAnswer'),
  },
  'GET /:league_id/drafts/:draft_id/export.csv': { who: 'member', params: draft, answer: file('text/csv') },
  'DELETE /:league_id/drafts/:draft_id': {
    who: 'commissioner',
    params: draft,
    key: true,
    answer: answer('draftDeletedAnswer'),
    refuses: [409],
  },
});
