import { useMemo, type ReactNode } from 'react';
import { narrowPaths, type NarrowPath } from '@crease/core/draft/paths.rules.js';
import { placesOf, spendingOf, type Spending } from '@crease/core/draft/spending.rules.js';
import { Money } from '../../ui/Money.js';
import { cx } from '../../ui/cx.js';
import { useCalmDraft, useScope } from './room-context.js';
import { useTeam } from './room-hooks.js';

/** What a team can spend as the draft stands; null before the pool is here, and in a rookie draft that costs no cap. */
export function useSpending(teamId: string | null): Spending | null {
  // Clock and board go before it.
  const state = useCalmDraft('strip');
  const { pool } = useScope();
  return useMemo(
    () => (teamId === null || pool === null ? null : spendingOf(state, teamId, pool.rules)),
    [state, teamId, pool],
  );
}

/** The positions at which there is nothing left for a team to choose. */
export function useNarrowPaths(teamId: string | null): readonly NarrowPath[] {
  const state = useCalmDraft('strip');
  const { pool } = useScope();
  return useMemo(
    () => (teamId === null || pool === null ? [] : narrowPaths(state, teamId, pool.rules)),
    [state, teamId, pool],
  );
}

/** A team's money, as parts of a list: space, places, dollars for each, and the most that its next player may cost. */
export function MoneyFigures({
  spending,
  bank = false,
  spaced = true,
  look,
}: {
  spending: Spending;
  /** The places are those of the rookie bank. */
  bank?: boolean;
  /** The space is one of them: no other figure beside them says it. */
  spaced?: boolean;
  look?: FigureLook;
}) {
  const { space, places, perPlace, most } = spending;
  return (
    <>
      {spaced && (
        <Figure look={look} label="Space" bad={space < 0}>
          <Money as="limit" amount={space} />
        </Figure>
      )}
      <Figure look={look} label={bank ? 'Bank places' : 'Places'}>
        {places}
      </Figure>
      <Figure look={look} label="Each" className="tiny:hidden" bad={perPlace !== null && perPlace < 0}>
        {perPlace === null ? '–' : <Money as="limit" amount={perPlace} />}
      </Figure>
      <Figure look={look} label="Most now" bad={most === null && places > 0} strong>
        {most === null ? places === 0 ? '–' : 'nobody' : <Money as="limit" amount={most} />}
      </Figure>
    </>
  );
}

/** Of a rookie draft: how many are in the bank, and how many more can come. */
export function BankFigures({
  teamId,
  places = true,
  look,
}: {
  teamId: string;
  /** How many more: no other figure beside it says so. */
  places?: boolean;
  look?: FigureLook;
}) {
  const state = useCalmDraft('strip');
  const rookies = useTeam(teamId)?.holdings.rookies ?? 0;
  const { sizesRest, rookieBankSize: size } = state.rules;
  return (
    <>
      <Figure look={look} label="In the bank">
        {sizesRest === true || size === null ? rookies : `${rookies} of ${size}`}
      </Figure>
      {places && (
        <Figure look={look} label="Bank places" strong>
          {placesOf(state, teamId)}
        </Figure>
      )}
    </>
  );
}

/** `line`: beside its label, and below it on a phone; `stack`: below it everywhere. */
export type FigureLook = 'line' | 'stack';

const LOOK: Readonly<Record<FigureLook, string>> = {
  line: 'flex items-baseline gap-1.5 max-sm:flex-col max-sm:gap-0 max-sm:leading-4 tight:flex-row tight:gap-1',
  stack: 'flex flex-col leading-4',
};

export function Figure({
  label,
  children,
  look = 'line',
  strong = false,
  bad = false,
  className,
}: {
  label: string;
  children: ReactNode;
  look?: FigureLook | undefined;
  strong?: boolean;
  bad?: boolean;
  className?: string;
}) {
  return (
    <div className={cx('whitespace-nowrap', LOOK[look], className)}>
      <dt className="text-ink-3">{label}</dt>
      <dd className={cx('tabular-nums', strong ? 'font-bold' : 'font-semibold', bad ? 'text-bad' : 'text-ink')}>
        {children}
      </dd>
    </div>
  );
}
