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

export function KeySheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t.keyboard}>
      <KeyList keys={EVERYWHERE} />
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
