import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from './Dialog.js';
import { Kbd } from './Kbd.js';
import { modalOpen } from './layers.js';

/** A key typed into a field is text, not a command. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]):not([type=radio]),textarea,select'));
}

export interface KeyHelp {
  keys: readonly string[];
  what: string;
}

const EVERYWHERE: readonly KeyHelp[] = [
  { keys: ['/'], what: 'Search on this page' },
  { keys: ['?'], what: 'Show this sheet' },
  { keys: ['↑', '↓'], what: 'Move in tables, menus and lists' },
  { keys: ['Home', 'End'], what: 'First and last' },
  { keys: ['Enter'], what: 'Open or choose' },
  { keys: ['Esc'], what: 'Close what is open' },
];

/** `/` goes to the search box (`data-search`), `?` opens the sheet of keys. Mounted once. `more` are the page's own keys. */
export function HotKeys({ more = [] }: { more?: readonly { title: string; keys: readonly KeyHelp[] }[] }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || modalOpen()) return;
      if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>('[data-search]');
        if (search === null) return;
        event.preventDefault();
        search.focus();
        search.select();
      } else if (event.key === '?') {
        event.preventDefault();
        setOpen(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Keyboard">
      <KeyList keys={EVERYWHERE} />
      {more.map((group) => (
        <div key={group.title} className="mt-4">
          <h3 className="mb-1 text-xs font-medium text-ink-3">{group.title}</h3>
          <KeyList keys={group.keys} />
        </div>
      ))}
    </Dialog>
  );
}

function KeyList({ keys }: { keys: readonly KeyHelp[] }): ReactNode {
  return (
    <dl className="flex flex-col">
      {keys.map((entry) => (
        <div key={entry.what} className="flex min-h-9 items-center justify-between gap-4 border-b border-line last:border-b-0">
          <dt>{entry.what}</dt>
          <dd className="flex gap-1">
            {entry.keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
