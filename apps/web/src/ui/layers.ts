import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/*
 * Everything that opens above the page (dialogs, menus, popovers, tooltips) is a layer in one stack: Esc closes the topmost,
 * a press outside closes what is not modal, a modal layer makes all below it inert. Written on the platform instead of a
 * library: the whole of it is smaller than one library's menu, and the page's budget is tight.
 */
interface Layer {
  element: HTMLElement;
  /** What opened it; a press there is the opener's own affair. */
  anchor: () => HTMLElement | null;
  modal: boolean;
  close: (() => void) | null;
}

const stack: Layer[] = [];

/** Where layers are drawn: outside the app's root, so that the root can be made inert. */
export function layerHost(): HTMLElement {
  return host('crease-layers');
}

/** Where toasts are drawn: never inert, always above. */
export function toastHost(): HTMLElement {
  return host('crease-toasts');
}

function host(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found !== null) return found;
  const made = document.createElement('div');
  made.id = id;
  document.body.append(made);
  return made;
}

function settle() {
  const lastModal = stack.findLastIndex((layer) => layer.modal);
  for (const child of document.body.children) {
    if (child.id !== 'crease-layers' && child.id !== 'crease-toasts') child.toggleAttribute('inert', lastModal >= 0);
  }
  stack.forEach((layer, index) => layer.element.toggleAttribute('inert', index < lastModal));
  const host = layerHost();
  // Only while something is in it: an empty region is noise.
  if (stack.length > 0) host.setAttribute('role', 'region');
  else host.removeAttribute('role');
  host.ariaLabel = stack.length > 0 ? 'Open layers' : null;
  const page = document.documentElement;
  const locked = lastModal >= 0;
  if (locked !== page.hasAttribute('data-scroll-locked')) {
    // The scroll bar goes away; its place stays, so that nothing behind the dialog moves.
    document.body.style.paddingRight = locked ? `${window.innerWidth - page.clientWidth}px` : '';
    page.toggleAttribute('data-scroll-locked', locked);
  }
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const top = stack.at(-1);
  if (top?.close == null) return;
  event.preventDefault();
  event.stopPropagation();
  top.close();
}

function onPointerDown(event: Event) {
  const target = event.target as Node;
  for (let index = stack.length - 1; index >= 0; index--) {
    const layer = stack[index]!;
    if (layer.element.contains(target)) return;
    // A press on the opener toggles it; a press on a toast is about neither.
    if (layer.anchor()?.contains(target) || document.getElementById('crease-toasts')?.contains(target)) return;
    if (layer.modal) return;
    layer.close?.();
  }
}

function enter(layer: Layer) {
  if (stack.length === 0) {
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
  }
  stack.push(layer);
  settle();
}

function leave(layer: Layer) {
  stack.splice(stack.indexOf(layer), 1);
  settle();
  if (stack.length === 0) {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('pointerdown', onPointerDown);
  }
}

/** True while a modal layer is open: single-key shortcuts of the page must rest. */
export const modalOpen = () => stack.some((layer) => layer.modal);

/** True while the focus is in something that lies above the page. */
export const layerHasFocus = () => stack.some((layer) => layer.element.contains(document.activeElement));

interface LayerOptions {
  ref: RefObject<HTMLElement | null>;
  anchor?: RefObject<HTMLElement | null>;
  modal?: boolean;
  /** null: Esc and a press outside do nothing (work under way). */
  onClose: (() => void) | null;
  /** Take the focus on opening and give it back on closing. */
  takeFocus?: boolean;
}

/** Puts the element into the stack while the component is mounted. */
export function useLayer({ ref, anchor, modal = false, onClose, takeFocus = true }: LayerOptions) {
  const close = useRef(onClose);
  // Where the focus was: asked while drawing, since a field inside with `autoFocus` has it already when the effect runs.
  const [before] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null));
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const opener = anchor?.current ?? null;
    const layer: Layer = {
      element,
      anchor: () => anchor?.current ?? null,
      modal,
      get close() {
        return close.current;
      },
    };
    enter(layer);
    if (takeFocus && !element.contains(document.activeElement)) focusFirst(element);
    return () => {
      const had = element.contains(document.activeElement) || document.activeElement === document.body;
      leave(layer);
      // Focus returns to where it came from, unless the user has gone elsewhere; where that is gone, to the page's content.
      if (!takeFocus || !had) return;
      for (const place of [before, opener, document.querySelector('main')]) {
        if (place?.isConnected !== true) continue;
        place.focus({ preventScroll: true });
        if (document.activeElement === place) break;
      }
    };
  }, [ref, anchor, modal, takeFocus, before]);
}

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])';

export function focusables(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.closest('[inert],[hidden]') === null && element.tabIndex >= 0,
  );
}

function focusFirst(root: HTMLElement) {
  const wanted = root.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)');
  (wanted ?? root).focus({ preventScroll: true });
}

/** Tab goes round inside the element instead of leaving it. */
export function keepTabInside(event: {
  key: string;
  shiftKey: boolean;
  preventDefault(): void;
  currentTarget: HTMLElement;
}) {
  if (event.key !== 'Tab') return;
  const all = focusables(event.currentTarget);
  const first = all[0];
  const last = all.at(-1);
  const now = document.activeElement;
  if (first === undefined || last === undefined) event.preventDefault();
  else if (event.shiftKey && (now === first || now === event.currentTarget)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && now === last) {
    event.preventDefault();
    first.focus();
  }
}
