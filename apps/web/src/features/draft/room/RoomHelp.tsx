import { Dialog } from '../../../ui/layers/Dialog.js';
import type { KeyHelp } from '../../../ui/keys/HotKeys.js';
import { KeyList } from '../../../ui/keys/KeySheet.js';
import * as k from '../../../ui/keys/keys.words.en.js';
import { useDraft, useScope, useUi } from '../state/room-context.js';
import * as a from '../auction/auction.words.en.js';
import * as t from './room.words.en.js';

const CHAT: KeyHelp = { keys: ['c'], what: t.chat };
const KEYS: readonly KeyHelp[] = [
  { keys: ['/'], what: t.searchPlayers },
  { keys: ['j', 'k'], what: t.nextAndPreviousPlayer },
  { keys: [k.enter], what: t.considerOrPickPlayer },
  { keys: ['q'], what: t.queueOrUnqueuePlayer },
  { keys: [k.esc], what: t.stopConsidering },
  { keys: ['b'], what: t.board },
  { keys: ['m'], what: t.myTeam },
  { keys: ['p'], what: t.players },
  { keys: ['u'], what: t.queue },
  CHAT,
  { keys: ['←', '→', '↑', '↓'], what: t.moveOnBoard },
  { keys: ['?'], what: t.showThisSheet },
];

const BID_KEYS: readonly KeyHelp[] = [
  { keys: ['+'], what: a.bidKey },
  { keys: ['a'], what: a.amountKey },
];

export function RoomHelp() {
  const { ui, alone = false } = useScope();
  const open = useUi((state) => state.helpOpen);
  const auction = useDraft(({ rules }) => rules.auction !== undefined);
  const keys = alone ? KEYS.filter((key) => key !== CHAT) : KEYS;
  return (
    <Dialog open={open} onClose={() => ui.setState({ helpOpen: false })} title={t.keyboard}>
      <KeyList keys={auction ? [...keys, ...BID_KEYS] : keys} />
    </Dialog>
  );
}
