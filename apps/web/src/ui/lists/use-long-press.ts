import { useRef, type PointerEvent } from 'react';

/** In milliseconds, like the long press of phones. */
const PRESS_MS = 500;
/** In pixels: a finger that moves further scrolls. */
const STILL = 10;

/**
 * Calls back when a finger rests on an element. The tap that follows is swallowed, so that a long press does not also
 * open the row. Keyboards and mice need another way to the same action.
 */
export function useLongPress(onPress: (target: Element) => void) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const pressed = useRef(false);
  const stop = () => {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  };
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = false;
      if (pointerType !== 'touch' || !(target instanceof Element)) return;
      const timer = window.setTimeout(() => {
        pressed.current = true;
        onPress(target);
      }, PRESS_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current !== null && Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!pressed.current) return;
      pressed.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
