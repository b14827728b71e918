import { z } from 'zod';
import {
  draftPickView,
  faPickView,
  byPosition,
  dollars,
  draftType,
  id,
  playerId,
  position,
  refusal,
  said,
  season,
  time,
  whole,
} from '../answer.parts.js';
import type { PickStepSaid } from '../leagues/drafts/pick-step.words.en.js';
import { rosterLine, teamSummary } from '../leagues/league.answers.js';
import { gamesCapsUse } from './lineup/lineup.answers.js';

const FIGURES = {
  total_cap: dollars,
  salary_retained: dollars,
  cap_used: dollars.describe('`total_cap` and `salary_retained` together.'),
  injured: dollars
    .optional()
    .describe(
      "Charges on injured reserve above the league's relief. Part of `total_cap`; left out when there are none.",
    ),
  dead: dollars
    .optional()
    .describe('Dead cap of players whom the team has cut. Part of `total_cap`; left out when there is none.'),
  space_given: dollars
    .optional()
    .describe(
      'Cap space that the team has traded away, below 0 when it got some. Part of `total_cap`; left out when there is none.',
    ),
  estimated: dollars.describe(
    'Charges of active players without a contract of the season. Part of `total_cap` in the present season, apart from it in one to come.',
  ),
  cap: dollars.describe('The cap that applies now (110 % in the offseason).'),
  cap_space: dollars,
  cap_level: z.enum(['over', 'tight', 'room']),
  active: whole,
  max_roster_size: whole.nullable().describe('null while roster sizes are free.'),
  ir: whole,
  ir_slots: whole,
  rookies: whole,
  rookie_bank_size: whole.nullable().describe('null without a rookie bank, and while its size rests.'),
  by_position: byPosition,
  minimums: byPosition.nullable().describe('null while minimums do not apply.'),
};

const teamViolation = z.object({
  rule: z.string(),
  figure: z.number(),
  limit: z.number(),
  message: z.string(),
  fix: z.string().optional(),
});

export const teamFigures = z
  .object({
    ...FIGURES,
    violations: z.array(teamViolation),
  })
  .meta({ id: 'TeamFigures' });
export type TeamFigures = z.infer<typeof teamFigures>;

export const tradeFigures = z
  .object({ ...FIGURES, retained_contracts: whole.describe('Contracts that the team retains a part of.') })
  .meta({ id: 'TradeFigures' });

export const remedyStep = z
  .object({
    type: z.enum(['drop', 'toIr', 'activate', 'toBank', 'promote', 'add']),
    player_id: playerId.nullable().describe('Whose move it is; null for a free agent who is yet to be chosen (`add`).'),
    name: z.string().nullable(),
    position,
    cap_change: dollars.nullable().describe('By how much the cap used changes with it; null for `add`.'),
    most: dollars.nullable().describe('The most that the added free agent may count; null for every other move.'),
  })
  .meta({ id: 'RemedyStep' });
export type RemedyStepView = z.infer<typeof remedyStep>;

export const movesPreview = z
  .object({
    before: teamFigures,
    after: teamFigures.nullable().describe('null where the moves cannot be carried out at all.'),
    refusal: refusal.nullable().describe('Why the moves would be refused; null when they are legal.'),
    remedies: z
      .array(z.object({ steps: z.array(remedyStep) }).meta({ id: 'Remedy' }))
      .describe(
        'Ways to make refused moves legal: each was tried out, and is enough when all of its steps are made in the same request. The least costly come first.',
      ),
    warnings: z
      .array(teamViolation)
      .optional()
      .describe(
        'Minimums of the coming season that the moves miss out of season; left out where there are none. They do not stop the moves.',
      ),
  })
  .meta({ id: 'MovesPreview' });
export type MovesPreview = z.infer<typeof movesPreview>;

export const movesAnswer = z
  .object({ success: z.literal(true), team_id: id, figures: teamFigures })
  .meta({ id: 'MovesAnswer' });
export type MovesAnswer = z.infer<typeof movesAnswer>;

export const teamRosterLine = rosterLine
  .extend({
    contract_years: z
      .array(z.object({ season, cap_hit: dollars }))
      .describe('Cap hits by season, from the season shown on, as far as contracts are known.'),
    contract_expiry: whole.nullable().describe('The year in which the contract ends.'),
    expiry_status: z.string().nullable().describe('As what it ends.'),
    retained_by_others: dollars.describe('What other teams retain of the cap hit.'),
    points: z
      .number()
      .describe(
        "Of the season shown, regular season, by the league's scoring, for whatever team. `points.from` of the page says what they are added up from.",
      ),
    games: whole.describe('Games that these points are of.'),
    points_for_team: z.number().describe('Of these, what was earned for this team while it had the player active.'),
    games_for_team: whole,
    rookie: z.boolean().describe('Counts as a rookie in this league.'),
    farm: z
      .object({
        games: whole.describe('NHL games of the season.'),
        brought_up: z.boolean().describe('Was in a rookie bank of the league before.'),
        due_at: time.nullable().describe('Until when the player must come up from the rookie bank.'),
        overdue: z.boolean().describe('That time is over.'),
      })
      .optional()
      .describe('Where the league has rules of its own for its rookie bank.'),
    ir_return: z
      .object({
        due_at: time.describe('Until when the healthy player has to leave injured reserve.'),
        over: z.boolean().describe('That time is over: the player counts as active.'),
      })
      .optional(),
    status_overridden: z.boolean().describe("A commissioner's word stands in for the imported status."),
    moves: z
      .array(z.enum(['drop', 'toIr', 'activate', 'toBank', 'promote']))
      .describe("Moves that place and status allow, whatever the team's limits say."),
  })
  .meta({ id: 'TeamRosterLine' });
export type TeamRosterLine = z.infer<typeof teamRosterLine>;

export const retainedLine = z
  .object({
    player_id: playerId,
    name: z.string(),
    percent: whole.nullable().describe('null where it was agreed on in dollars.'),
    dollars: dollars.nullish(),
    amount: dollars,
    through_season: season,
    team_id: id.nullable().describe('Who has the player; null when nobody does.'),
    team_name: z.string().nullable(),
  })
  .meta({ id: 'RetainedLine' });
export type RetainedLine = z.infer<typeof retainedLine>;

export const outlookSeason = z
  .object({
    season,
    cap: dollars.describe(
      'The cap that the season is shown against: that of the phase in the present season, the plain one afterwards.',
    ),
    signed: dollars.describe(
      'Charges of active players with a contract for that season: what other teams retain is taken off.',
    ),
    estimated: dollars.describe(
      'Charges of active players without one, at their last known cap hit. Part of `used` in the present season, apart from it in those to come.',
    ),
    injured: dollars.describe(
      "Charges on injured reserve above the league's relief, in the present season. Part of `used`.",
    ),
    received: dollars.describe('What other teams retain of the players that count in `used`.'),
    retained: dollars.describe('What the team retains of players elsewhere in that season.'),
    dead: dollars.describe('Dead cap of players whom the team has cut. Part of `used`.'),
    space_given: dollars.describe('Cap space that the team has traded away, below 0 when it got some. Part of `used`.'),
    used: dollars.describe('Cap used, always with what is retained.'),
    space: dollars.describe('`cap` less `used`.'),
    players_signed: whole.describe('Active players with a contract for that season.'),
    players_estimated: whole.describe('And without one.'),
  })
  .meta({ id: 'OutlookSeason' });
export type OutlookSeason = z.infer<typeof outlookSeason>;

/** Points of the shown regular season. Players who left are combined into one figure. */
export const teamPointsView = z
  .object({
    from: z
      .enum(['games', 'season-lines'])
      .describe(
        "What players' points are added up from: the season's games, or, where no game of it is known, the season's totals.",
      ),
    regular: z
      .number()
      .describe("The team's points of the regular season, as the table has them: `players` and `left` together."),
    playoffs: z.number(),
    players: z.number().describe('Earned for the team by players who are on it.'),
    left: z
      .object({ players: whole, points: z.number() })
      .describe('Earned for the team by players who have left it, and how many they are.'),
  })
  .meta({ id: 'TeamPoints' });
export type TeamPointsView = z.infer<typeof teamPointsView>;

export const teamPick = draftPickView
  .extend({
    player: z.string().nullable().describe('The player taken with it, once it was used.'),
    compensatory: z.boolean(),
    forfeited: z.string().nullable().describe('Why it was forfeited; null where it was not.'),
    kept: z.boolean().describe('It was given up to keep a player.'),
    coming: z
      .boolean()
      .describe('Its draft has not been made: commissioners declare it forfeited, or compensatory ones beside it.'),
  })
  .meta({ id: 'TeamPick' });
export type TeamPick = z.infer<typeof teamPick>;

export const teamPageAnswer = z
  .object({
    team: teamSummary.extend({ can_edit: z.boolean() }).meta({ id: 'EditableTeam' }),
    season: season.describe('The season whose contracts are shown.'),
    using_previous_contracts: z.boolean().describe("It is not the league's present one."),
    seasons: z.array(season).describe('Seasons that `year` can name, newest first.'),
    roster: z
      .array(teamRosterLine)
      .describe(
        'Active players first, then injured reserve, then the rookie bank; within each by position and cap hit.',
      ),
    figures: teamFigures.describe('Counts, cap and violations under the limits of this moment.'),
    retained: z.array(retainedLine),
    picks: z.array(teamPick).describe('Draft picks of every tradable season that the team owns, or owned at first.'),
    fa_picks: z.array(faPickView).describe("The season's free-agent picks that the team owns, or owned at first."),
    outlook: z.array(outlookSeason).describe('This season and the two after it.'),
    points: teamPointsView,
    games_caps: gamesCapsUse.nullable().describe('null in a season or matchup period without a cap of games by place.'),
  })
  .meta({ id: 'TeamPageAnswer' });
export type TeamPageAnswer = z.infer<typeof teamPageAnswer>;

/** The part of `GET /api/{league_id}/teams/{team_id}` that most screens need. */
export type TeamAnswer = Pick<TeamPageAnswer, 'team' | 'season' | 'roster'>;

export const pickStep = z
  .object({
    date: time,
    what: z.enum(['created', 'moved', 'used', 'forfeited', 'given-back']),
    from: z.string().nullable().describe('Name of a team.'),
    to: z.string().nullable().describe('Name of a team.'),
    trade_id: id.nullable(),
    says: said<PickStepSaid>(),
  })
  .meta({ id: 'PickStep' });
export type PickStep = z.infer<typeof pickStep>;

/** Answer of `GET /api/pick-history/{id}`, for draft picks and free-agent picks. */
export const pickHistoryAnswer = z
  .object({
    pick: z.object({
      id,
      kind: z.enum(['draft', 'fa']),
      league_id: id,
      season,
      type: draftType.nullable(),
      round: whole.nullable(),
      pick_number: whole.nullable(),
      week: whole.nullable(),
      assigned_to: id,
      assigned_to_name: z.string(),
      owned_by: id,
      owned_by_name: z.string(),
      player: z.string().nullable(),
    }),
    history: z.array(pickStep).describe('Oldest first.'),
  })
  .meta({ id: 'PickHistoryAnswer' });
export type PickHistoryAnswer = z.infer<typeof pickHistoryAnswer>;
