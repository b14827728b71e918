import * as t from './keys.words.en.js';
/** The palette's shortcut on this keyboard. */
export const FIND_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : t.ctrlK;

export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line-strong bg-sunken px-1 font-sans text-xs font-medium text-ink-2">
      {children}
    </kbd>
  );
}
