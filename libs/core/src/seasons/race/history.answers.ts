import { z } from 'zod';
import { day, id, playerId, position, season, whole } from '../../answer.parts.js';
import { winRecord } from '../../competition/matchups/matchup.answers.js';
import { rank } from './race.answers.js';

export const recordEntry = z
  .object({
    team_id: id,
    season,
    other_id: id.nullable().describe('The opponent, in records of a single matchup.'),
    figure: z.number().describe('What it measures follows from the kind of record.'),
    from: day.nullable().describe('null where it is of a whole season.'),
    to: day.nullable(),
    player: z.object({ player_id: playerId, name: z.string(), games: whole }).nullable(),
  })
  .meta({ id: 'RecordEntry' });
export type RecordEntryView = z.infer<typeof recordEntry>;

const bests = z.array(recordEntry);

export const historyAnswer = z
  .object({
    seasons: z
      .array(
        z
          .object({
            season,
            words: z.string(),
            detail: z.string().describe('How the champion won, without season and name.'),
            champions: z.array(id).describe('Several where they were level, none where nobody earned a point.'),
            table: z.array(
              z.object({
                team_id: id,
                rank,
                shared: z.boolean(),
                points: z.number(),
                record: winRecord.nullable().describe('Of its matchups; null in a season of points.'),
              }),
            ),
            written: z
              .boolean()
              .describe('As it was written down when the season ended; later corrections are not in it.'),
            brought: z.boolean().describe('It came along from another site.'),
            has_matches: z.boolean().describe('It has matchups or play-offs after its table.'),
            cup_winner: id.nullable().describe('null without a cup that was decided.'),
          })
          .meta({ id: 'PastSeason' }),
      )
      .describe('Seasons that are over, newest first.'),
    titles: z.array(z.object({ team_id: id, count: whole })).describe('Teams that won any, most first.'),
    records: z
      .object({
        season: bests.describe('Most points in a regular season that points decide.'),
        margin: bests.describe('Biggest winning margins, in points.'),
        week: bests.describe('Most points in seven days on end.'),
        day: bests.describe('Most points in a day.'),
        player: bests.describe('Most points of a player for a team in a regular season.'),
        lead: bests.describe('Days on end alone in first, by points or roto points.'),
        roto_season: bests.describe('Most roto points in a season.'),
        roto_margin: bests.describe('Biggest winning margins, in roto points.'),
        record: bests.describe('Best final records in matchups: the share of wins, with half of the ties.'),
        streak: bests.describe('Most matchups of a season won on end.'),
        win: bests.describe('Largest wins in matchups, in points.'),
        closest: bests.describe('Closest wins in matchups, in points.'),
        category_season: bests.describe('Most category points in the regular matchups of a season.'),
        category_week: bests.describe('Most category points in a regular matchup.'),
        category_win: bests.describe('Largest wins in matchups, in category points.'),
        category_closest: bests.describe('Closest wins in matchups, in category points.'),
      })
      .describe(
        'The best three of each kind, the present season included. Only seasons that points decide have records of points.',
      ),
    rivalries: z
      .array(
        z
          .object({
            team_id: id,
            other_id: id,
            wins: whole.describe('Matchups that the first of the two won, the play-offs included.'),
            losses: whole,
            ties: whole,
            playoff_wins: whole.describe('Matches for the title. A round of several periods is one matchup.'),
            playoff_losses: whole,
            last: z.object({ season, period: whole }).describe('The matchup that was decided last.'),
          })
          .meta({ id: 'Rivalry' }),
      )
      .describe('Each two teams that have met in matchups with a final result.'),
  })
  .meta({ id: 'HistoryAnswer' });
export type HistoryAnswer = z.infer<typeof historyAnswer>;

export const championRostersAnswer = z
  .object({
    season,
    teams: z
      .array(
        z.object({
          team_id: id,
          players: z
            .array(z.object({ player_id: playerId, name: z.string(), position }))
            .describe('At the moment in which the season ended, without the rookie bank.'),
        }),
      )
      .describe('Champions; empty where the season did not end here.'),
  })
  .meta({ id: 'ChampionRosters' });
export type ChampionRostersAnswer = z.infer<typeof championRostersAnswer>;
