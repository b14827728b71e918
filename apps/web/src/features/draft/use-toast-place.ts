import { useEffect } from 'react';
import { usePhone, useShort } from '../../ui/use-media.js';
import { useUi } from './room-context.js';

const PROPERTY = '--toast-bottom';

/** Toasts of the room rise above its tabs on a phone, and above the button that makes the pick, wherever it stands. */
export function useToastPlace(): void {
  const phone = usePhone();
  const short = useShort();
  const panel = useUi((ui) => ui.selected !== null && (!(phone || short) || ui.single === 'players'));
  useEffect(() => {
    const { style } = document.documentElement;
    const tabs = phone ? '3.5rem + env(safe-area-inset-bottom)' : '0rem';
    style.setProperty(PROPERTY, `calc(${tabs} + ${panel ? '3.5rem' : '0rem'})`);
    return () => {
      style.removeProperty(PROPERTY);
    };
  }, [phone, panel]);
}
