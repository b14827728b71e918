import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { modalOpen } from '../../ui/layers.js';

/** Where the focus belongs when what had it is gone: the place from which one goes on. */
const HOME = { list: '[data-player-list]', tools: '[role=toolbar][data-tools] button:not(:disabled)' } as const;

/** Puts the focus there, unless it is somewhere already. */
export function focusHome(home: keyof typeof HOME): void {
  const now = document.activeElement;
  // The page's content has it when a dialog closes whose opener is gone.
  if (now === null || now === document.body || now.localName === 'main')
    document.querySelector<HTMLElement>(HOME[home])?.focus({ preventScroll: true });
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
      if (!held) return;
      if (panel.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      focusHome('list');
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
