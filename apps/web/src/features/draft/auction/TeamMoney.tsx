import { memo, useState } from 'react';
import { openPlaces } from '@crease/core/draft/auction/auction.places.js';
import { maximumBid, restOf } from '@crease/core/draft/auction/auction.rules.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { formatLimit, formatMoney } from '@crease/core/money.js';
import { cx } from '../../../ui/cx.js';
import { useDraft, useView } from '../state/room-context.js';
import { LONG_MONEY } from './lot-figures.js';
import * as t from './auction.words.en.js';

export function TeamMoney() {
  const my = useView((view) => view.my.teamIds);
  const turn = useDraft(({ auction, onClock }) => auction?.lot?.teamId ?? onClock?.teamId);
  const [keep] = useState(teamFigures);
  const figures = useDraft(keep);
  return (
    <ul aria-label={t.budgets} tabIndex={0} className="scroll-slim flex gap-1.5 overflow-x-auto pb-1 short:hidden">
      {figures.map(({ teamId, ...team }) => (
        <Team key={teamId} {...team} mine={my.includes(teamId)} turn={teamId === turn} />
      ))}
    </ul>
  );
}

/** The facts on which the money of teams depends. A bid changes none of it. */
const MONEY = ['slots', 'teams', 'order', 'rules', 'status', 'promises'] as const;

function teamFigures() {
  let known: DraftState | null = null;
  let figures: readonly (Figures & { readonly teamId: string })[] = [];
  return (state: DraftState) => {
    const before = known;
    known = state;
    if (before !== null && MONEY.every((part) => before[part] === state[part])) return figures;
    const names = new Map(state.teams.map(({ id, name }) => [id, name]));
    figures = state.order.teamIds.map((teamId) => ({
      teamId,
      name: names.get(teamId) ?? '',
      rest: restOf(state, teamId),
      most: maximumBid(state, teamId),
      places: openPlaces(state, teamId),
    }));
    return figures;
  };
}

interface Figures {
  readonly name: string;
  readonly rest: number;
  readonly most: number;
  readonly places: number;
}

interface TeamProps extends Figures {
  readonly mine: boolean;
  /** True for the team that leads or nominates. */
  readonly turn: boolean;
}

const moneyInPlace = (amount: number) => (amount < LONG_MONEY ? formatMoney : formatLimit)(amount);

/** A bid draws only the team that led and the one that leads. */
const Team = memo(function Team({ name, rest, most, places, mine, turn }: TeamProps) {
  const figures = { rest: moneyInPlace(rest), most: moneyInPlace(most), places };
  return (
    <li
      className={cx(
        'flex w-28 shrink-0 flex-col gap-0.5 rounded-md border px-2 py-1 text-xs xl:w-auto xl:min-w-26 xl:flex-1',
        // Of many teams the own one stays in view.
        mine && 'order-first',
        turn ? 'border-accent bg-accent-soft' : 'border-line bg-sunken',
      )}
    >
      <span className="sr-only">
        {t.teamMoney({ team: name, rest: formatMoney(rest), most: formatMoney(most), places })}
      </span>
      <span aria-hidden="true" className={cx('truncate font-semibold', mine ? 'text-accent-text' : 'text-ink')}>
        {name}
      </span>
      <span aria-hidden="true" className="flex justify-between gap-1 tabular-nums">
        <span className="font-bold text-ink">{figures.rest}</span>
        <span className="truncate text-ink-3">{places === 0 ? t.full : t.places({ count: places })}</span>
      </span>
      <span aria-hidden="true" className="truncate text-ink-3 tabular-nums">
        {t.maximum({ amount: figures.most })}
      </span>
    </li>
  );
});
