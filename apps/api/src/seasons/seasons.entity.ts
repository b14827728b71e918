import type { DraftType } from '@crease/core/draft-type.js';
import { p } from '@mikro-orm/core';
import type { Place } from '@crease/core/position.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import { table, type TablesOf } from '../platform/database/table.js';
import type { PhaseDone } from './phase.done.js';

export const PhaseChange = table('phase_change', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  from_phase: p.text().$type<LeaguePhase>(),
  to_phase: p.text().$type<LeaguePhase>(),
  season_before: p.text(),
  season_after: p.text(),
  by_user: p.text().nullable(),
  begun_at: p.datetime(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
  done: p.json<PhaseDone>(),
  taken_back_at: p.datetime().nullable(),
  taken_back_by: p.text().nullable(),
});

/** An item of an imported past: a trade, a draft selection, a player on a roster, or the day a team got a player. */
export const BroughtPast = table('brought_past', 'league', {
  league_id: p.text().primary(),
  kind: p.text().$type<'trade' | 'draft' | 'roster' | 'since'>().primary(),
  season: p.text().primary(),
  number: p.integer().primary(),
  day: p.date().nullable(),
  team_id: p.text(),
  from_team_id: p.text().nullable(),
  round: p.integer().nullable(),
  overall: p.integer().nullable(),
  what: p.text(),
  /** The player it is about, if it is exactly one. */
  player_id: p.integer().nullable(),
  place: p.text().$type<Place>().nullable(),
  /** Set for a trade: the draft pick it names, when its season, round and original team are known. */
  pick_season: p.text().nullable(),
  pick_type: p.text().$type<DraftType>().nullable(),
  pick_round: p.integer().nullable(),
  pick_team_id: p.text().nullable(),
});

export const seasonsTables = [PhaseChange, BroughtPast] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof seasonsTables)[number]> {}
}
