import { leagueFormDefaults, settingsFromForm, type LeagueForm } from '../../leagues/league.rules.js';
import { rosterRules } from '../../teams/cap.rules.js';
import type { Retention } from '../../teams/retention.rules.js';
import type { HeldPlayer, TeamBooks } from '../../teams/team.model.js';
import type { FaPickFacts, PickFacts, TradeContext } from '../trade.context.js';
import type { Condition, TradeAsset, TradeMove, TradeTerms } from '../trade.model.js';

export const NOW = Date.parse('2026-01-01T12:00:00Z');
export const held = (id: number, capHit: number, more: Partial<HeldPlayer> = {}): HeldPlayer => ({
  id,
  name: `Player ${id}`,
  position: 'F',
  capHit,
  retainedByOthers: 0,
  place: 'active',
  status: 'healthy',
  rookie: false,
  ...more,
});
export const books = (teamId: string, players: readonly HeldPlayer[], more: Partial<TeamBooks> = {}): TeamBooks => ({
  teamId,
  name: teamId === 'a' ? 'Bears' : 'Wolves',
  players,
  retained: 0,
  retainedContracts: 0,
  ...more,
});
export const pick = (id: string, ownerTeamId: string, more: Partial<PickFacts> = {}): PickFacts => ({
  id,
  season: '2025-26',
  type: 'general',
  round: 1,
  extra: 0,
  number: null,
  originalTeamId: ownerTeamId,
  originalTeam: 'Bears',
  ownerTeamId,
  used: false,
  drafting: false,
  nextYearId: null,
  ...more,
});

export const faPick = (id: string, ownerTeamId: string, more: Partial<FaPickFacts> = {}): FaPickFacts => ({
  id,
  week: 1,
  originalTeamId: ownerTeamId,
  originalTeam: 'Bears',
  ownerTeamId,
  expiresAt: NOW + 7 * 86_400_000,
  used: false,
  penalty: false,
  ...more,
});
export const retentionBy = (teamId: string, more: Partial<Retention> = {}): Retention => ({
  id: teamId,
  playerId: 1,
  teamId,
  percent: 25,
  throughSeason: '2027-28',
  createdAt: NOW - 400 * 86_400_000,
  endedAt: null,
  ...more,
});

export interface World {
  a?: readonly HeldPlayer[];
  b?: readonly HeldPlayer[];
  form?: Partial<LeagueForm>;
  booksOfA?: Partial<TeamBooks>;
  context?: Partial<TradeContext>;
}

export function contextOf({ a = [], b = [], form = {}, booksOfA = {}, context = {} }: World): TradeContext {
  const settings = settingsFromForm({
    ...leagueFormDefaults('dynasty'),
    min_forwards: 0,
    min_defense: 0,
    min_goalies: 0,
    max_retention_perc: 50,
    retention_slots: 2,
    ...form,
  });
  const three = (team: TeamBooks) => [team, team, team];
  return {
    league: {
      type: 'dynasty',
      season: '2025-26',
      settings,
      timeZone: 'America/Toronto',
      teamIds: ['a', 'b', 'c', 'd'],
    },
    rules: rosterRules(settings, 'in-season'),
    teams: [
      { id: 'a', name: 'Bears', seasons: three(books('a', a, booksOfA)), promisedRetentions: 0 },
      { id: 'b', name: 'Wolves', seasons: three(books('b', b)), promisedRetentions: 0 },
    ],
    picks: new Map(),
    faPicks: new Map(),
    players: new Map(
      [...a.map((player) => [player, 'a'] as const), ...b.map((player) => [player, 'b'] as const)].map(
        ([player, teamId]) => [
          player.id,
          {
            id: player.id,
            name: player.name,
            detail: 'C',
            club: null,
            estimated: false,
            capHits: { '2025-26': player.capHit, '2026-27': player.capHit, '2027-28': player.capHit },
            expiry: null,
            teamId,
          },
        ],
      ),
    ),
    retentions: [],
    frozen: new Map(),
    now: NOW,
    ...context,
  };
}

export const gives = (player_id: number, condition: Condition | null = null): TradeAsset => ({
  kind: 'player',
  player_id,
  condition,
});
export const retains = (player_id: number, percent: number, condition: Condition | null = null): TradeAsset => ({
  kind: 'retention',
  player_id,
  percent,
  condition,
});
export const picks = (pick_id: string, condition: Condition | null = null): TradeAsset => ({
  kind: 'draft-pick',
  pick_id,
  condition,
});
export const freeAgents = (pick_id: string, condition: Condition | null = null): TradeAsset => ({
  kind: 'fa-pick',
  pick_id,
  condition,
});
export const terms = (
  a: readonly TradeAsset[],
  b: readonly TradeAsset[] = [],
  moves: { a?: readonly TradeMove[]; b?: readonly TradeMove[] } = {},
): TradeTerms => ({
  sides: [
    { team_id: 'a', assets: a, moves: moves.a ?? [] },
    { team_id: 'b', assets: b, moves: moves.b ?? [] },
  ],
});
