import { OFFSEASON_CAP_PERCENT, rosterRules } from '@crease/core/teams/cap.rules.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { Money } from '../../ui/figures/Money.js';

/** Explains which cap applies when it differs from the league's setting; null otherwise. */
export function phaseCap(league: LeagueView) {
  const { salaryCap } = rosterRules(league, league.phase);
  if (salaryCap === league.salary_cap) return null;
  return (
    <p className="text-xs text-ink-3">
      The cap stands at <Money as="limit" amount={salaryCap} /> until the next drafts: {OFFSEASON_CAP_PERCENT} % of{' '}
      <Money as="limit" amount={league.salary_cap} />.
    </p>
  );
}
