import type { TeamSummary } from '@crease/core/leagues/league.answers.js';
import { listed } from '@crease/core/text.rules.js';

/** A team's manager and co-managers in words; null for a team without a manager. */
export const teamPeople = ({
  manager_name: manager,
  co_managers: others,
}: Pick<TeamSummary, 'manager_name' | 'co_managers'>): string | null =>
  manager === null ? null : listed([manager, ...others]);
