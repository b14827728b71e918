import { Button } from '../../ui/Button.js';
import * as t from './move-in.words.en.js';

/** Warns that most names are unknown. */
export function UnknownNames({
  unknown,
  all,
  sure,
  onSure,
}: {
  unknown: number;
  all: number;
  sure: string;
  onSure: () => void;
}) {
  return (
    <div role="alert" className="mt-2 rounded-md border border-line bg-warn-soft px-3 py-2">
      <p>{t.mostNamesUnknown({ count: unknown, total: all })}</p>
      <Button size="sm" className="mt-2" onClick={onSure}>
        {sure}
      </Button>
    </div>
  );
}
