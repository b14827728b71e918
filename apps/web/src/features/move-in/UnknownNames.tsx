import { Button } from '../../ui/Button.js';

/** Warns that most names are unknown, before new players are offered. */
export function UnknownNames({
  unknown,
  all,
  sure,
  onSure,
}: {
  unknown: number;
  all: number;
  /** The button's words. */
  sure: string;
  onSure: () => void;
}) {
  return (
    <div role="alert" className="mt-2 rounded-md border border-line bg-warn-soft px-3 py-2">
      <p>
        {`${unknown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} names are unknown here. Check that the right column holds the players, and that the real players were loaded, before you create any.`}
      </p>
      <Button size="sm" className="mt-2" onClick={onSure}>
        {sure}
      </Button>
    </div>
  );
}
