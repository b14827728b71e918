import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { DraftTeam } from '@crease/core/draft/draft.model.js';
import { IconButton } from '../../../ui/Button.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { cx } from '../../../ui/cx.js';
import { SortWords, useSortable, type Sortable } from '../../../ui/lists/use-sortable.js';
import { moved } from '../../../ui/lists/sorting.js';
import type { PeopleOf } from '../state/use-people.js';
import * as t from './lobby.words.en.js';

/** A round's team order; commissioners reorder it by dragging or with the keyboard. */
export function OrderList({
  ids,
  numbered,
  teams,
  peopleOf,
  editable,
  onArrange,
}: {
  ids: readonly string[];
  numbered: boolean;
  teams: ReadonlyMap<string, DraftTeam>;
  peopleOf: PeopleOf;
  editable: boolean;
  onArrange: (ids: readonly string[]) => void;
}) {
  const sortable = useSortable(ids, onArrange, (id) => teams.get(id)?.name ?? t.theTeamAtStart);
  return (
    <>
      <SortWords words={sortable.words} />
      <ol ref={sortable.list} aria-label={t.draftOrder}>
        {ids.map((id, index) => (
          <OrderLine
            key={id}
            id={id}
            team={teams.get(id)}
            peopleOf={peopleOf}
            place={index + 1}
            numbered={numbered}
            last={index === ids.length - 1}
            editable={editable}
            active={sortable.active === id}
            item={sortable.item(id)}
            handle={sortable.handle(id)}
            up={() => onArrange(moved(ids, index, index - 1))}
            down={() => onArrange(moved(ids, index, index + 1))}
          />
        ))}
      </ol>
    </>
  );
}

interface LineProps {
  id: string;
  team: DraftTeam | undefined;
  peopleOf: PeopleOf;
  place: number;
  numbered: boolean;
  last: boolean;
  editable: boolean;
  active: boolean;
  item: ReturnType<Sortable<string>['item']>;
  handle: ReturnType<Sortable<string>['handle']>;
  up: () => void;
  down: () => void;
}

function OrderLine({ id, team, peopleOf, place, numbered, last, editable, active, item, handle, up, down }: LineProps) {
  const name = team?.name ?? id;
  return (
    <li
      {...item}
      className={cx(
        'group relative flex min-h-11 items-center gap-2.5 border-b border-line pr-2 last:border-b-0',
        editable ? 'pl-1' : 'pl-4',
        active ? 'bg-raised shadow-2' : 'bg-surface',
      )}
    >
      {editable && (
        <button
          {...handle}
          type="button"
          aria-label={t.moveTeam({ team: name, place })}
          className="flex h-11 w-8 shrink-0 cursor-grab touch-none items-center justify-center text-ink-3 outline-offset-[-2px] hover:text-ink active:cursor-grabbing"
        >
          <GripVertical size={16} aria-hidden="true" />
        </button>
      )}
      <span className="w-6 shrink-0 text-right text-sm font-semibold text-ink-2 tabular-nums">
        {numbered ? place : '–'}
      </span>
      <Monogram name={name} picture={team?.picture} />
      <span className="min-w-0 flex-1 py-1">
        <span className="block truncate font-medium text-ink" title={name}>
          {name}
        </span>
        <span className="block truncate text-xs text-ink-3">{(team && peopleOf(team)) ?? t.noManager}</span>
      </span>
      {editable && (
        <span className="flex">
          <IconButton
            size="sm"
            label={t.moveTeamUp({ team: name })}
            disabled={place === 1}
            icon={<ChevronUp size={16} aria-hidden="true" />}
            onClick={up}
          />
          <IconButton
            size="sm"
            label={t.moveTeamDown({ team: name })}
            disabled={last}
            icon={<ChevronDown size={16} aria-hidden="true" />}
            onClick={down}
          />
        </span>
      )}
    </li>
  );
}
