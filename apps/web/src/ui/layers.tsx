import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

/*
 * What opens above the page lies in the browser's own top layer: dialogs by `showModal`, menus, popovers and tooltips
 * by `popover`. The browser draws them above everything, makes all below a dialog inert, closes the topmost on Esc,
 * and closes popovers on a press outside. What it leaves to the page is here: where the focus goes and returns to,
 * and toasts that stay usable above a dialog.
 */

/** The open dialog that something is drawn in. Outside it, a popover would be inert. */
export const LayerHost = createContext<HTMLElement | null>(null);

/** Draws a layer in the dialog around it, otherwise outside the app's root, as a landmark of its own. */
export function Layer({ children }: { children: ReactNode }) {
  const dialog = useContext(LayerHost);
  if (dialog !== null) return createPortal(children, dialog);
  return createPortal(<section aria-label="Open layers">{children}</section>, host('crease-layers'));
}

/** Where toasts are drawn: in the topmost dialog while one is open, otherwise beside the app's root. */
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

/** True while a dialog is open: single-key shortcuts of the page must rest. */
export const modalOpen = () => topDialog() !== undefined;

/** True while the focus is in something that lies above the page. */
export const layerHasFocus = () => document.activeElement?.closest('dialog,[popover]') != null;

/** After a dialog has opened or closed. */
function settle() {
  const toasts = toastHost();
  const place = topDialog() ?? document.body;
  if (toasts.parentElement !== place) {
    // Moved so, they keep their animations and the focus. Browsers from before 2026 cannot do it.
    if (typeof place.moveBefore === 'function') place.moveBefore(toasts, null);
    else place.append(toasts);
  }
  const page = document.documentElement;
  const locked = modalOpen();
  if (locked === page.hasAttribute('data-scroll-locked')) return;
  // The scroll bar goes away; its place stays, so that nothing behind the dialog moves.
  document.body.style.paddingRight = locked ? `${window.innerWidth - page.clientWidth}px` : '';
  page.toggleAttribute('data-scroll-locked', locked);
}

/**
 * To `[data-autofocus]`, otherwise to the layer itself: not to its first button, which is often the one that closes
 * it.
 */
function takeFocusInto(layer: HTMLElement) {
  (layer.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ?? layer).focus({ preventScroll: true });
}

/**
 * After a layer has gone: the focus to the first of these that takes it, or to the page's content, unless it is
 * elsewhere already.
 */
function giveFocusBack(...places: readonly (Element | null)[]) {
  for (const place of [...places, document.querySelector('main')]) {
    if (document.activeElement !== document.body) return;
    if (place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true });
  }
}

/** What a component was last given, for listeners that are set once. */
function useLast<T>(value: T): RefObject<T> {
  const last = useRef(value);
  useEffect(() => {
    last.current = value;
  });
  return last;
}

/** Opens a dialog as long as the component is mounted. The dialog's own events say when it wants to close. */
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
 * Shows an element with `popover="auto"` as long as the component is mounted; `onClose` when the browser has closed
 * it.
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
    // A press on the opener is none outside: the opener itself decides what it does.
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
 * Shows an element with `popover="manual"`: nothing else closes for it. Esc and a press outside its anchor close it
 * alone.
 */
export function useHint({ ref, anchor, onClose }: Omit<PopoverOptions, 'takeFocus'>) {
  const close = useLast(onClose);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    box.showPopover();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What lies below stays open.
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
