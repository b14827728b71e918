import type { ReactNode } from 'react';
import { Dialog } from './Dialog.js';
import type { KeyHelp } from './HotKeys.js';
import { FIND_KEYS, Kbd } from './Kbd.js';

const EVERYWHERE: readonly KeyHelp[] = [
  { keys: [FIND_KEYS], what: 'Find players, teams, screens and actions' },
  { keys: ['/'], what: 'Search on this page' },
  { keys: ['?'], what: 'Show this sheet' },
  { keys: ['↑', '↓'], what: 'Move in tables, menus and lists' },
  { keys: ['Home', 'End'], what: 'First and last' },
  { keys: ['Enter'], what: 'Open or choose' },
  { keys: ['Esc'], what: 'Close what is open' },
];

/** The list of keyboard shortcuts: those of every page and those of this one. */
export function KeySheet({
  more,
  onClose,
}: {
  more: readonly { title: string; keys: readonly KeyHelp[] }[];
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title="Keyboard">
      <KeyList keys={EVERYWHERE} />
      {more.map((group) => (
        <div key={group.title} className="mt-4">
          <h3 className="mb-1 text-xs font-medium text-ink-3">{group.title}</h3>
          <KeyList keys={group.keys} />
        </div>
      ))}
    </Dialog>
  );
}

export function KeyList({ keys }: { keys: readonly KeyHelp[] }): ReactNode {
  return (
    <dl className="flex flex-col">
      {keys.map((entry) => (
        <div
          key={entry.what}
          className="flex min-h-9 items-center justify-between gap-4 border-b border-line last:border-b-0"
        >
          <dt>{entry.what}</dt>
          <dd className="flex gap-1">
            {entry.keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
