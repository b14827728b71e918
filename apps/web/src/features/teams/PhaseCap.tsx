import { OFFSEASON_CAP_PERCENT, rosterRules } from '@crease/core/teams/cap.rules.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { Money } from '../../ui/figures/Money.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './teams.words.en.js';

/** Explains which cap applies when it differs from the league's setting; null otherwise. */
export function phaseCap(league: LeagueView) {
  const { salaryCap } = rosterRules(league, league.phase);
  if (salaryCap === league.salary_cap) return null;
  return (
    <p className="text-xs text-ink-3">
      {sentence(t.capStandsAt, {
        cap: <Money as="limit" amount={salaryCap} />,
        percent: OFFSEASON_CAP_PERCENT,
        wholeCap: <Money as="limit" amount={league.salary_cap} />,
      })}
    </p>
  );
}
