import { ok, type Result } from '../../result.js';
import { refuse } from '../leagues.refusals.js';
import { playableFaults } from '../playable.rules.js';
import { SETTINGS } from '../settings.table.js';
import type { LeagueForm } from '../settings.values.js';

/**
 * The number of teams of a league after an expansion; refused when the league would be too large, when new teams could
 * not meet the position minimums, or when the other teams cannot lose as many players as the new ones pick.
 */
export function judgeExpansion(form: LeagueForm, added: number): Result<number> {
  const { num_teams: present } = form;
  const { max } = SETTINGS.num_teams;
  if (present + added > max)
    return refuse('tooManyTeams', {
      figures: { present, added, most: max },
      field: 'teams',
      figure: present + added,
      limit: max,
    });
  const fields = playableFaults({ ...form, num_teams: present + added }, { startup: false });
  const faults = Object.values(fields);
  if (faults.length > 0) return refuse('unplayable', { figures: { faults }, fields });
  const rounds = form.expansion_rounds ?? 0;
  const most = form.expansion_most_lost ?? 0;
  if (most > 0 && added * rounds > present * most)
    return refuse('expansionShort', {
      figures: { added, rounds, present, most },
      field: 'teams',
      figure: added * rounds,
      limit: present * most,
    });
  return ok(present + added);
}
