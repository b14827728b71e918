import { useDeferredValue } from 'react';
import { useLarge, usePhone, useWide } from '../../../ui/use-media.js';
import { useShort } from '../../../ui/use-short.js';
import { useUi } from '../state/room-context.js';
import type { RoomUi } from '../state/room-ui.store.js';

/** The player whose open panel is in view; null for none. The panel opens and closes as late. */
export function usePanelInView(): number | null {
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
