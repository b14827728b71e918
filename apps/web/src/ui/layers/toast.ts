import * as t from './layers.words.en.js';
/** Toasts live outside React, so that any code can show one. Rendered by `<ToastRegion/>`. */
export type ToastKind = 'loading' | 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** A second line: the figure, or what to do next. */
  detail?: string;
  /** Not announced to screen readers, because another element announces it or it must stay silent. */
  silent?: true;
  action?: { label: string; run: () => void };
}

export const TOAST_MS = 4500;
const AT_ONCE = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** A loading toast stays until it is replaced; others disappear after 4.5 s. */
function arm(toast: Toast) {
  clearTimeout(timers.get(toast.id));
  timers.delete(toast.id);
  if (toast.kind !== 'loading')
    timers.set(
      toast.id,
      setTimeout(() => dismissToast(toast.id), TOAST_MS),
    );
}

export function showToast(toast: Omit<Toast, 'id'>): number {
  const shown = { ...toast, id: ++lastId };
  publish([...toasts, shown].slice(-AT_ONCE));
  arm(shown);
  return shown.id;
}

export function replaceToast(id: number, toast: Omit<Toast, 'id'>) {
  const shown = { ...toast, id };
  publish(
    toasts.some((one) => one.id === id) ? toasts.map((one) => (one.id === id ? shown : one)) : [...toasts, shown],
  );
  arm(shown);
}

export function dismissToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  publish(toasts.filter((one) => one.id !== id));
}

/** Pauses timers while the pointer or focus is on toasts. */
export function holdToasts(held: boolean) {
  for (const toast of toasts) {
    if (held) {
      clearTimeout(timers.get(toast.id));
      timers.delete(toast.id);
    } else if (!timers.has(toast.id)) arm(toast);
  }
}

/** A loading toast that becomes success or error. Shows the error's own message, or 'Operation failed'. */
export async function toastWhile<T>(
  work: Promise<T>,
  words: { loading: string; success: string | ((value: T) => string); error?: string },
): Promise<T> {
  const id = showToast({ kind: 'loading', text: words.loading });
  try {
    const value = await work;
    replaceToast(id, {
      kind: 'success',
      text: typeof words.success === 'string' ? words.success : words.success(value),
    });
    return value;
  } catch (error) {
    const said = error instanceof Error && error.message !== '' ? error.message : t.operationFailed;
    replaceToast(id, {
      kind: 'error',
      text: words.error ?? said,
      detail: words.error === undefined ? undefined : said,
    });
    throw error;
  }
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
};
