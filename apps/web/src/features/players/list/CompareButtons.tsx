import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.js';
import { stillMissing } from '../../../ui/fields/fields.words.en.js';
import { MOST_COMPARED } from '../players.model.js';
import * as t from './list.words.en.js';

const LEAST_COMPARED = 2;

/** Compares the ticked players, or names how many are missing and focuses the first box without a tick. */
export function CompareButtons({
  count,
  onCompare,
  onClear,
}: {
  count: number;
  onCompare: () => void;
  onClear: () => void;
}) {
  const [asked, setAsked] = useState(false);
  const missing = LEAST_COMPARED - count;
  useEffect(() => {
    if (missing <= 0) setAsked(false);
  }, [missing]);
  const compare = () => {
    setAsked(missing > 0);
    if (missing <= 0) onCompare();
    else document.querySelector<HTMLElement>('input[data-compare]:not(:checked)')?.focus();
  };
  return (
    <>
      <span role="alert" className="text-xs font-medium text-bad empty:hidden">
        {asked && missing > 0 && stillMissing({ fields: t.playersToCompare({ count: missing }) })}
      </span>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t.clear}
      </Button>
      <Button size="sm" variant="primary" onClick={compare}>
        {t.compareCount({ count, most: MOST_COMPARED })}
      </Button>
    </>
  );
}
