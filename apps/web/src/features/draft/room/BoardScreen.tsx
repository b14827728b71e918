import { draftName } from '@crease/core/draft/draft-name.words.js';
import type { AuctionLot, Slot } from '@crease/core/draft/draft.model.js';
import { formatMoney } from '@crease/core/money.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { ConnectionBadge } from '../../../ui/marks/ConnectionBadge.js';
import { cx } from '../../../ui/cx.js';
import { Clock, useClockFace } from '../clock/Clock.js';
import { isUndrawn } from '../state/board.model.js';
import { comingSlots } from '../sync/turns.model.js';
import { LobbyNight, LobbyRoll, RoomNotice } from './later-parts.js';
import { useDraft, useView } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { ScreenBoard } from '../screen/ScreenBoard.js';
import { ScreenNews } from '../screen/ScreenNews.js';
import { ContactWarning } from '../clock/ContactWarning.js';
import { TurnTimes } from '../clock/TurnTimes.js';
import { lotFigures } from '../auction/lot-figures.js';
import * as a from '../auction/auction.words.en.js';
import * as t from './room.words.en.js';

/** Team names with more letters use a smaller font. */
const LONG = 20;
const COMING = 4;

/**
 * The board for a shared big screen, without controls. The head's font scales with the window, the board's with teams
 * and rounds.
 */
export default function BoardScreen() {
  const lobby = useDraft((state) => state.status === 'lobby');
  return (
    <div className="fixed inset-0 z-layer flex flex-col overflow-hidden bg-canvas">
      <header className="grid shrink-0 grid-cols-[8rem_minmax(0,1fr)] border-b border-line bg-surface text-[clamp(0.8rem,min(1.1vw,2vh),3rem)] lg:grid-cols-[13em_minmax(0,1fr)_minmax(0,1.35fr)] short:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1.35fr)]">
        <ScreenClock />
        <TeamOnClock />
        <ScreenNews className="border-line px-[1em] py-[0.5em] short:py-[0.3em] max-lg:col-span-2 max-lg:border-t lg:border-l short:col-span-1! short:border-t-0! short:border-l!" />
      </header>
      <ContactWarning className="shrink-0 px-6 py-2 text-md max-sm:px-3" />
      <RoomNotice watched />
      {lobby && <LobbyRoll watched />}
      <div className="min-h-0 flex-1 p-1.5 sm:p-2.5 short:p-1">
        <div className="h-full overflow-hidden rounded-lg border border-line">
          <ScreenBoard />
        </div>
      </div>
    </div>
  );
}

function ScreenClock() {
  const { text } = useClockFace();
  return (
    <Clock
      mine={false}
      className={cx(
        'min-h-[4.5em] lg:min-h-[7em] short:min-h-0',
        text.length > 5
          ? 'lg:[&_span:first-child]:text-[2.6em]! [&_span:first-child]:text-xl!'
          : 'lg:[&_span:first-child]:text-[4em]!',
        'lg:[&_span:nth-child(2)]:text-[0.9em] lg:[&_svg]:size-[0.9em]',
      )}
    />
  );
}

function TeamOnClock() {
  const state = useDraft();
  const teams = useTeamLabels();
  const slot = state.onClock && state.slots[state.onClock.overall - 1];
  const team = slot && teams.get(slot.ownerTeamId);
  const auction = state.rules.auction !== undefined && (state.status === 'running' || state.status === 'paused');
  const lot = auction ? state.auction?.lot : undefined;
  const title = lot?.player.name ?? team?.name ?? draftName(state);
  return (
    <div className="flex min-w-0 items-center gap-[1em] px-[1em] py-[0.4em] short:py-[0.2em]">
      {team && (
        <Monogram
          name={team.name}
          picture={team.picture}
          size="lg"
          className="size-[2.8em]! text-[1.2em]! max-lg:hidden"
        />
      )}
      <div className="min-w-0 flex-1">
        <TurnLine slot={slot} />
        <p
          className={cx(
            'line-clamp-1 leading-[1.2] font-bold tracking-tighter text-ink',
            title.length > LONG ? 'text-[1.4em] lg:line-clamp-2' : 'text-[1.9em]',
          )}
        >
          {lot && <span className="mr-[0.4em] text-accent-text tabular-nums">{formatMoney(lot.amount)}</span>}
          {title}
        </p>
        <h1 className="sr-only">{team ? draftName(state) : t.draftBoard}</h1>
        {state.status === 'lobby' && state.night !== undefined && (
          <p className="truncate text-[1.15em] leading-[1.5] text-ink-2">
            <LobbyNight night={state.night} />
          </p>
        )}
        {auction && team ? <AuctionLine lot={lot} team={team.name} /> : <Coming />}
      </div>
    </div>
  );
}

/** The team that leads, or that nominates. */
function AuctionLine({ lot, team }: { lot: AuctionLot | null | undefined; team: string }) {
  return (
    <p className="truncate text-[0.95em] leading-[1.5] font-semibold text-ink-2">
      {lot ? `${a.leads({ team })} · ${a.bidCount({ bids: lot.bids })}` : a.nominatesNow}
    </p>
  );
}

function TurnLine({ slot }: { slot: Slot | null | undefined }) {
  const status = useDraft((state) => state.status);
  const count = useDraft((state) => state.slots.length);
  const auction = useDraft((state) => (state.rules.auction && slot ? a.lotAndPlaces(lotFigures(state)) : null));
  const connection = useView((view) => view.connection);
  return (
    <p className="flex items-center justify-between gap-[0.8em] text-[0.85em] leading-[1.4] font-medium text-ink-3">
      <span className="truncate">
        {auction !== null ? (
          auction
        ) : slot ? (
          <>
            {t.roundAndPickInRound({
              round: slot.round,
              pickInRound: slot.pickInRound,
              overall: slot.overall,
              count,
            })}
            <TurnTimes always />
          </>
        ) : status === 'ended' ? (
          t.draftHasEnded
        ) : (
          t.draftHasNotBegun
        )}
      </span>
      {/* Do not show "Live" unless the draft is running. */}
      <ConnectionBadge
        state={connection}
        brief={status === 'running' ? undefined : 'always'}
        className="text-[0.85em]! [&>span:first-child]:size-[0.6em]"
      />
    </p>
  );
}

/** The teams that pick next; empty when the order is unknown or the draft has ended. */
function Coming() {
  const state = useDraft();
  const teams = useTeamLabels();
  const { status, slots, rounds } = state;
  const made = slots.filter(({ player }) => player !== null).length;
  const all = t.picksInRounds({ count: slots.length, rounds });
  const next = status === 'ended' || isUndrawn(state) ? [] : comingSlots(state, COMING);
  return (
    <p className="truncate text-[0.85em] leading-[1.5] text-ink-2">
      {next.length > 0 ? (
        <>
          <span className="text-ink-3">{status === 'lobby' ? t.firstTeams : t.nextTeams}</span>{' '}
          {next.map((coming) => teams.get(coming.ownerTeamId)?.name ?? '').join(', ')}
        </>
      ) : status === 'ended' ? (
        made === slots.length ? (
          all
        ) : (
          t.picksMade({ made, count: slots.length })
        )
      ) : status === 'lobby' ? (
        all
      ) : (
        t.lastPick
      )}
    </p>
  );
}
