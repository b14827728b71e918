import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { askedAt, completed, namesFor, type Asked } from './completion.js';
import { OFFERED } from './WritingField.js';

/** Completes a name after an @ at the caret of a field: arrows choose, Enter or Tab takes the name. */
export function useCompletion(value: string, onChange: (text: string) => void, names: readonly string[]) {
  const box = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState(0);
  const offered = asked === null ? [] : namesFor(asked.begins, names, OFFERED);
  const open = offered.length > 0;
  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  const look = () => {
    const field = box.current;
    setAsked(
      field === null || field.selectionStart !== field.selectionEnd ? null : askedAt(field.value, field.selectionStart),
    );
    setChosen(0);
  };
  const take = (name: string) => {
    if (asked === null) return;
    const next = completed(value, asked, name);
    caret.current = next.caret;
    setAsked(null);
    onChange(next.text);
    box.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setChosen((chosen + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[chosen] ?? '');
    else if (event.key === 'Escape') setAsked(null);
    else return;
    event.preventDefault();
    // Keeps a surrounding dialog open.
    event.stopPropagation();
  };
  return { box, offered, chosen, open, look, take, keys, close: () => setAsked(null) };
}
