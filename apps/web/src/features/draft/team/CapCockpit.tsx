import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import type { ReactNode } from 'react';
import type { NarrowPath } from '@crease/core/draft/team/paths.rules.js';
import { costsCap } from '@crease/core/draft/team/spending.rules.js';
import { Money } from '../../../ui/figures/Money.js';
import { cx } from '../../../ui/cx.js';
import { leftShort } from '../state/cockpit.model.js';
import { leftFor, leftThatTeamAffords } from '../state/state.words.en.js';
import { POSITION_PLURAL } from '../sync/draft-labels.js';
import { useDraft } from '../state/room-context.js';
import { useSeat, useTeam } from '../state/room-hooks.js';
import { BankFigures, Figure, MoneyFigures, useNarrowPaths, useSpending, type FigureLook } from './SpendingFigures.js';
import { useSeasons } from '../state/use-seasons.js';
import * as t from './team.words.en.js';

/**
 * The user's money in one line that stays in view. Shows cap space, places, dollars per place and the maximum price of
 * the next player.
 */
export const CapCockpit = () => <SeatFigures look="line" />;

export const CapFigures = () => <SeatFigures look="stack" />;

function SeatFigures({ look }: { look: FigureLook }) {
  const seat = useSeat();
  // Spectators see the figures of the team on the clock.
  const watched = useDraft((state) => (seat.teamId === null ? (state.onClock?.teamId ?? null) : null));
  const rookie = useDraft((state) => draftsToBank(state.type));
  const onCap = useDraft(costsCap);
  const teamId = seat.teamId ?? watched;
  const team = useTeam(teamId);
  const spending = useSpending(teamId);
  // The header is a grid, which keeps this place.
  if (team === undefined || teamId === null) return look === 'stack' ? <div /> : null;
  const own = seat.teamId !== null && !seat.acting;
  const whose = own ? (onCap ? t.yourCap : t.yourRookies) : team.name;
  const Frame = look === 'stack' ? Stack : Line;
  return (
    <Frame whose={whose} own={own}>
      {!onCap ? (
        <BankFigures teamId={teamId} look={look} />
      ) : (
        spending !== null && <MoneyFigures spending={spending} bank={rookie} look={look} />
      )}
      {seat.teamId !== null && <Coming teamId={seat.teamId} look={look} />}
      <Narrow teamId={teamId} look={look} />
    </Frame>
  );
}

/** Positions at which the team has no choice left, in words or in short form. */
function Narrow({ teamId, look }: { teamId: string; look: FigureLook }) {
  const paths = useNarrowPaths(teamId);
  if (look === 'stack') return <FewLeft paths={paths} className="flex-col leading-4" />;
  return (
    <>
      {paths.map((path) => (
        <div
          key={path.position}
          title={leftThatTeamAffords(path)}
          className="flex items-center gap-1.5 font-semibold whitespace-nowrap text-warn max-xl:hidden"
        >
          <dt>{POSITION_PLURAL[path.position]}</dt>
          <dd className="tabular-nums">{leftFor(path)}</dd>
        </div>
      ))}
      <FewLeft
        paths={paths}
        className="items-baseline gap-1.5 max-sm:flex-col max-sm:gap-0 max-sm:leading-4 tight:flex-row tight:gap-1 xl:hidden"
      />
    </>
  );
}

function FewLeft({ paths, className }: { paths: readonly NarrowPath[]; className: string }) {
  const short = leftShort(paths);
  if (short === null) return null;
  const full = paths.map(leftThatTeamAffords).join('; ');
  return (
    <div title={full} className={cx('flex font-semibold whitespace-nowrap text-warn', className)}>
      <dt aria-hidden="true">{short.label}</dt>
      <dd aria-hidden="true" className="tabular-nums">
        {short.text}
      </dd>
      <dt className="sr-only">{t.leftToChoose}</dt>
      <dd className="sr-only">{full}</dd>
    </div>
  );
}

function Coming({ teamId, look }: { teamId: string; look: FigureLook }) {
  const [, ...seasons] = useSeasons(teamId, null);
  return seasons.map(({ season, space }) => (
    <Figure key={season} label={season} look={look} bad={space < 0} className="max-lg:hidden xl:order-last">
      <Money as="limit" amount={space} />
    </Figure>
  ));
}

interface FrameProps {
  whose: string;
  own: boolean;
  children?: ReactNode;
}

function Stack({ whose, own, children }: FrameProps) {
  return (
    <section
      aria-label={t.cap}
      data-coach="money"
      className="flex min-w-0 items-center gap-4 border-l border-line px-3 text-xs"
    >
      <h2 className={cx('max-w-28 truncate font-semibold text-ink-2', own && 'sr-only')}>{whose}</h2>
      {/* A figure that does not fit wraps out of view; the coming seasons go first. */}
      <dl className="flex h-8 min-w-0 flex-wrap content-start items-center gap-4 overflow-hidden">{children}</dl>
    </section>
  );
}

/**
 * The figures take two rows on a portrait phone, so that all fit into 320 px; on a short screen one. The row includes
 * the team name when the team is not the user's.
 */
function Line({ whose, own, children }: FrameProps) {
  return (
    <section
      aria-label={t.cap}
      data-coach="money"
      className="flex shrink-0 flex-col justify-center border-b border-line bg-sunken px-3 py-0.5 text-xs max-sm:min-h-10 sm:h-8 sm:flex-row sm:items-center sm:justify-start sm:gap-5 sm:px-4 short:h-6 tight:min-h-6 tight:flex-row tight:items-center tight:gap-3 tight:py-0"
    >
      <h2 className={cx('min-w-0 truncate font-semibold text-ink-2', own && 'max-sm:sr-only')}>{whose}</h2>
      <dl className="flex min-w-0 items-center justify-between gap-2 sm:shrink-0 sm:justify-start sm:gap-5 tight:flex-1 tight:justify-between">
        {children}
      </dl>
    </section>
  );
}
