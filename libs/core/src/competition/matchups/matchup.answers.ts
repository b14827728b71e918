import { z } from 'zod';
import { CORRECTIONS } from './corrections.rules.js';
import { MEDIANS } from './double-schedule.rules.js';
import { RECORD_KINDS } from './record-points.rules.js';
import { TIE_DECIDERS } from './tie-break.rules.js';
import { TABLE_ORDERS } from './table-order.rules.js';
import { FURTHER_BRACKETS } from '../playoffs/playoff.rules.js';
import { day, id, season, whole } from '../../answer.parts.js';

export const PERIOD_STATES = ['coming', 'running', 'ended', 'final'] as const;

const results = z.number().describe('Halves where a category has a weight of halves.');
export const winRecord = z.object({ wins: results, losses: results, ties: results }).meta({ id: 'WinRecord' });
/** Results from before the league moved here. */
export const broughtResults = z
  .array(z.object({ team_id: id, wins: results, losses: results, ties: results }))
  .optional()
  .describe('Results from before the league moved here, which records contain; omitted without any.');

export const matchupCategory = z
  .object({
    short: z.string().describe('As in the setting `categories`.'),
    title: z.string(),
    low: z.boolean().describe('The lower figure wins.'),
    weight: z.number(),
    ratio: z.boolean().describe('A ratio of sums; shown with three decimals.'),
    share: z.boolean().describe('A ratio from 0 to 1, shown as “.915”.'),
    goalies: z.boolean().describe('Lost by teams without enough goalie games, as the league decides.'),
    after_game: z.literal(true).optional().describe('Stands still while a game runs, and counts once it is over.'),
  })
  .meta({ id: 'MatchupCategory' });
export type MatchupCategory = z.infer<typeof matchupCategory>;

const comparison = z
  .object({
    home: z.number().nullable().describe('null: no attempt.'),
    away: z.number().nullable(),
    winner: z.enum(['home', 'away', 'tie', 'nobody']).describe('`nobody`: both lose it.'),
  })
  .meta({ id: 'CategoryComparison' });
export type CategoryComparison = z.infer<typeof comparison>;

/** The categories with which a season began. */
export const categorySet = z.object({
  kind: z.enum(['each', 'most']).describe('`each`: every category is a result; `most`: the matchup is one.'),
  list: z.array(matchupCategory),
});

export const compared = {
  categories: z
    .array(comparison)
    .nullable()
    .describe('In the order of the period’s `categories`; null in a season of points, for a bye and before it begins.'),
  home_record: winRecord.nullable().describe('Weights of the categories won, lost and tied; null with `categories`.'),
  away_record: winRecord.nullable(),
  home_goalie_games: whole.nullable().describe('Played so far, in a season of categories.'),
  away_goalie_games: whole.nullable(),
};

export const setResult = z
  .object({
    by: z.string().nullable().describe('Name of the commissioner.'),
    reason: z.string(),
    home_points: z.number().describe('Computed from the games; the matchup has the points that were set.'),
    away_points: z.number(),
    undoable: z.boolean().describe('No period has ended since it was set.'),
  })
  .meta({ id: 'SetResult' });
export type SetResultView = z.infer<typeof setResult>;

export const brokenTie = z
  .object({
    by: z
      .enum(TIE_DECIDERS)
      .describe(
        'More bench points or goals win, or fewer players used; in the play-offs a commissioner or the site of an import may.',
      ),
    home: z
      .number()
      .describe('The figure of the home side; 1 for the winner that a commissioner or a site named, otherwise 0.'),
    away: z.number(),
    decided_by: z.string().nullable().optional().describe('Name of the commissioner who decided.'),
    reason: z.string().nullable().optional(),
  })
  .meta({ id: 'BrokenTie' });

const matchup = z
  .object({
    number: whole.describe('From 1 in each period.'),
    home_team_id: id,
    away_team_id: id.nullable().describe('null: the team has a bye.'),
    home_points: z
      .number()
      .describe(
        'So far; as decided in a final period. By categories: the weights won, and half of those tied; of a round of the play-offs with all its periods.',
      ),
    away_points: z.number().nullable(),
    bracket: z
      .enum(FURTHER_BRACKETS)
      .nullable()
      .describe('Matches of the play-offs that are not for the title; null for all others.'),
    set: setResult.nullable().describe('null where the result is computed.'),
    broken: brokenTie.nullable().describe('null without a tie, and where it stays one.'),
    ...compared,
  })
  .meta({ id: 'Matchup' });

const period = z
  .object({
    number: whole.describe('From 1.'),
    starts_on: day,
    ends_on: day,
    round: whole.nullable().describe('Of the play-offs, from 1; null for a regular period.'),
    state: z
      .enum(PERIOD_STATES)
      .describe('`ended`: its games are over, but corrections of them can still count. Then it is `final`.'),
    corrections: z.enum(CORRECTIONS).describe('How long corrections of games change results in this season.'),
    median: z.number().nullable().describe('Of all scores; null before the period begins and where it is not played.'),
    goalie_games: whole.nullable().describe('That a team needs in the period; null in a season of points.'),
    categories: z
      .array(matchupCategory)
      .nullable()
      .describe('Its categories, where they changed in the season; null: those of the answer.'),
    brought: z
      .literal(true)
      .optional()
      .describe(
        'From another site, before the league moved here. Its days are unknown; `starts_on` and `ends_on` only keep the order. Omitted otherwise.',
      ),
    edited: z.boolean().describe('A commissioner set its pairs; otherwise they follow from the seed.'),
    matchups: z
      .array(matchup)
      .describe('Empty in a round of the play-offs that has not begun. A team of a double-header is in two.'),
  })
  .meta({ id: 'MatchupPeriod' });
export type MatchupPeriodView = z.infer<typeof period>;
export type MatchupView = z.infer<typeof matchup>;

export const bracketSeeds = z.array(
  z.object({
    team_id: id,
    seed: whole,
    out_in: whole.nullable().describe('The round in which the team lost; null while it is in.'),
  }),
);
export const seriesWins = z
  .object({ home: whole, away: whole })
  .describe('Periods of the round that each side has won, of those that are over.');

export const bracketPairs = z
  .array(
    z.object({
      round: whole,
      home_team_id: id,
      away_team_id: id.nullable().describe('null: no opponent in this round.'),
      home_points: z.number().describe('Of all periods of the round.'),
      away_points: z.number(),
      wins: seriesWins
        .optional()
        .describe('Omitted where the periods of a round are added up. With equal wins the points decide.'),
      ahead: id.nullable().describe('Who is ahead or has won, the better seed in a tie; null before the round.'),
      broken: z.enum(TIE_DECIDERS).optional().describe('What broke a tie; omitted where the seed or meetings did.'),
      tie: z
        .enum(['waits', 'decided'])
        .optional()
        .describe(
          'Omitted where no commissioner decides. `waits`: for the decision; `decided`: it can still be taken back.',
        ),
    }),
  )
  .describe('By round. Rounds without pairs have not begun.');

const playoffs = z
  .object({
    rounds: whole,
    by_wins: z
      .literal(true)
      .optional()
      .describe('Each period of a round is a match, and more wins decide. Omitted where the periods are added up.'),
    begun: z.boolean().describe('Otherwise `seeds` and `pairs` are those of the present table.'),
    pairs_until: z
      .string()
      .optional()
      .describe(
        'First NHL game of the round that was paired last. Until then changed results change its pairs. Omitted afterwards.',
      ),
    seeds: bracketSeeds,
    pairs: bracketPairs,
    champion: id.nullable(),
    third: z
      .object({ pairs: bracketPairs })
      .nullable()
      .describe('The match for third place, without a pair before the last round; null where none is played.'),
    consolation: z
      .object({
        kind: z.enum(['consolation', 'losers']),
        rounds: whole.describe('Played in the first rounds of the play-offs.'),
        seeds: bracketSeeds.describe('Seeds within this bracket.'),
        pairs: bracketPairs,
        winner: id.nullable(),
      })
      .nullable()
      .describe('The bracket of teams outside the play-offs; null where none is played.'),
  })
  .meta({ id: 'Playoffs' });
export type PlayoffsView = z.infer<typeof playoffs>;

/** Answer of `GET /api/{league_id}/matchups?season=`. Default is the league's season. */
export const matchupsAnswer = z
  .object({
    season,
    seed: z.string().nullable().describe('The schedule and draws follow from it; null without matchups.'),
    median_for: z.enum(MEDIANS).describe('Who also plays the median: all teams, or the one without an opponent.'),
    record: z.enum(RECORD_KINDS).describe('What results give in the table: a share of wins, or points.'),
    order: z.enum(TABLE_ORDERS).describe('What orders teams with the same share of wins.'),
    categories: categorySet.nullable().describe('null in a season that is decided by points.'),
    periods: z.array(period).describe('In order; empty in a season that is not played in matchups.'),
    playoffs: playoffs.nullable().describe('null in a season without them.'),
    table: z
      .array(
        winRecord.extend({
          team_id: id,
          rank: whole,
          shared: z.boolean(),
          points: z.number().describe('Of the periods that count; category points where categories decide.'),
          periods: whole.describe('Periods in which the team had a result.'),
        }),
      )
      .describe('Best first, by the periods whose games are over.'),
    category_records: z
      .object({
        categories: z.array(matchupCategory),
        teams: z.array(
          z.object({
            team_id: id,
            records: z
              .array(
                z
                  .object({
                    wins: whole,
                    losses: whole,
                    ties: whole,
                    figure: z.number().nullable().describe('Of all these periods; null without an attempt.'),
                  })
                  .meta({ id: 'CategoryRecord' }),
              )
              .describe('In the order of these `categories`.'),
          }),
        ),
      })
      .optional()
      .describe(
        'Of the regular periods whose games are over, by the games, each matchup once. Omitted before the first one, and where points decide.',
      ),
    brought: broughtResults,
    record_changes: z
      .array(
        winRecord.extend({
          id,
          team_id: id,
          reason: z.string(),
          undoable: z.boolean().describe('No period has ended since.'),
        }),
      )
      .optional()
      .describe('Results that a commissioner added, or took (below 0). Records contain them; omitted without any.'),
    divisions: z
      .array(
        z.object({
          number: whole,
          name: z.string().nullable().describe('null: “Division 1” and so on.'),
          teams: z.array(winRecord.extend({ team_id: id })).describe('Leader first, with the results inside it.'),
        }),
      )
      .describe('Empty in a season without divisions.'),
  })
  .meta({ id: 'MatchupsAnswer' });
export type MatchupsAnswer = z.infer<typeof matchupsAnswer>;
