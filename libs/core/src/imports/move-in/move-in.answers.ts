import { z } from 'zod';
import { day, dollars, draftType, id, playerId, said, season, time, whole } from '../../answer.parts.js';
import { toldReason } from '../../players/files/report.answers.js';
import type { ExtrasSaid } from './extras.words.js';
import type { FantraxNote } from './fantrax.words.en.js';

const place = z.enum(['active', 'ir', 'rookie']);

const moveInRow = z.object({
  row: whole.describe('As a spreadsheet counts: the line of the headings is 1.'),
  action: z.enum(['created', 'updated', 'unchanged', 'refused']),
  player_id: playerId.nullable().describe('Null where the row could not be joined to a player.'),
  name: z.string().nullable(),
  why: z.array(toldReason),
  candidates: z
    .array(z.object({ id: playerId, name: z.string(), position: z.string(), club: z.string().nullable() }))
    .describe('Whom a refused row could mean.'),
});

const moveInTeam = z.object({
  team_id: id,
  team_name: z.string(),
  players: z.array(
    z.object({
      player_id: playerId,
      name: z.string(),
      place,
      hit: dollars.describe('US dollars of the league’s season.'),
      charge: dollars.describe('What counts of it against the team’s cap: without what other teams retain.'),
    }),
  ),
  retained: z
    .array(z.object({ player_id: playerId, name: z.string(), amount: dollars }))
    .describe('What the team pays of players who are elsewhere, US dollars of the league’s season.'),
});

const extrasLine = z
  .object({
    where: z.string().nullable().describe('The row of the table, as it was sent; null for the league’s own rules.'),
    kind: z.enum([
      'picks',
      'retained',
      'standings',
      'matches',
      'trades',
      'drafts',
      'past_rosters',
      'protected',
      'rules',
    ]),
    action: z.enum(['created', 'updated', 'unchanged', 'refused']),
    what: said<ExtrasSaid>(),
    why: said<ExtrasSaid>().nullable(),
  })
  .meta({ id: 'ExtrasLine' });
export type ExtrasLine = z.infer<typeof extrasLine>;

export const moveInAnswer = z
  .object({
    dry_run: z.boolean(),
    move_in_id: id.nullable().describe('By which it can be undone; null where nothing was changed.'),
    counts: z.object({ rows: whole, created: whole, updated: whole, unchanged: whole, refused: whole }),
    notes: z.array(toldReason),
    rows: z.array(moveInRow),
    teams: z.array(moveInTeam).describe('Every team of the league as it is afterwards.'),
    along: z.array(extrasLine).describe('What came besides rosters, row by row.'),
    picks: z
      .array(z.object({ season, type: draftType, team_id: id, count: whole }))
      .describe(
        'How many picks of each draft to come every team owns afterwards; a draft without any of a team is left out.',
      ),
    standings: z
      .array(z.object({ season, team_id: id, rank: whole, points: z.number() }))
      .describe('The tables of past seasons that the move names, as they stand afterwards.'),
    matches: z
      .array(
        z.object({
          season,
          count: whole.describe('Matchups, with those of the play-offs.'),
          rounds: whole.describe('Of the play-offs; 0 without them.'),
          champion: id.nullable().describe('The only team that did not lose in the play-offs; null without one.'),
          left: whole.describe('Teams of the play-offs that did not lose in them.'),
        }),
      )
      .describe('The past seasons of which the move names matchups, as they stand afterwards.'),
    farm_on_cap: z.boolean().describe('Whether players of the bank count against the cap.'),
  })
  .meta({ id: 'MoveIn' });
export type MoveInAnswer = z.infer<typeof moveInAnswer>;

export const moveInsAnswer = z
  .object({
    closed: z.string().nullable().describe('Why no rosters can be moved in now; null where they can.'),
    last: z
      .object({
        id,
        at: time,
        by: z.string().nullable().describe('Null where the account is gone.'),
        source: z.string(),
        players: whole,
        undone_at: time.nullable(),
        stays: z.string().nullable().describe('Why it cannot be undone any more; null where it can.'),
      })
      .nullable(),
  })
  .meta({ id: 'MoveIns' });
export type MoveInsAnswer = z.infer<typeof moveInsAnswer>;

/** Trades and drafts from before the move. */
export const broughtAnswer = z
  .object({
    rows: z
      .array(
        z.object({
          kind: z.enum(['trade', 'draft']),
          season,
          day: day.nullable(),
          team_id: id.describe('The team that got it.'),
          from_team_id: id.nullable().describe('The team that gave it; null for a draft.'),
          round: whole.nullable(),
          overall: whole.nullable(),
          what: z.string(),
          trade_id: z.string().nullable().describe('The trade that it was part of; null for a draft.'),
          player_id: playerId.nullable().describe('Whom it names, where that is one player whom the league knows.'),
        }),
      )
      .describe('Newest season first, trades last.'),
    rosters: z.array(season).describe('Seasons whose rosters were brought, newest first.'),
  })
  .meta({ id: 'Brought' });
export type BroughtAnswer = z.infer<typeof broughtAnswer>;

/** A season's rosters from before the move. */
export const broughtRostersAnswer = z
  .object({
    season,
    players: z
      .array(
        z.object({
          team_id: id,
          name: z.string(),
          player_id: playerId.nullable().describe('Null where nobody is sure who that was.'),
          place: place.nullable().describe('Null where the table did not say.'),
        }),
      )
      .describe('By team, in the order of the table.'),
  })
  .meta({ id: 'BroughtRosters' });
export type BroughtRostersAnswer = z.infer<typeof broughtRostersAnswer>;

export const fantraxAnswer = z
  .object({
    tables: z.array(z.object({ name: z.string(), rows: z.array(z.array(z.string())) })),
    notes: z.array(said<FantraxNote>()).describe('What could not be had.'),
  })
  .meta({ id: 'FantraxTables' });
export type FantraxAnswer = z.infer<typeof fantraxAnswer>;
