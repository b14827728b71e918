import { useMemo, type ReactNode } from 'react';
import { maximumBid } from '@crease/core/draft/auction/auction.rules.js';
import { narrowPaths, type NarrowPath } from '@crease/core/draft/team/paths.rules.js';
import { placesOf, spendingOf, type Spending } from '@crease/core/draft/team/spending.rules.js';
import { Money } from '../../../ui/figures/Money.js';
import { cx } from '../../../ui/cx.js';
import { maxPickWords } from '../state/cockpit.model.js';
import { useThrottledDraft, useScope } from '../state/room-context.js';
import { useTeam } from '../state/room-hooks.js';
import * as t from './team.words.en.js';

/** A team's current spending figures; null until the pool has loaded, and in a rookie draft that costs no cap. */
export function useSpending(teamId: string | null): Spending | null {
  // The clock and the board render first.
  const state = useThrottledDraft('strip');
  const { pool } = useScope();
  return useMemo(() => {
    const spending = teamId === null || pool === null ? null : spendingOf(state, teamId, pool.rules);
    if (teamId === null || spending?.most == null || state.rules.auction?.salaries !== true) return spending;
    // Where prices become salaries, the highest bid keeps the opening bid for each other place.
    return { ...spending, most: Math.min(spending.most, maximumBid(state, teamId)) };
  }, [state, teamId, pool]);
}

/** Positions at which the team has no choice left. */
export function useNarrowPaths(teamId: string | null): readonly NarrowPath[] {
  const state = useThrottledDraft('strip');
  const { pool } = useScope();
  return useMemo(
    () => (teamId === null || pool === null ? [] : narrowPaths(state, teamId, pool.rules)),
    [state, teamId, pool],
  );
}

export function MoneyFigures({
  spending,
  bank = false,
  spaced = true,
  look,
}: {
  spending: Spending;
  /** The places are those of the rookie bank. */
  bank?: boolean;
  /** Includes the cap space, when no neighbouring figure shows it. */
  spaced?: boolean;
  look?: FigureLook;
}) {
  const { space, places, perPlace, most } = spending;
  return (
    <>
      {spaced && (
        <Figure look={look} label={t.space} bad={space < 0}>
          <Money as="limit" amount={space} />
        </Figure>
      )}
      <Figure look={look} label={bank ? t.bankPlaces : t.places}>
        {places}
      </Figure>
      <Figure look={look} label={t.moneyPerPlace} className="tiny:hidden" bad={perPlace !== null && perPlace < 0}>
        {perPlace === null ? '–' : <Money as="limit" amount={perPlace} />}
      </Figure>
      <Figure
        look={look}
        label={t.maxPick}
        title={maxPickWords(spending) ?? undefined}
        bad={most === null && places > 0}
        strong
      >
        {most === null ? places === 0 ? '–' : t.noFit : <Money as="limit" amount={most} />}
      </Figure>
    </>
  );
}

export function BankFigures({
  teamId,
  places = true,
  look,
}: {
  teamId: string;
  /** Includes the places left, when no neighbouring figure shows them. */
  places?: boolean;
  look?: FigureLook;
}) {
  const state = useThrottledDraft('strip');
  const rookies = useTeam(teamId)?.holdings.rookies ?? 0;
  const { sizesRest, rookieBankSize: size } = state.rules;
  return (
    <>
      <Figure look={look} label={t.inBank}>
        {sizesRest === true || size === null ? rookies : t.rookiesOfSize({ rookies, size })}
      </Figure>
      {places && (
        <Figure look={look} label={t.bankPlaces} strong>
          {placesOf(state, teamId)}
        </Figure>
      )}
    </>
  );
}

/** `line`: next to its label, below it on a phone; `stack`: always below it. */
export type FigureLook = 'line' | 'stack';

const LOOK: Readonly<Record<FigureLook, string>> = {
  line: 'flex items-baseline gap-1.5 max-sm:flex-col max-sm:gap-0 max-sm:leading-4 tight:flex-row tight:gap-1',
  stack: 'flex flex-col leading-4',
};

export function Figure({
  label,
  children,
  look = 'line',
  title,
  strong = false,
  bad = false,
  className,
}: {
  label: string;
  children: ReactNode;
  look?: FigureLook | undefined;
  title?: string | undefined;
  strong?: boolean;
  bad?: boolean;
  className?: string;
}) {
  return (
    <div title={title} className={cx('whitespace-nowrap', LOOK[look], className)}>
      <dt className="text-ink-3">{label}</dt>
      <dd className={cx('tabular-nums', strong ? 'font-bold' : 'font-semibold', bad ? 'text-bad' : 'text-ink')}>
        {children}
      </dd>
    </div>
  );
}
