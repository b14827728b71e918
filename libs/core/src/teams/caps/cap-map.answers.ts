import { z } from 'zod';
import { byPosition, dollars, id, season } from '../../answer.parts.js';

export const capMapAnswer = z
  .object({
    seasons: z
      .array(
        z
          .object({
            season,
            cap: dollars.describe('The cap that the season is shown against, as in the outlook of a team.'),
            teams: z.array(
              z
                .object({
                  team_id: id,
                  by_position: byPosition.describe(
                    'Charges of the players that count: all of them in the present season, those with a contract in later ones.',
                  ),
                  injured: dollars.describe("Charges on injured reserve above the league's relief."),
                  retained: dollars.describe('What the team retains of players elsewhere.'),
                  dead: dollars.describe('Dead cap of players whom the team has cut.'),
                  space_given: dollars.describe('Cap space that the team has traded away; below 0 when it got some.'),
                  used: dollars.describe('All of these together.'),
                  space: dollars.describe('`cap` less `used`; below 0 over the cap.'),
                })
                .meta({ id: 'TeamCapParts' }),
            ),
          })
          .meta({ id: 'CapMapSeason' }),
      )
      .describe('This season and the two after it; redraft leagues have this one.'),
  })
  .meta({ id: 'CapMapAnswer' });
export type CapMapAnswer = z.infer<typeof capMapAnswer>;
