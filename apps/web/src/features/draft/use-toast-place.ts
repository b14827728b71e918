import { useLarge } from '../../ui/use-media.js';
import { useShort } from '../../ui/use-short.js';
import { useRootMark } from '../../ui/root-mark.js';
import { useUi } from './room-context.js';

/** Toasts of the room rise above the button that makes the pick. On a phone they come from above (`toast-place`). */
export function useToastPlace(): void {
  const short = useShort();
  const large = useLarge();
  useRootMark(
    'data-pick-button',
    useUi((ui) => ui.selected !== null && (!short || (large ? ui.right : ui.single) === 'players')),
  );
}
