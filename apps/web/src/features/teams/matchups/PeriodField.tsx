import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MatchupPeriodView } from '@crease/core/competition/matchups/matchup.answers.js';
import { IconButton } from '../../../ui/Button.js';
import { Select } from '../../../ui/fields/Select.js';
import { roundsIn } from './matchups.model.js';
import { periodWords } from './matchup-labels.js';
import * as t from './matchups.words.en.js';

/** Chooses a period from a list, or the one before or after it. */
export function PeriodField({
  periods,
  shown,
  onChoose,
}: {
  periods: readonly MatchupPeriodView[];
  shown: MatchupPeriodView;
  onChoose: (number: number) => void;
}) {
  const rounds = roundsIn(periods);
  const at = periods.indexOf(shown);
  const step = (by: -1 | 1) => {
    const next = periods[at + by];
    if (next !== undefined) onChoose(next.number);
  };
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1">
      <IconButton
        label={t.previousPeriod}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        variant="secondary"
        aria-disabled={at === 0}
        onClick={() => step(-1)}
      />
      <Select
        label={t.period}
        hideLabel
        value={String(shown.number)}
        options={periods.map((period) => ({ value: String(period.number), label: periodWords(period, rounds) }))}
        onChange={(number) => onChoose(Number(number))}
        className="min-w-0 flex-1 sm:w-60"
      />
      <IconButton
        label={t.nextPeriod}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        variant="secondary"
        aria-disabled={at === periods.length - 1}
        onClick={() => step(1)}
      />
    </div>
  );
}
