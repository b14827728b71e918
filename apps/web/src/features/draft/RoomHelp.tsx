import { Dialog } from '../../ui/Dialog.js';
import { Kbd } from '../../ui/Kbd.js';
import { useScope, useUi } from './room-context.js';

const KEYS: readonly { keys: readonly string[]; what: string }[] = [
  { keys: ['/'], what: 'Search players' },
  { keys: ['j', 'k'], what: 'Next and previous player (also ↓ ↑)' },
  { keys: ['Enter'], what: 'Consider the player; again: pick him' },
  { keys: ['q'], what: 'Put the player into the queue, or take him out' },
  { keys: ['Esc'], what: 'Stop considering, clear the search, close' },
  { keys: ['b'], what: 'Board' },
  { keys: ['m'], what: 'My team' },
  { keys: ['p'], what: 'Players' },
  { keys: ['u'], what: 'Queue' },
  { keys: ['c'], what: 'Chat' },
  { keys: ['←', '→', '↑', '↓'], what: 'Move on the board' },
  { keys: ['?'], what: 'Show this sheet' },
];

/** The room's keys. */
export function RoomHelp() {
  const { ui } = useScope();
  const open = useUi((state) => state.helpOpen);
  return (
    <Dialog open={open} onClose={() => ui.setState({ helpOpen: false })} title="Keyboard">
      <dl className="flex flex-col">
        {KEYS.map((entry) => (
          <div key={entry.what} className="flex min-h-9 items-center justify-between gap-4 border-b border-line last:border-b-0">
            <dt>{entry.what}</dt>
            <dd className="flex gap-1">
              {entry.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
