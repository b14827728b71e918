import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

const LINGER_MS = 180;

/** Handlers of the menu's button. Leaving a menu that was opened by hover closes it after a delay. */
export function useHover(open: boolean, setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [hovered, setHovered] = useState(false);
  const stay = () => clearTimeout(timer.current);
  const show = (byHover: boolean) => {
    stay();
    setHovered(byHover);
    setOpen(true);
  };
  const linger = () => {
    stay();
    if (hovered) timer.current = setTimeout(() => setOpen(false), LINGER_MS);
  };
  const close = () => {
    stay();
    setOpen(false);
  };
  const on = {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'mouse' && !open) show(true);
      else stay();
    },
    onPointerLeave: linger,
    onClick() {
      // Hover has already opened it; a click keeps it open.
      if (open && hovered) setHovered(false);
      else if (open) close();
      else show(false);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      show(false);
    },
  };
  return { hovered, stay, linger, close, on };
}
