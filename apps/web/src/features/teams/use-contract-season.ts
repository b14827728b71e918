import { isSeason } from '@crease/core/season.js';
import { useParameters } from '../../platform/pages/parameters.js';
import type { ContractSeason } from './team-page.data.js';

/** The season of the contracts, kept in the address: `year`, or `usePrevious` for the previous contracts. */
export function useContractSeason() {
  const [parameters, setParameters] = useParameters();
  const asked = parameters.get('year');
  const shown: ContractSeason = {
    year: asked !== null && (isSeason(asked) || /^(19|20)\d{2}$/.test(asked)) ? asked : null,
    usePrevious: parameters.get('usePrevious') === 'true',
  };
  /** null is the league's own season. */
  const choose = (season: string | null) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('usePrevious');
        if (season === null) next.delete('year');
        else next.set('year', season);
        return next;
      },
      { replace: true },
    );
  return { shown, choose };
}
