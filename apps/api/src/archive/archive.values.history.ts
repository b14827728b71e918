import { z } from 'zod';
import { messageOf } from '@crease/core/messages/messages.js';
import { body, count, day, id, json, line, oneOf, points, season, token } from '@crease/core/archive/archive.values.js';
import { TIE_DECIDERS } from '@crease/core/competition/matchups/tie-break.rules.js';
import { FURTHER_BRACKETS } from '@crease/core/competition/playoffs/playoff.rules.js';
import { GOALIES_BELOW, SEASON_KINDS } from '@crease/core/competition/categories/category.rules.js';
import { ROTO_TIES } from '@crease/core/competition/roto/roto.rules.js';
import { LEDGER_KINDS, LEDGER_LIMITS } from '@crease/core/leagues/ledger/ledger.schema.js';
import { MOVE_IN_MAX_ROWS } from '@crease/core/imports/move-in/move-in.schema.js';
import { PLAYER_STATUSES } from '@crease/core/players/players.values.js';
import { EVENTS } from '@crease/core/realtime/events.table.js';
import { POLL_CHOICES, POLL_RESULTS, POLL_STATES, POLL_VOTERS } from '@crease/core/talk/poll.rules.js';
import { LONGEST, POST_REACTION_KEYS } from '@crease/core/talk/talk.rules.js';
import { TRADE_STATES } from '@crease/core/trades/trade.model.js';
import { conditionSchema, previewTradeSchema } from '@crease/core/trades/trade.schema.js';
import {
  place,
  draftType,
  phase,
  reason,
  money,
  serial,
  round,
  players,
  outcome,
  assetKind,
  lineupPlaces,
  teamFigures,
  gamesCaps,
  stream,
  room,
  keysOf,
  winsOrLosses,
} from './archive.values.parts.js';
import { STORED } from './archive.values.stored.js';
import { matchupPeriod, matchupSeason, recordChange, scoreChange } from './values/matchup-season.values.js';
import { countingLimits } from './values/counting-limits.values.js';

const cupRound = { round: count(7, 1) };

export const HISTORY_VALUES = {
  trade: {
    state: oneOf(TRADE_STATES),
    version: count(100_000),
    terms: json(previewTradeSchema),
    shown: STORED.shownSides,
    on_behalf: STORED.onBehalf.nullable(),
    // The product writes the text of a failed trade itself, and it can be longer than a reason.
    reason: line(2_000).nullable(),
    ending: STORED.said.nullable(),
    done: STORED.tradeSteps,
    trade_rules: STORED.tradeRules.nullable(),
  },
  trade_asset: { kind: assetKind, ref: token(20) },
  trade_block: {
    player_ids: players,
    pick_ids: z.array(id).max(1_000),
    looking_for: body(300),
  },
  trade_condition: {
    number: count(1_000_000),
    asset: STORED.tradeAsset,
    retained_percent: count(50, 1).nullable(),
    retained_dollars: money.nullable(),
    condition: json(conditionSchema),
    shown: STORED.shownCondition,
    proposed_outcome: outcome.nullable(),
    proposed_evidence: line(2_000).nullable(),
    proposed_why: STORED.said.nullable(),
    outcome: outcome.nullable(),
    note: line(2_000).nullable(),
    why: STORED.said.nullable(),
    done: STORED.tradeSteps,
  },
  status_override: { status: oneOf(PLAYER_STATUSES), reason },
  retention: {
    percent: count(50, 1).nullable(),
    dollars: money.nullable(),
    of_hit: money.nullable(),
    amount: money,
  },
  frozen_asset: { kind: assetKind, ref: token(20) },
  protection_round: {
    lock_done: STORED.lockDone.nullable(),
    kind: oneOf(['dollars', 'number', 'round']).nullable(),
  },
  protection_sheet: {
    core: players,
    bench: players,
    status: oneOf(['draft', 'locked']),
    reason: line(2_000).nullable(),
    why: STORED.said.nullable(),
  },
  phase_change: {
    from_phase: phase,
    to_phase: phase,
    season_before: season,
    season_after: season,
    by_user: id.nullable(),
    done: STORED.phaseDone,
  },
  season_standing: {
    rank: count(99, 1),
    points,
    less: points,
    wins: winsOrLosses.nullable(),
    losses: winsOrLosses.nullable(),
    ties: winsOrLosses.nullable(),
    table_rank: count(99, 1).nullable(),
  },
  brought_record: { wins: winsOrLosses, losses: winsOrLosses, ties: winsOrLosses },
  matchup_season: matchupSeason,
  matchup_period: matchupPeriod,
  league_ledger: {
    kind: oneOf(LEDGER_KINDS),
    label: line(LEDGER_LIMITS.label),
    amount: count(LEDGER_LIMITS.amount, 1),
    currency: line(LEDGER_LIMITS.currency),
  },
  division: { number: count(8, 1), name: line(40, 'Unnamed').nullable() },
  division_team: { division: count(8, 1) },
  cup_season: { seed: token(32) },
  cup_choice: cupRound,
  cup_round: cupRound,
  cup_team: { seed: count(99, 1), out_in: count(7, 1).nullable() },
  cup_score: { ...cupRound, points },
  playoff_opening: {},
  record_change: recordChange,
  score_change: scoreChange,
  playoff_team: { seed: count(99, 1), out_in: count(5, 1).nullable() },
  matchup: {
    period: count(400, 1),
    number: count(1_000, 1),
    bracket: oneOf(FURTHER_BRACKETS).nullable(),
    home_points: points.nullable(),
    away_points: points.nullable(),
    home_figures: teamFigures.nullable(),
    away_figures: teamFigures.nullable(),
    tie_by: oneOf(TIE_DECIDERS).nullable(),
    tie_home: points.nullable(),
    tie_away: points.nullable(),
    tie_reason: reason.nullable(),
    set_home_points: points.nullable(),
    set_away_points: points.nullable(),
    set_reason: reason.nullable(),
  },
  category_season: {
    kind: oneOf(SEASON_KINDS),
    categories: line(400),
    goalie_games: count(1_000),
    below: oneOf(GOALIES_BELOW),
    ties: oneOf(ROTO_TIES),
    caps: gamesCaps,
    round_goalies: count(1_000),
  },
  ...countingLimits,
  team_figures: { figures: teamFigures },
  season_figures: { figures: teamFigures },
  roto_day: { points },
  brought_past: {
    kind: oneOf(['trade', 'draft', 'roster', 'since']),
    number: count(1_000_000),
    round: round.nullable(),
    overall: count(9_999).nullable(),
    what: line(300),
    place: place.nullable(),
    pick_type: draftType.nullable(),
    pick_round: round.nullable(),
  },
  lineup_league: { settled_to: day.nullable() },
  lineup: { places: lineupPlaces, moved: count(1_000), version: count(1_000_000) },
  lineup_day: { player_ids: players, places: lineupPlaces },
  team_day: { points },
  team_points: { points },
  talk_thread: {
    title: line(LONGEST.title, 'Untitled'),
    posts: count(1_000_000),
    last_seq: serial,
  },
  talk_post: {
    seq: serial,
    number: count(1_000_000),
    body: body(LONGEST.post),
    mentions: json(z.array(z.object({ kind: z.enum(['person', 'team']), id, text: z.string().max(200) })).max(1_000)),
    reason: reason.nullable(),
  },
  talk_reaction: { reaction: oneOf(POST_REACTION_KEYS) },
  poll: {
    question: line(LONGEST.question, 'Question'),
    choices: z.array(line(LONGEST.choice, '–'), messageOf('mustBeList')).min(POLL_CHOICES.least).max(POLL_CHOICES.most),
    voters: oneOf(POLL_VOTERS),
    results: oneOf(POLL_RESULTS),
    state: oneOf(POLL_STATES),
    reason: reason.nullable(),
    outcome: json(
      z.object({ votes: z.array(count(10_000)).max(POLL_CHOICES.most), voted: count(10_000), eligible: count(10_000) }),
    ).nullable(),
  },
  poll_vote: {
    voter: id,
    choices: z.array(count(POLL_CHOICES.most - 1)).max(POLL_CHOICES.most),
  },
  move_in: {
    by_user: id.nullable(),
    source: line(200),
    players: count(MOVE_IN_MAX_ROWS),
    before: STORED.beforeMoveIn,
  },
  move_in_mark: { stream, seq: count(10_000_000) },
  event: {
    id: serial,
    stream,
    seq: count(10_000_000, 1),
    type: keysOf(EVENTS),
    data: STORED.eventData,
    rooms: z.array(room).max(100),
    actor: id.nullable(),
    action_type: token(40).nullable(),
    message: line(5_000).nullable(),
    team_ids: z.array(id).max(64),
  },
};
