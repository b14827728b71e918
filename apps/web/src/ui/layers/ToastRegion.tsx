import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { toastHost } from './layers.js';
import { dismissToast, holdToasts, toastStore, type Toast } from './toast.js';
import { Spinner } from '../Spinner.js';
import * as t from './layers.words.en.js';

/** Renders toasts above everything including dialogs; mounted once. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return createPortal(
    <section
      aria-label={t.notifications}
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
      className="pointer-events-none fixed inset-x-0 toast-place z-toast flex flex-col items-center gap-2 px-4 sm:items-end"
    >
      <ol aria-live="polite" aria-relevant="additions text" className="flex w-full flex-col gap-2 sm:w-96">
        {toasts.map((toast) => (
          <Line key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>,
    toastHost(),
  );
}

function Line({ toast }: { toast: Toast }) {
  return (
    <li
      role={toast.kind === 'error' && toast.silent !== true ? 'alert' : undefined}
      aria-live={toast.silent === true ? 'off' : undefined}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-lg border border-line bg-raised py-2.5 pr-2 pl-3.5 text-sm text-ink shadow-3"
    >
      <span className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center">
        {toast.kind === 'loading' && <Spinner className="text-ink-3" />}
        {toast.kind === 'success' && <CircleCheck size={16} aria-hidden="true" className="text-good" />}
        {toast.kind === 'error' && <CircleAlert size={16} aria-hidden="true" className="text-bad" />}
        {toast.kind === 'info' && <Info size={16} aria-hidden="true" className="text-accent-text" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{toast.text}</span>
        {toast.detail !== undefined && <span className="block text-ink-2">{toast.detail}</span>}
      </span>
      {toast.action !== undefined && (
        <button
          type="button"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
          className="shrink-0 rounded-sm px-1 font-semibold text-accent-text hover:underline"
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t.dismiss}
        onClick={() => dismissToast(toast.id)}
        className="relative inline-flex size-5 shrink-0 items-center justify-center rounded-sm text-ink-3 before:absolute before:-inset-2 hover:text-ink"
      >
        <X size={14} aria-hidden="true" />
      </button>
    </li>
  );
}
