import { z } from 'zod';
import { CORRECTIONS } from './corrections.rules.js';
import { FURTHER_BRACKETS } from '../playoffs/playoff.rules.js';
import { day, id, playerId, position, season, whole } from '../../answer.parts.js';
import { LINEUP_KINDS } from '../../leagues/lineup.rules.js';
import { PLAYER_STATUSES } from '../../players/players.values.js';
import { MEDIANS } from './double-schedule.rules.js';
import { brokenTie, categorySet, compared, PERIOD_STATES, seriesWins, setResult } from './matchup.answers.js';

const share = z.number().min(0).max(1);
const figures = z.array(z.number().nullable());

const matchupPlayer = z
  .object({
    player_id: playerId,
    name: z.string(),
    position,
    detail: z.string().describe("'C', 'LW', 'RW', 'D' or 'G'."),
    club: z.string().nullable(),
    status: z.enum(PLAYER_STATUSES),
    where: z
      .enum(['lineup', 'bench', 'ir', 'farm', 'gone'])
      .describe(
        'On the day shown: the first day of a matchup ahead, today, or the last day. `lineup` is every active player in a league without line-ups; `gone` has left the team.',
      ),
    kind: z.enum(LINEUP_KINDS).nullable().describe('The place in the line-up; null in a league without line-ups.'),
    games: whole.describe('That counted for the team.'),
    points: z.number().describe('Of these games.'),
    idle_points: z.number().describe('Of games in which the player did not count.'),
    figures: figures
      .nullable()
      .describe('Of the games that counted, by category; null without an attempt. null in a season of points.'),
    idle_figures: figures.nullable().describe('Of games in which the player did not count.'),
    games_left: whole.describe('In which the player is to count, a game under way included.'),
  })
  .meta({ id: 'MatchupPlayer' });
export type MatchupPlayerView = z.infer<typeof matchupPlayer>;

const matchupSide = z
  .object({
    team_id: id,
    points: z.number().describe('So far; as decided in a final matchup. Category points in a season of categories.'),
    projected: z
      .number()
      .nullable()
      .describe(
        'Points at the end; null where the schedule is not known, and in a season of categories, which has `outlook`.',
      ),
    games: whole.describe('That counted so far.'),
    games_left: whole.nullable(),
    days: z.array(z.object({ day, points: z.number() })).describe('Days with points; empty in a season of categories.'),
    goalie_starts: z
      .object({
        used: whole.describe('Starts of goalies who counted, those after the limit included.'),
        limit: whole,
        ends_on: day.describe('Of the period.'),
        closed: z.boolean().describe('The limit was reached before the day shown: goalies do not count on it.'),
      })
      .nullable()
      .describe('In the period shown; null without a limit.'),
    players: z.array(matchupPlayer).describe('In the order of the line-up; then by position and points.'),
  })
  .meta({ id: 'MatchupSide' });
export type MatchupSideView = z.infer<typeof matchupSide>;

const expected = z
  .object({ wins: z.number(), losses: z.number(), ties: z.number() })
  .describe('Categories that the side is expected to win, lose and tie, by weight.');

export const categoryOutlook = z
  .object({
    categories: z
      .array(
        z.object({
          home: z.number().nullable().describe('The figure at the end; null without an attempt.'),
          away: z.number().nullable(),
          home_chance: share.describe('To win the category; a tie is half a win.'),
          away_chance: share,
        }),
      )
      .describe('In the order of `categories`.'),
    home_record: expected,
    away_record: expected,
  })
  .meta({ id: 'CategoryOutlook' });
export type CategoryOutlookView = z.infer<typeof categoryOutlook>;

export const matchupPageAnswer = z
  .object({
    season,
    seq: whole.describe('Of the stream of this page: the answer has everything up to this event.'),
    number: whole,
    period: z
      .object({
        number: whole,
        starts_on: day.describe('Of the first period of a round.'),
        ends_on: day.describe('Of the last period of a round.'),
        round: whole.nullable().describe('Of the play-offs, from 1; null for a regular period.'),
        bracket: z.enum(FURTHER_BRACKETS).nullable().describe('null for the title and for a regular period.'),
        state: z.enum(PERIOD_STATES),
        corrections: z.enum(CORRECTIONS),
        median: z.number().nullable(),
        goalie_games: whole.nullable().describe('That a team needs; null in a season of points.'),
      })
      .describe('A round of the play-offs counts as one, with all its periods.'),
    rounds: whole.describe('Of the play-offs.'),
    median_for: z.enum(MEDIANS).describe('Who also plays the median: all teams, or the one without an opponent.'),
    median_played: z.boolean().describe('The teams of this matchup also play the median of all scores.'),
    today: day.describe('The NHL’s day. It changes at 12:00 UTC.'),
    has_lineups: z.boolean(),
    shows_chances: z
      .literal(false)
      .optional()
      .describe('The league shows no projections and no win probabilities. Omitted where it does.'),
    schedule_known: z.boolean().describe('The NHL’s schedule is stored up to the last day.'),
    categories: categorySet.nullable().describe('null in a season that is decided by points.'),
    comparison: z.object(compared),
    outlook: categoryOutlook
      .nullable()
      .describe('null in a season of points, for a bye, where the schedule is not known, and when the days are over.'),
    set: setResult.nullable().describe('null where the result is computed.'),
    settable: z
      .literal(true)
      .optional()
      .describe('A commissioner can set the result, and take a set result back. Omitted where not.'),
    score_changes: z
      .array(
        z.object({
          id,
          team_id: id,
          figure: z.string().nullable().describe('A column of the categories; null for points.'),
          amount: z.number().describe('Below 0 where it was taken.'),
          reason: z.string(),
          undoable: z.boolean().describe('No period has ended since.'),
        }),
      )
      .optional()
      .describe('What a commissioner added to the scores, which contain it. Omitted without any.'),
    score_figures: z
      .array(z.string())
      .optional()
      .describe('Figures that a commissioner can change. Omitted in a season of points.'),
    broken: brokenTie.nullable().describe('null without a tie, and where it stays one.'),
    wins: seriesWins
      .optional()
      .describe('Of the round, whose periods are matches with a page of their own. Omitted where they are added up.'),
    home: matchupSide,
    away: matchupSide.nullable().describe('null: the team has a bye.'),
    chance: share
      .nullable()
      .describe(
        'Of the home side, a tie is half a win; null where the schedule is not known. In a season of categories to have more category points.',
      ),
    chances: z
      .array(z.object({ day: day.nullable().describe('null: before the first game.'), chance: share }))
      .describe('Of the home side at the end of each day that is over; empty where the schedule is not known.'),
  })
  .meta({ id: 'MatchupPageAnswer' });
export type MatchupPageAnswer = z.infer<typeof matchupPageAnswer>;
