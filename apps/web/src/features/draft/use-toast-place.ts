import { useEffect } from 'react';
import { useShort } from '../../ui/use-media.js';
import { useUi } from './room-context.js';

const PROPERTY = '--toast-bottom';

/** Toasts of the room rise above the button that makes the pick. On a phone they come from above (`toast-place`). */
export function useToastPlace(): void {
  const short = useShort();
  const panel = useUi((ui) => ui.selected !== null && (!short || ui.single === 'players'));
  useEffect(() => {
    if (!panel) return undefined;
    const { style } = document.documentElement;
    style.setProperty(PROPERTY, '3.5rem');
    return () => {
      style.removeProperty(PROPERTY);
    };
  }, [panel]);
}
