import type { ReactNode } from 'react';
import { Dialog } from '../layers/Dialog.js';
import type { KeyHelp } from './HotKeys.js';
import { FIND_KEYS, Kbd } from './Kbd.js';
import * as t from './keys.words.en.js';

const EVERYWHERE: readonly KeyHelp[] = [
  { keys: [FIND_KEYS], what: t.findEverything },
  { keys: ['/'], what: t.searchThisPage },
  { keys: ['?'], what: t.showThisSheet },
  { keys: ['↑', '↓'], what: t.moveInLists },
  { keys: [t.home, t.end], what: t.firstAndLast },
  { keys: [t.enter], what: t.openOrChoose },
  { keys: [t.esc], what: t.closeWhatIsOpen },
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
    <Dialog open onClose={onClose} title={t.keyboard}>
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
