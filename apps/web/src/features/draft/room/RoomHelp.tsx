import { Dialog } from '../../../ui/Dialog.js';
import type { KeyHelp } from '../../../ui/HotKeys.js';
import { KeyList } from '../../../ui/KeySheet.js';
import { useScope, useUi } from '../state/room-context.js';

const KEYS: readonly KeyHelp[] = [
  { keys: ['/'], what: 'Search players' },
  { keys: ['j', 'k'], what: 'Next and previous player (also ↓ ↑)' },
  { keys: ['Enter'], what: 'Consider the player; again: pick them' },
  { keys: ['q'], what: 'Put the player into the queue, or take them out' },
  { keys: ['Esc'], what: 'Stop considering, clear the search, close' },
  { keys: ['b'], what: 'Board' },
  { keys: ['m'], what: 'My team' },
  { keys: ['p'], what: 'Players' },
  { keys: ['u'], what: 'Queue' },
  { keys: ['c'], what: 'Chat' },
  { keys: ['←', '→', '↑', '↓'], what: 'Move on the board' },
  { keys: ['?'], what: 'Show this sheet' },
];

export function RoomHelp() {
  const { ui } = useScope();
  const open = useUi((state) => state.helpOpen);
  return (
    <Dialog open={open} onClose={() => ui.setState({ helpOpen: false })} title="Keyboard">
      <KeyList keys={KEYS} />
    </Dialog>
  );
}
