import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { modalOpen } from '../../ui/layers.js';

/**
 * Where the focus belongs when what had it is gone: the place from which one goes on, and what stands for it where that is not in view. The
 * list of players may have found nobody, or stand behind another zone: then it is the zone in its place, the last of those that are shown.
 */
const HOME = {
  list: ['[data-player-list]', '[data-no-player] button', '[data-zone="players"]', '[data-zone]'],
  tools: ['[role=toolbar][data-tools] button:not(:disabled)'],
} as const;

/** Whether the focus has fallen to the page. Its content has it when a dialog closes whose opener is gone. */
export function nowhere(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.localName === 'main';
}

/** Puts the focus there, unless it is somewhere already, and not in what is about to go. */
export function focusHome(home: keyof typeof HOME, going: Element | null = null): void {
  if (!nowhere() && going?.contains(document.activeElement) !== true) return;
  for (const place of HOME[home]) {
    const found = [...document.querySelectorAll<HTMLElement>(place)];
    // What is there and not shown takes no focus.
    const takes = (element: HTMLElement) => {
      element.focus({ preventScroll: true });
      return document.activeElement === element;
    };
    if (home === 'tools' ? found.some(takes) : found.reverse().some(takes)) return;
  }
}

/** Two parts that stand in the same place in turn: the one that comes has the focus that the one before it had. */
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
 * When a panel that has the focus closes, the focus goes to the list of players, where the next choice is made: after a pick, after a player
 * was taken by somebody else, and after Esc. A button that is busy has lost it to the page already, so it is remembered who had it last.
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
      // The panel is still there; a moment later what it holds can have no focus any more.
      if (held) focusHome('list', panel);
    };
  }, [frame]);
}

/**
 * The same for the commissioner's tools: when the one that was used is gone (Begin, Pause, Resume), or the dialog that it opened has closed,
 * the focus goes to the first of those that are there. `now` is what they depend on; null while a command is on its way, and they are disabled.
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
