import { z } from 'zod';
import { body, count, id, json, line, oneOf, playerId, timeZone, token } from '@crease/core/archive/archive.values.js';
import { REACTION_KEYS } from '@crease/core/draft/reaction.rules.js';
import { MOST_BID } from '@crease/core/free-agents/market/market.schema.js';
import { LEAGUE_NAME } from '@crease/core/leagues/form.rules.js';
import { scoring } from '@crease/core/leagues/settings.shape.js';
import { LANGUAGES } from '@crease/core/locale.js';
import { SETTING_KEYS } from '@crease/core/leagues/settings.values.js';
import { POSITIONS } from '@crease/core/players/players.values.js';
import { RULES_TEXT_MAX } from '@crease/core/settings/rulebook.schema.js';
import { TEAM_NAME_MAX } from '@crease/core/teams/team.schema.js';
import {
  gamesCaps,
  place,
  draftType,
  phase,
  reason,
  money,
  serial,
  round,
  origin,
  settings,
  teamNumber,
} from './archive.values.parts.js';
import { STORED } from './archive.values.stored.js';

export const LEAGUE_VALUES = {
  league: {
    name: line(LEAGUE_NAME.max, 'League'),
    type: oneOf(['dynasty', 'redraft']),
    phase,
    time_zone: timeZone,
    language: oneOf(LANGUAGES),
    settings: json(settings),
    rules_text: body(RULES_TEXT_MAX),
    version: count(1_000_000_000),
  },
  league_season: { games_caps: gamesCaps },
  season_plan: {},
  team: {
    number: teamNumber,
    name: line(TEAM_NAME_MAX, 'Team'),
    picture: token(300).nullable(),
  },
  membership: {},
  rules_text: { body: body(RULES_TEXT_MAX) },
  setting_change: {
    key: oneOf(SETTING_KEYS as unknown as readonly [string, ...string[]]),
    // `rowFault` checks the values against the schema of their setting.
    before: json(z.unknown()),
    after: json(z.unknown()),
    effect: oneOf(['now', 'next-week', 'midnight', 'next-period', 'next-season']),
    state: oneOf(['coming', 'applied', 'taken-back', 'replaced']),
    reason: reason.nullable(),
  },
  scoring_past: { id: serial, scoring: json(scoring), time_zone: timeZone },
  draft: {
    type: draftType,
    kind: oneOf(['startup', 'annual']),
    name: line(80, 'Draft').nullable(),
    built: STORED.said.nullable(),
    status: oneOf(['running', 'paused', 'ended']),
    seq: count(10_000_000),
    rounds: count(1_000),
    picks: count(64_000),
    made: count(64_000),
    on_clock: count(64_000).nullable(),
    pool_version: token().nullable(),
    seed_hash: token().nullable(),
  },
  draft_pool: {
    version: token(),
    players: json(
      z
        .array(z.looseObject({ id: playerId, name: z.string().max(200), position: z.enum(POSITIONS), capHit: money }))
        .max(20_000),
    ),
  },
  draft_pick: {
    type: draftType,
    round,
    extra: count(10_000),
    pick_number: count(64_000).nullable(),
    place: count(64_000).nullable(),
    forfeited_reason: reason.nullable(),
    forfeited_why: STORED.said.nullable(),
  },
  draft_selection: {
    overall: count(64_000, 1),
    price: count(1_000_000_000).nullable(),
  },
  draft_protected: {},
  draft_reaction: {
    overall: count(64_000, 1),
    reaction: oneOf(REACTION_KEYS as unknown as readonly [string, ...string[]]),
  },
  rookie_override: { reason },
  roster_entry: {
    place,
    acquired_by: origin,
  },
  roster_past: {
    id: serial,
    place,
    acquired_by: origin.nullable(),
  },
  farm_call_up: { games: count(10_000) },
  ir_return: {},
  fa_pick: {
    week: count(100),
    number: count(1_000),
    penalty_reason: reason.nullable(),
  },
  pick_move: {
    id: serial,
    what: oneOf(['moved', 'forfeited', 'given-back']),
    reason: reason.nullable(),
    why: STORED.said.nullable(),
  },
  waiver: {
    awarded_to: id.nullable(),
    seed: token().nullable(),
  },
  waiver_claim: {
    priority: count(100_000),
    outcome: oneOf(['won', 'lost', 'refused']).nullable(),
    reason: reason.nullable(),
    ending: STORED.said.nullable(),
    moves: STORED.claimMoves,
  },
  bid: {
    amount: count(MOST_BID).nullable(),
    price: count(MOST_BID).nullable(),
    lead: count(MOST_BID).nullable(),
    outcome: oneOf(['won', 'lost', 'failed']).nullable(),
    ending: STORED.said.nullable(),
  },
  traded_space: {
    amount: count(1_000_000_000, -1_000_000_000),
  },
  budget_move: {
    amount: count(2_147_483_647, -2_147_483_647),
    kind: oneOf(['won', 'carried', 'traded']),
  },
};
