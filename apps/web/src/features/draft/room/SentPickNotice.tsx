import { useEffect, useRef, useDeferredValue } from 'react';
import X from 'lucide-react/icons/x';
import { Button, IconButton } from '../../../ui/Button.js';
import { pauseAfter, resendPick } from '../state/pick-outbox.js';
import { PickNote, pickNoteOf } from '../list/PickNote.js';
import { useScope, useUi, useView } from '../state/room-context.js';
import { useLarge, usePhone, useWide } from '../../../ui/use-media.js';
import { useShort } from '../../../ui/use-short.js';
import type { RoomUi } from '../state/room-ui.store.js';
import * as t from './room.words.en.js';

/** Resends a waiting pick when the room reconnects, and every few seconds while it is disconnected. */
function useResend(): void {
  const scope = useScope();
  const sent = useUi((ui) => ui.sent);
  const connection = useView((view) => view.connection);
  const before = useRef(connection);
  useEffect(() => {
    const back = connection === 'live' && before.current !== 'live';
    before.current = connection;
    if (sent?.state !== 'waiting') return undefined;
    const timer = setTimeout(() => void resendPick(scope, sent), back ? 0 : pauseAfter(sent.tries));
    return () => clearTimeout(timer);
  }, [scope, sent, connection]);
}

export function SentPickNotice() {
  useResend();
  const { ui } = useScope();
  const sent = useUi((now) => now.sent);
  const shown = usePanelInView();
  const note = sent !== null && shown !== sent.playerId ? pickNoteOf(sent, { refusal: null, offline: false }) : null;
  if (note === null) return null;
  const drop = () => ui.setState({ sent: null });
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-line bg-surface px-3 py-1 sm:px-4 short:py-0.5">
      <PickNote {...note} className="min-w-0 flex-1 short:py-1" />
      {note.kind === 'waiting' ? (
        <Button size="sm" onClick={drop}>
          {t.dontSend}
        </Button>
      ) : (
        <IconButton size="sm" label={t.closeMessage} icon={<X size={16} aria-hidden="true" />} onClick={drop} />
      )}
    </div>
  );
}

/** The player whose open panel is in view; null for none. The panel opens and closes as late. */
function usePanelInView(): number | null {
  const short = useShort();
  const large = useLarge();
  const phone = usePhone();
  const wide = useWide();
  const inView = (ui: RoomUi): boolean => {
    if (short ? !large : phone) return ui.single === 'players';
    if (short || !wide) return ui.right === 'players';
    return !ui.wideBoard || ui.left !== 'board';
  };
  const considered = useDeferredValue(useUi((ui) => ui.selected));
  return useUi(inView) ? considered : null;
}
