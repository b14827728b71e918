import { z } from 'zod';
import { day, id, time, whole } from '../answer.parts.js';
import { winRecord } from '../competition/matchups/matchup.answers.js';

/** Kinds of concerns for a league member; `concerns.words.ts` has their texts. */
export const CONCERN_KINDS = [
  'draft-on',
  'draft-paused',
  'draft-lobby',
  'draft-missing',
  'drafts-over',
  'set-up',
  'being-set-up',
  'name-team',
  'offers',
  'trade-deadline',
  'polls',
  'reviews',
  'team',
  'leave-ir',
  'to-ir',
  'call-ups',
  'sign-players',
  'contracts-end',
  'match-offers',
  'free-agency',
  'lineup',
  'goalie-games',
  'fa-picks',
  'claims',
  'sheet',
  'protect-players',
  'sheet-saved',
  'sheets-open',
  'sheets-published',
  'conditions',
  'no-manager',
  'ties-wait',
  'sheets-missing',
  'teams-todo',
  'go-on',
] as const;

export const concern = z
  .object({
    kind: z.enum(CONCERN_KINDS),
    todo: z.boolean().describe('Something to do, not only to know: these are counted.'),
    count: whole,
    names: z.array(z.string()).describe('Players, teams or the draft that it is about.'),
    text: z.string().nullable(),
    at: time.nullable().describe('When it is over, or due.'),
    about: id.nullable().describe('The one draft, trade or thread that it is about.'),
  })
  .meta({ id: 'Concern' });
export type Concern = z.infer<typeof concern>;

const neighbour = z.object({ name: z.string(), points: z.number().describe('How many points lie between.') });

export const ownStanding = z
  .object({
    rank: whole,
    shared: z.boolean().describe('Another team has as many points.'),
    teams: whole,
    points: z.number(),
    above: neighbour.nullable(),
    below: neighbour.nullable(),
    record: winRecord.nullable().describe('Of its matchups; null in a season of points.'),
    latest: z
      .object({ day, points: z.number() })
      .nullable()
      .describe("The team's points of the last day on which anybody in the league earned some."),
  })
  .meta({ id: 'OwnStanding' });
export type OwnStanding = z.infer<typeof ownStanding>;

/** Answer of `GET /api/{league_id}/concerns`, for the caller. */
export const concernsAnswer = z
  .object({
    standing: ownStanding
      .nullable()
      .describe('Once somebody has earned points in a season, and until the next begins.'),
    concerns: z.array(concern).describe('What is to be done first, then what is to be known.'),
  })
  .meta({ id: 'ConcernsAnswer' });
export type ConcernsAnswer = z.infer<typeof concernsAnswer>;

/** Answer of `GET /api/my-concerns`, for all leagues of the caller. */
export const myConcernsAnswer = z
  .object({ leagues: z.array(concernsAnswer.extend({ league_id: id, phase: z.string() })) })
  .meta({ id: 'MyConcernsAnswer' });
export type MyConcernsAnswer = z.infer<typeof myConcernsAnswer>;
