import Bot from 'lucide-react/icons/bot';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Hourglass from 'lucide-react/icons/hourglass';
import Split from 'lucide-react/icons/split';
import type { Dollars } from '@crease/core/money.js';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { Button, IconButton } from '../../../ui/Button.js';
import { CapSpace } from '../../../ui/figures/CapBar.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import type { Sortable } from '../../../ui/lists/use-sortable.js';
import { ChargeNote } from '../list/ChargeNote.js';
import type { QueueLine as Line } from './queue.model.js';
import { conditionsLine, kindWords, wishSentence } from './wish.model.js';
import * as t from './queue.words.en.js';

export interface LineProps {
  line: Line;
  place: number;
  last: boolean;
  teamId: string;
  /** Players in this draft cost no cap. */
  free: boolean;
  cap: Dollars;
  mayDraft: boolean;
  next: boolean;
  active: boolean;
  item: ReturnType<Sortable<string>['item']>;
  handle: ReturnType<Sortable<string>['handle']>;
  nameOf: (playerId: number) => string;
  open: () => void;
  /** Opens the rule, or the player's conditions, for editing. */
  write: () => void;
  up: () => void;
  down: () => void;
  remove: () => void;
}

/** A player, or a rule with the player that it would take now. */
export function QueueLine(props: LineProps) {
  const { line, place, next, active, item, handle, nameOf, open, mayDraft } = props;
  const { entry } = line;
  const name = wishSentence(line.wish, nameOf);
  return (
    <li
      {...item}
      className={cx(
        'group relative flex min-h-13 items-center gap-1.5 border-b border-line pr-1.5',
        active ? 'bg-raised shadow-2' : next ? 'bg-accent-soft' : 'bg-surface',
      )}
    >
      <button
        {...handle}
        type="button"
        aria-label={t.moveWish({ wish: name, place })}
        className="flex min-h-13 w-8 shrink-0 cursor-grab touch-none items-center justify-center self-stretch text-ink-3 outline-offset-[-2px] hover:text-ink active:cursor-grabbing"
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
      <span className="w-4 shrink-0 text-right text-xs text-ink-3">{place}</span>
      <button type="button" onClick={open} className="min-w-0 flex-1 px-1 py-1.5 text-left outline-offset-[-2px]">
        {line.id === null ? <Rule {...props} /> : <Player {...props} />}
      </button>
      {mayDraft && entry !== undefined && (
        <Button size="sm" variant="primary" onClick={open} aria-label={t.draftPlayer({ player: entry.name })}>
          {t.draft}
        </Button>
      )}
      <LineActions {...props} name={name} />
    </li>
  );
}

const Next = () => (
  <span className="inline-flex items-center gap-1 font-semibold text-accent-text" title={t.autoTakesNext}>
    <Bot size={12} aria-hidden="true" />
    {t.next}
  </span>
);

const Waits = () => (
  <span className="inline-flex items-center gap-1 font-medium whitespace-nowrap" title={t.conditionsDoNotHold}>
    <Hourglass size={12} aria-hidden="true" />
    {t.waits}
  </span>
);

function Conditions({ line: { wish }, nameOf }: LineProps) {
  const words = conditionsLine(wish, nameOf);
  return words === '' ? null : <span className="mt-0.5 block text-xs text-pretty text-ink-2">{words}</span>;
}

function Rule(props: LineProps) {
  const { wish, entry, waits } = props.line;
  if (typeof wish === 'number' || 'player_id' in wish) return null;
  return (
    <>
      <span className="flex items-start gap-1.5 font-semibold text-ink">
        <Split size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
        {kindWords(wish)}
      </span>
      <Conditions {...props} />
      <span className="mt-0.5 flex items-center gap-1.5 overflow-hidden text-xs text-ink-3">
        {props.next && <Next />}
        {waits ? (
          <Waits />
        ) : entry === undefined ? (
          <span className="font-medium text-bad">{t.noPlayerFitsNow}</span>
        ) : (
          <>
            <span className="truncate">{t.nowPlayer({ player: entry.name })}</span>
            {!props.free && <Money as="price" amount={capHitOf(entry)} />}
          </>
        )}
      </span>
    </>
  );
}

function Player(props: LineProps) {
  const { line, next, free, cap, teamId, nameOf } = props;
  const { entry } = line;
  return (
    <>
      <span className="flex items-center gap-1.5">
        {entry !== undefined && <PositionTag position={entry.position} detail={entry.detail} className="h-4 min-w-4" />}
        <span className={cx('truncate font-semibold', line.taken ? 'text-ink-2 line-through' : 'text-ink')}>
          {nameOf(line.id ?? 0)}
        </span>
      </span>
      <Conditions {...props} />
      <span className="mt-0.5 flex items-center gap-1.5 overflow-hidden text-xs text-ink-3">
        {line.taken ? (
          t.drafted
        ) : (
          <>
            {next && <Next />}
            {line.waits ? (
              <Waits />
            ) : (
              !line.legal && <span className="font-medium whitespace-nowrap text-bad">{t.doesNotFit}</span>
            )}
            {!free && entry !== undefined && (
              <>
                <Money as="price" amount={line.salary ?? capHitOf(entry)} />
                <ChargeNote player={entry} teamId={teamId} type="general" />
              </>
            )}
            {!free && line.spaceAfter !== null && (
              <span className="inline-flex items-center gap-1" title={t.capSpaceAfterHint}>
                <span aria-hidden="true">→</span>
                <CapSpace space={line.spaceAfter} cap={cap} className="text-xs" />
              </span>
            )}
          </>
        )}
      </span>
    </>
  );
}

/** Covers the end of the name but never the figures; visible only on hover or focus. */
function LineActions({ line, name, place, last, up, down, write, remove }: LineProps & { name: string }) {
  return (
    <span className="absolute top-0.5 right-1 flex items-center bg-inherit opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:static pointer-coarse:opacity-100">
      <IconButton
        label={t.moveWishUp({ wish: name })}
        size="sm"
        disabled={place === 1}
        icon={<ChevronUp size={16} aria-hidden="true" />}
        onClick={up}
        className="pointer-coarse:hidden"
      />
      <IconButton
        label={t.moveWishDown({ wish: name })}
        size="sm"
        disabled={last}
        icon={<ChevronDown size={16} aria-hidden="true" />}
        onClick={down}
        className="pointer-coarse:hidden"
      />
      {!line.taken && (
        <IconButton
          label={line.id === null ? t.changeWish({ wish: name }) : t.conditionsOf({ player: name })}
          size="sm"
          icon={<Split size={16} aria-hidden="true" />}
          onClick={write}
        />
      )}
      <IconButton
        label={t.removeWish({ wish: name })}
        data-remove=""
        size="sm"
        icon={<X size={16} aria-hidden="true" />}
        onClick={remove}
      />
    </span>
  );
}
