import { countsActive, totals } from '../../teams/cap.rules.js';
import { countAtLimits } from '../../teams/position-limits.model.js';
import type { CapRules, TeamBooks } from '../../teams/team.model.js';
import type { Holdings } from '../draft.model.js';

export function holdingsOf(team: TeamBooks, rules: CapRules): Holdings {
  const { byPosition, capUsed, rookies } = totals(team, rules);
  const { C, LW, RW } = countAtLimits(team.players.filter(countsActive));
  return { ...byPosition, forwards: { C, LW, RW }, capUsed, rookies };
}
