import { useEffect, useRef } from 'react';
import BookOpen from 'lucide-react/icons/book-open';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleUser from 'lucide-react/icons/circle-user';
import type Search from 'lucide-react/icons/search';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import Zap from 'lucide-react/icons/zap';
import { Kbd } from '../../ui/keys/Kbd.js';
import { cx } from '../../ui/cx.js';
import type { Entry, Group, Section } from './palette.model.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './palette.words.en.js';

const ICONS: Readonly<Record<Group, typeof Search>> = {
  screens: ChevronRight,
  actions: Zap,
  teams: Users,
  leagues: Trophy,
  rules: BookOpen,
  players: CircleUser,
};

export function PaletteList({
  id,
  sections,
  at,
  onPoint,
  onChoose,
}: {
  id: string;
  sections: readonly Section[];
  at: number;
  onPoint: (id: string) => void;
  onChoose: (entry: Entry) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, sections]);
  const firsts = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, section) => sum + section.entries.length, 0),
  );
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role={sections.length === 0 ? undefined : 'listbox'}
      aria-label={sections.length === 0 ? undefined : t.found}
      className="scroll-slim min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain px-2 sm:max-h-[26rem]"
    >
      {sections.map((section, index) => (
        <div key={section.title} role="group" aria-labelledby={`${id}-group-${index}`} className="py-1.5">
          <div id={`${id}-group-${index}`} role="presentation" className="px-2.5 py-1 text-xs font-medium text-ink-3">
            {section.title}
          </div>
          {section.entries.map((entry, step) => {
            const place = (firsts[index] ?? 0) + step;
            return (
              <Option
                key={entry.id}
                id={`${id}-${place}`}
                entry={entry}
                selected={place === at}
                onPoint={() => onPoint(entry.id)}
                onChoose={() => onChoose(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Option({
  id,
  entry,
  selected,
  onPoint,
  onChoose,
}: {
  id: string;
  entry: Entry;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const Icon = ICONS[entry.group];
  return (
    // The box handles the keys: it keeps the focus.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onPointerMove={selected ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        'flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1 text-sm pointer-coarse:min-h-control',
        selected ? 'bg-accent-soft text-accent-text' : 'text-ink',
      )}
    >
      <Icon size={16} aria-hidden="true" className={cx('shrink-0', !selected && 'text-ink-3')} />
      <span className="min-w-0 flex-1 wrap-anywhere">{entry.label}</span>
      {entry.detail !== undefined && (
        <span className={cx('max-w-[50%] shrink-0 truncate text-xs', selected ? 'text-accent-text' : 'text-ink-3')}>
          {entry.detail}
        </span>
      )}
    </div>
  );
}

export function PaletteStatus({
  typed,
  found,
  players,
}: {
  typed: string;
  found: number;
  players: { searched: boolean; busy: boolean; error: Error | null };
}) {
  const search = typed.trim();
  const words =
    search === ''
      ? ''
      : players.error !== null
        ? t.playerSearchFailed({ message: players.error.message })
        : players.busy
          ? t.lookingForPlayers
          : found > 0
            ? t.foundCount({ count: found })
            : players.searched
              ? t.noMatchFor({ search })
              : t.noMatchOpenLeague({ search });
  const shown = search !== '' && (found === 0 || players.busy || players.error !== null);
  return (
    <p role="status" className={shown ? 'border-t border-line px-4.5 py-2.5 text-sm text-ink-2' : 'sr-only'}>
      {words}
    </p>
  );
}

export function PaletteKeys() {
  return (
    <p
      aria-hidden="true"
      className="hidden items-center gap-4 border-t border-line bg-sunken px-4 py-2 text-xs text-ink-3 pointer-fine:sm:flex"
    >
      <span>{sentence(t.keysToMove, { up: <Kbd>↑</Kbd>, down: <Kbd>↓</Kbd> })}</span>
      <span>{sentence(t.keyToChoose, { key: <Kbd>{t.enterKey}</Kbd> })}</span>
      <span>{sentence(t.keyToClose, { key: <Kbd>{t.escKey}</Kbd> })}</span>
    </p>
  );
}
