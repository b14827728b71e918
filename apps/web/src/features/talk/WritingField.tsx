import { locale } from '@crease/core/locale.js';
import { useId, useState, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { LONGEST } from '@crease/core/talk/talk.rules.js';
import type { LoadedLeague } from '../open-league/league-data.js';
import { Field, controlClass } from '../../ui/fields/Field.js';
import { Markdown } from '../../ui/text/Markdown.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { cx } from '../../ui/cx.js';
import { askedAt, completed, namesFor, type Asked } from './completion.js';
import * as t from './talk.words.en.js';

const MOST_NAMES = 6;

/** Names that a post can mention: managers and teams. */
export const namesIn = ({ teams }: Pick<LoadedLeague, 'teams'>): string[] => [
  ...new Set(
    teams.flatMap(({ manager_name: manager, co_managers, team_name }) => [
      ...(manager === null ? [] : [manager, ...co_managers]),
      team_name,
    ]),
  ),
];

interface WritingFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  names: readonly string[];
  error?: string | null | undefined;
  rows?: number;
  autoFocus?: boolean;
  hideLabel?: boolean;
}

/** A Markdown editor with preview. Suggests names of managers and teams after an @. */
export function WritingField({
  label,
  value,
  onChange,
  names,
  error,
  rows = 5,
  autoFocus,
  hideLabel,
}: WritingFieldProps) {
  const [view, setView] = useState<'write' | 'preview'>('write');
  const long = value.length > LONGEST.post;
  const wrong = long ? t.postTooLong({ most: locale.number(LONGEST.post) }) : error;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {view === 'write' ? (
        <Writing
          {...{ label, value, onChange, names, rows, hideLabel }}
          error={wrong ?? null}
          autoFocus={autoFocus ?? false}
        />
      ) : (
        <section aria-label={t.preview} className="min-h-24 rounded-md border border-line bg-surface p-3">
          {value.trim() === '' ? <p className="text-ink-3">{t.nothingWrittenYet}</p> : <Markdown text={value} />}
        </section>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={t.view}
          value={view}
          options={[
            { value: 'write', label: t.write },
            { value: 'preview', label: t.preview },
          ]}
          onChange={setView}
        />
        <p className="text-xs text-ink-3">{t.markdownHint}</p>
      </div>
    </div>
  );
}

function Writing({
  label,
  value,
  onChange,
  names,
  error,
  rows,
  autoFocus,
  hideLabel,
}: Required<Omit<WritingFieldProps, 'error' | 'hideLabel'>> & {
  error: string | null;
  hideLabel: boolean | undefined;
}) {
  const list = useId();
  const { box, offered, chosen, open, look, take, keys, close } = useCompletion(value, onChange, names);
  return (
    <Field label={label} error={error} hideLabel={hideLabel ?? false}>
      {(control) => (
        <div className="relative">
          <textarea
            {...control}
            ref={box}
            required
            style={{ height: `${1.125 + rows * 1.5}rem` }}
            spellCheck
            data-autofocus={autoFocus ? '' : undefined}
            aria-autocomplete="list"
            aria-controls={open ? list : undefined}
            aria-activedescendant={open ? `${list}-${chosen}` : undefined}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              look();
            }}
            onKeyDown={keys}
            onClick={look}
            onBlur={close}
            className={cx(controlClass, 'block resize-y py-2 leading-relaxed')}
          />
          {open && <Names id={list} offered={offered} chosen={chosen} onTake={take} />}
          <span role="status" className="sr-only">
            {open ? t.namesOffered({ count: offered.length, chosen: offered[chosen] ?? '' }) : ''}
          </span>
        </div>
      )}
    </Field>
  );
}

function Names({
  id,
  offered,
  chosen,
  onTake,
}: {
  id: string;
  offered: readonly string[];
  chosen: number;
  onTake: (name: string) => void;
}) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={t.names}
      className="absolute inset-x-0 top-full z-layer mt-1 rounded-lg border border-line bg-raised p-1 shadow-3"
    >
      {offered.map((name, index) => (
        <li
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          // Runs before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(name);
          }}
          className={cx(
            'flex min-h-control cursor-pointer items-center truncate rounded-md px-2.5 text-sm',
            index === chosen ? 'bg-accent-soft text-accent-text' : 'text-ink',
          )}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Completes a name after an @: arrows choose, Enter or Tab takes the name. */
function useCompletion(value: string, onChange: (text: string) => void, names: readonly string[]) {
  const box = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState(0);
  const offered = asked === null ? [] : namesFor(asked.begins, names, MOST_NAMES);
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
