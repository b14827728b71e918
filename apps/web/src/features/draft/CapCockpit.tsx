import { useMemo, type ReactNode } from 'react';
import { narrowPaths } from '@crease/core/draft/paths.rules.js';
import { spendingOf, type Spending } from '@crease/core/draft/spending.rules.js';
import { Money } from '../../ui/Money.js';
import { cx } from '../../ui/cx.js';
import { players } from './cockpit.words.js';
import { POSITION_PLURAL } from './draft.words.js';
import { useCalmDraft, useDraft, useScope } from './room-context.js';
import { useSeat, useTeam } from './room-hooks.js';
import { useSeasons } from './use-seasons.js';

/** What a team can spend as the draft stands; null before the pool is here, and in a rookie draft. */
export function useSpending(teamId: string | null): Spending | null {
  // Clock and board go before it.
  const state = useCalmDraft('strip');
  const { pool } = useScope();
  return useMemo(
    () => (teamId === null || pool === null ? null : spendingOf(state, teamId, pool.rules)),
    [state, teamId, pool],
  );
}

/** One's money in one line, always in view: space, places, dollars for each, and the most that the next player may cost. */
export function CapCockpit({
  brief = false,
}: {
  /** For a short screen: two figures beside the clock. */ brief?: boolean;
}) {
  const seat = useSeat();
  // A spectator looks at whoever is on the clock.
  const watched = useDraft((state) => (seat.teamId === null ? (state.onClock?.teamId ?? null) : null));
  const rookie = useDraft((state) => state.type === 'rookie');
  const sizesRest = useDraft((state) => state.rules.sizesRest === true);
  const bank = useDraft((state) => state.rules.rookieBankSize);
  const teamId = seat.teamId ?? watched;
  const team = useTeam(teamId);
  const spending = useSpending(teamId);
  if (team === undefined || (brief && spending === null)) return null;
  const whose = seat.teamId === null || seat.acting ? team.name : 'Your cap';
  if (rookie)
    return (
      <Line whose={seat.teamId === null || seat.acting ? team.name : 'Your rookies'}>
        <Figure label="In the bank">
          {sizesRest || bank === null ? team.holdings.rookies : `${team.holdings.rookies} of ${bank}`}
        </Figure>
      </Line>
    );
  if (spending === null) return <Line whose={whose} />;
  const { space, places, perPlace, most } = spending;
  const next = most === null ? places === 0 ? '–' : 'nobody' : <Money amount={most} />;
  if (brief)
    return (
      <section aria-label="Cap" className="flex shrink-0 items-center">
        <dl className="flex flex-col">
          <Figure label={`${places} for`} bad={space < 0}>
            <Money amount={space} />
          </Figure>
          <Figure label="Most now" bad={most === null && places > 0} strong>
            {next}
          </Figure>
        </dl>
      </section>
    );
  return (
    <Line whose={whose}>
      <Figure label="Space" bad={space < 0}>
        <Money amount={space} />
      </Figure>
      <Figure label="Places">{places}</Figure>
      <Figure label="Each" bad={perPlace !== null && perPlace < 0}>
        <Money amount={perPlace} />
      </Figure>
      <Figure label="Most now" bad={most === null && places > 0} strong>
        {next}
      </Figure>
      {seat.teamId !== null && <Coming teamId={seat.teamId} />}
      <Narrow teamId={teamId} />
    </Line>
  );
}

/** The positions at which there is nothing left to choose. */
function Narrow({ teamId }: { teamId: string | null }) {
  const state = useCalmDraft('strip');
  const { pool } = useScope();
  const paths = useMemo(
    () => (teamId === null || pool === null ? [] : narrowPaths(state, teamId, pool.rules)),
    [state, teamId, pool],
  );
  return paths.map(({ position, left, needed }) => (
    <div
      key={position}
      title={`${players(left, position)} left whom the team can afford; it needs ${needed}`}
      className="flex items-center gap-1.5 font-semibold whitespace-nowrap text-warn max-sm:hidden"
    >
      <dt>{POSITION_PLURAL[position]}</dt>
      <dd className="tabular-nums">{`${left} left for ${needed}`}</dd>
    </div>
  ));
}

/** The space of the seasons to come, where there is room for it. */
function Coming({ teamId }: { teamId: string }) {
  const [, ...seasons] = useSeasons(teamId, null);
  return seasons.map(({ season, space }) => (
    <Figure key={season} label={season} bad={space < 0} className="max-lg:hidden">
      <Money amount={space} />
    </Figure>
  ));
}

function Line({ whose, children }: { whose: string; children?: ReactNode }) {
  return (
    <section
      aria-label="Cap"
      className="flex h-8 shrink-0 items-center gap-3 border-b border-line bg-sunken px-3 text-xs sm:gap-5 sm:px-4"
    >
      <h2 className="min-w-0 truncate font-semibold text-ink-2 max-sm:sr-only">{whose}</h2>
      <dl className="flex min-w-0 flex-1 items-center justify-between gap-3 sm:justify-start sm:gap-5">{children}</dl>
    </section>
  );
}

function Figure({
  label,
  children,
  strong = false,
  bad = false,
  className,
}: {
  label: string;
  children: ReactNode;
  strong?: boolean;
  bad?: boolean;
  className?: string;
}) {
  return (
    <div className={cx('flex items-baseline gap-1.5 whitespace-nowrap', className)}>
      <dt className="text-ink-3">{label}</dt>
      <dd className={cx('tabular-nums', strong ? 'font-bold' : 'font-semibold', bad ? 'text-bad' : 'text-ink')}>
        {children}
      </dd>
    </div>
  );
}
