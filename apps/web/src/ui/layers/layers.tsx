import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import * as t from './layers.words.en.js';

/*
 * Layers use the browser's top layer (`showModal`, `popover`). The browser draws them above everything, makes the page
 * below a dialog inert, and closes the topmost on Esc and popovers on a click outside. This module handles focus, and
 * toasts that stay usable above a dialog.
 */

/** The open dialog that contains this tree. Outside it a popover would be inert. */
export const LayerHost = createContext<HTMLElement | null>(null);

/** Renders a layer into the surrounding dialog, otherwise into a landmark outside the app's root. */
export function Layer({ children }: { children: ReactNode }) {
  const dialog = useContext(LayerHost);
  if (dialog !== null) return createPortal(children, dialog);
  return createPortal(<section aria-label={t.openLayers}>{children}</section>, host('crease-layers'));
}

/** Container of toasts: in the topmost dialog while one is open, otherwise next to the app's root. */
export const toastHost = () => host('crease-toasts');

function host(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found !== null) return found;
  const made = document.createElement('div');
  made.id = id;
  document.body.append(made);
  return made;
}

const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1);

/** True while a dialog is open; the page's single-key shortcuts are then off. */
export const modalOpen = () => topDialog() !== undefined;

export const layerHasFocus = () => document.activeElement?.closest('dialog,[popover]') != null;

/** Call after a dialog has opened or closed. */
function settle() {
  const toasts = toastHost();
  const place = topDialog() ?? document.body;
  if (toasts.parentElement !== place) {
    // `moveBefore` keeps animations and focus; browsers from before 2026 lack it.
    if (typeof place.moveBefore === 'function') place.moveBefore(toasts, null);
    else place.append(toasts);
  }
  const page = document.documentElement;
  const locked = modalOpen();
  if (locked === page.hasAttribute('data-scroll-locked')) return;
  // Padding replaces the hidden scroll bar, so that nothing behind the dialog moves.
  document.body.style.paddingRight = locked ? `${window.innerWidth - page.clientWidth}px` : '';
  page.toggleAttribute('data-scroll-locked', locked);
}

/** Focuses `[data-autofocus]`, otherwise the layer itself. The first button would often be the close button. */
function takeFocusInto(layer: HTMLElement) {
  (layer.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ?? layer).focus({ preventScroll: true });
}

/**
 * After a layer has closed: focuses the first of these elements that accepts it, otherwise the main content. Does
 * nothing if the focus is already elsewhere.
 */
function giveFocusBack(...places: readonly (Element | null)[]) {
  for (const place of [...places, document.querySelector('main')]) {
    if (document.activeElement !== document.body) return;
    if (place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true });
  }
}

/** A ref to the latest value, for listeners that are registered once. */
function useLast<T>(value: T): RefObject<T> {
  const last = useRef(value);
  useEffect(() => {
    last.current = value;
  });
  return last;
}

/** Opens a dialog while the component is mounted. The dialog's own events request closing. */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    dialog.showModal();
    settle();
    takeFocusInto(dialog);
    return () => {
      dialog.close();
      settle();
      giveFocusBack(before);
    };
  }, [ref]);
}

interface PopoverOptions {
  ref: RefObject<HTMLElement | null>;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Take the focus on opening and give it back on closing. */
  takeFocus?: boolean;
}

/**
 * Shows an element with `popover="auto"` while the component is mounted; calls `onClose` when the browser closes it.
 */
export function usePopover({ ref, anchor, onClose, takeFocus = true }: PopoverOptions) {
  const close = useLast(onClose);
  useLayoutEffect(() => {
    const box = ref.current;
    const opener = anchor.current;
    if (box === null) return;
    const closed = (event: ToggleEvent) => {
      if (event.newState === 'closed') close.current();
    };
    const before = document.activeElement;
    box.showPopover();
    box.addEventListener('beforetoggle', closed);
    // Registers the opener, so that the browser does not treat a click on it as outside. The opener handles its own
    // clicks.
    const button = opener instanceof HTMLButtonElement ? opener : null;
    if (button !== null) Object.assign(button, { popoverTargetElement: box, popoverTargetAction: 'show' });
    if (takeFocus) takeFocusInto(box);
    return () => {
      box.removeEventListener('beforetoggle', closed);
      if (button !== null) button.popoverTargetElement = null;
      box.hidePopover();
      if (takeFocus) giveFocusBack(before, opener);
    };
  }, [ref, anchor, takeFocus, close]);
}

/**
 * Shows an element with `popover="manual"`, which does not close other popovers. Only Esc and a click outside its
 * anchor close it.
 */
export function useHint({ ref, anchor, onClose }: Omit<PopoverOptions, 'takeFocus'>) {
  const close = useLast(onClose);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    box.showPopover();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keep the layers below open.
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    const onPointerDown = (event: Event) => {
      if (anchor.current?.contains(event.target as Node) !== true) close.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown);
      box.hidePopover();
    };
  }, [ref, anchor, close]);
}
