import { useMemo, useState } from 'react';
import X from 'lucide-react/icons/x';
import { WISH_LIMITS } from '@crease/core/draft/queue/wish.rules.js';
import { SearchField } from '../../../ui/fields/Field.js';
import { Money } from '../../../ui/figures/Money.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { useTaken } from '../state/room-hooks.js';
import { findPlayers, NO_FILTERS, type Pool } from '../state/pool.model.js';
import * as t from './queue.words.en.js';

const SHOWN = 4;

interface GoneProps {
  pool: Pool;
  chosen: readonly number[];
  choose: (ids: readonly number[]) => void;
  how: 'all' | 'any';
  setHow: (how: 'all' | 'any') => void;
}

/** Players who must be gone for a condition: all or any. */
export function WishPlayers({
  without,
  ...gone
}: GoneProps & {
  /** The wish's own player, who cannot be part of the condition. */
  without: number | null;
}) {
  const { pool, chosen, choose } = gone;
  const [search, setSearch] = useState('');
  const taken = useTaken();
  const found = useMemo(
    () =>
      search.trim() === ''
        ? []
        : findPlayers(pool, search, NO_FILTERS, { by: 'rank', direction: 'asc' })
            .filter(({ id }) => id !== without && !chosen.includes(id) && !taken(id))
            .slice(0, SHOWN),
    [pool, search, chosen, without, taken],
  );
  const full = chosen.length >= WISH_LIMITS.gone;
  const add = (id: number) => {
    choose([...chosen, id]);
    setSearch('');
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{t.onlyIfOthersTook}</legend>
      {chosen.length > 0 && <ChosenPlayers {...gone} />}
      {full ? (
        <p className="text-xs text-ink-3">{t.conditionLimit({ count: WISH_LIMITS.gone })}</p>
      ) : (
        <SearchField
          label={t.searchPlayersToBeGone}
          placeholder={t.searchPlayers}
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter must not submit the form.
            event.preventDefault();
            if (found[0] !== undefined) add(found[0].id);
          }}
        />
      )}
      {search.trim() !== '' && <FoundPlayers found={found} add={add} />}
    </fieldset>
  );
}

function ChosenPlayers({ pool, chosen, choose, how, setHow }: GoneProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t.playersToBeGone} className="contents">
        {chosen.map((id) => {
          const name = pool.byId.get(id)?.name ?? t.playerById({ id });
          return (
            <li key={id} className="flex items-center rounded-md border border-line bg-sunken pl-2.5 text-sm">
              {name}
              <button
                type="button"
                aria-label={t.leaveOutPlayer({ player: name })}
                onClick={() => choose(chosen.filter((one) => one !== id))}
                className="flex size-8 items-center justify-center text-ink-3 hover:text-ink pointer-coarse:size-10"
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      {chosen.length > 1 && (
        <SegmentedControl
          label={t.howManyOfThem}
          value={how}
          options={[
            { value: 'all', label: t.allOfThem },
            { value: 'any', label: t.anyOfThem },
          ]}
          onChange={setHow}
        />
      )}
    </div>
  );
}

function FoundPlayers({ found, add }: { found: readonly PoolEntry[]; add: (id: number) => void }) {
  return (
    <ul aria-label={t.foundPlayers} className="rounded-md border border-line">
      {found.length === 0 && <li className="px-3 py-2 text-sm text-ink-3">{t.noPlayerByName}</li>}
      {found.map((entry) => (
        <li key={entry.id} className="border-b border-line last:border-b-0">
          <button
            type="button"
            onClick={() => add(entry.id)}
            className="flex min-h-10 w-full items-center gap-2 px-3 text-left text-sm outline-offset-[-2px] hover:bg-sunken"
          >
            <PositionTag position={entry.position} detail={entry.detail} className="h-4 min-w-4" />
            <span className="min-w-0 flex-1 truncate font-medium">{entry.name}</span>
            <Money as="price" amount={capHitOf(entry)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
