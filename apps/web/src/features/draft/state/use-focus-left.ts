import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { modalOpen } from '../../../ui/layers/layers.js';

/**
 * Focus targets when the focused element unmounts: if the list is empty or hidden, the last visible zone gets the
 * focus.
 */
const HOME = {
  list: ['[data-player-list]', '[data-no-player] button', '[data-zone="players"]', '[data-zone]'],
  tools: ['[role=toolbar][data-tools] button:not(:disabled)'],
} as const;

/** True when the focus has fallen back to the page. `main` has it when a dialog closes whose opener is gone. */
export function nowhere(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.localName === 'main';
}

/** Moves the focus there unless it is on another element that stays mounted. */
export function focusHome(home: keyof typeof HOME, going: Element | null = null): void {
  if (!nowhere() && going?.contains(document.activeElement) !== true) return;
  for (const place of HOME[home]) {
    const found = [...document.querySelectorAll<HTMLElement>(place)];
    // A hidden element does not take the focus.
    const takes = (element: HTMLElement) => {
      element.focus({ preventScroll: true });
      return document.activeElement === element;
    };
    if (home === 'tools' ? found.some(takes) : found.reverse().some(takes)) return;
  }
}

/** For two parts that alternate in one place: the new part takes over the focus of the previous one. */
export function useFocusInTurn(part: RefObject<HTMLElement | null>, had: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const box = part.current;
    if (box === null) return;
    if (had.current) (box.tabIndex < 0 ? box.querySelector('button') : box)?.focus({ preventScroll: true });
    return () => {
      had.current = box.contains(document.activeElement);
    };
  }, [part, had]);
}

/**
 * When a panel closes, moves its focus to the list. Remembers the last focused element, because disabled buttons lose
 * the focus.
 */
export function useFocusLeft(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = frame.current;
    if (panel === null) return;
    let held = panel.contains(document.activeElement);
    const look = ({ target }: FocusEvent) => {
      held = target instanceof Node && panel.contains(target);
    };
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('focusin', look);
      // A moment later the panel's elements cannot have the focus.
      if (held) focusHome('list', panel);
    };
  }, [frame]);
}

/**
 * When the used tool disappears, focuses the first available button. `now` identifies the buttons; null while a command
 * is in flight.
 */
export function useToolsFocus(bar: RefObject<HTMLElement | null>, now: string | null): void {
  const held = useRef(false);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.localName !== 'main' && target.closest('dialog') === null)
        held.current = bar.current?.contains(target) === true;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [bar]);
  useEffect(() => {
    if (now !== null && held.current && !modalOpen()) focusHome('tools');
  }, [now]);
}
