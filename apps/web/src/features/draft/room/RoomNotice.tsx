import { tradeTeamsWords } from '@crease/core/draft/picks/trade-teams.js';
import { Link } from 'react-router-dom';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Handshake from 'lucide-react/icons/handshake';
import Shuffle from 'lucide-react/icons/shuffle';
import X from 'lucide-react/icons/x';
import { onClockPromise } from '@crease/core/draft/picks/promise.rules.js';
import { formatMoneyShort } from '@crease/core/money.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button, buttonClass, IconButton } from '../../../ui/Button.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { cx } from '../../../ui/cx.js';
import { isUndrawn } from '../state/board.model.js';
import { useDraft, useScope, useUi, useView } from '../state/room-context.js';
import { focusHome } from '../state/use-focus-left.js';
import { SentPickNotice } from './SentPickNotice.js';
import { SheetClock } from './SheetClock.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './room.words.en.js';

/** State of the user's own pick that was sent, and the reason why the draft is held. */
export function RoomNotice({ watched = false }: { watched?: boolean }) {
  return (
    <>
      {!watched && (
        <>
          <SheetClock />
          <SentPickNotice />
          <ToolsNotice />
        </>
      )}
      <DraftNotice watched={watched} />
      <AloneNotice />
    </>
  );
}

/** Why a command of the commissioner's tools was refused, and what would fix it. The tools have no room for it. */
function ToolsNotice() {
  const { ui } = useScope();
  const refused = useUi((now) => now.refused);
  if (refused === null) return null;
  return (
    <div
      role="alert"
      className="flex shrink-0 items-center gap-2 border-b border-line bg-bad-soft px-3 py-1 text-sm font-medium text-bad sm:px-4 short:py-0.5 short:text-xs"
    >
      <CircleAlert size={14} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1">{[refused.text, refused.fix].filter(Boolean).join(' ')}</span>
      <IconButton
        size="sm"
        label={t.closeMessage}
        icon={<X size={14} aria-hidden="true" />}
        onClick={(event) => {
          focusHome('tools', event.currentTarget);
          ui.setState({ refused: null });
        }}
      />
    </div>
  );
}

/** Explains a visitor's draft until their first pick. */
function AloneNotice() {
  const { alone = false } = useScope();
  const teamIds = useView((view) => view.my.teamIds);
  const begun = useDraft(({ slots }) =>
    slots.some(({ ownerTeamId, player }) => player !== null && teamIds.includes(ownerTeamId)),
  );
  const others = useDraft(({ teams }) => teams.length - 1);
  const rounds = useDraft((state) => state.rounds);
  const { salaryCap } = useDraft((state) => state.rules);
  if (!alone || begun) return null;
  return (
    <p
      role="status"
      className="shrink-0 border-b border-line bg-sunken px-3 py-2 text-sm text-ink-2 sm:px-4 short:truncate short:py-1 short:text-xs"
    >
      {t.aloneHint({ others, rounds, cap: formatMoneyShort(salaryCap) })}
    </p>
  );
}

/** One line: why the draft is held, and what can be done about it. */
function DraftNotice({ watched }: { watched: boolean }) {
  const promise = useDraft((state) => (state.status === 'paused' ? onClockPromise(state) : undefined));
  const held = useDraft((state) => state.held === true);
  const overall = useDraft((state) => (state.status === 'paused' ? (state.onClock?.overall ?? 0) : 0));
  const undrawn = useDraft(isUndrawn);
  const commissioner = useView((view) => view.my.commissioner);
  const { leagueId, ui } = useScope();
  if (promise) {
    return (
      <div
        role="status"
        className={cx(
          'flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warn-soft px-3 py-2 text-ink sm:px-4 short:flex-nowrap short:py-1 short:text-xs',
          watched ? 'text-md' : 'text-sm',
        )}
      >
        <Handshake size={18} aria-hidden="true" className="shrink-0 text-warn" />
        <p className="min-w-0 flex-1 basis-64 short:line-clamp-2">
          <span className="font-semibold">{t.pickIsPromised({ overall, teams: tradeTeamsWords(promise.teams) })}</span>{' '}
          <span className="text-ink-2">
            {sentence(promise.kind === 'review' ? t.reviewEnds : t.conditionDayEnds, {
              time: <RelativeTime at={promise.until} />,
            })}{' '}
            {held ? t.draftGoesOnThen : t.draftResumableThen}
          </span>
        </p>
        <span className={cx('flex gap-2', watched && 'hidden')}>
          <Link
            to={promise.kind === 'review' ? paths.trade(leagueId, promise.tradeId) : paths.conditions(leagueId)}
            className={buttonClass('secondary', 'sm')}
          >
            {promise.kind === 'review' ? t.seeTrade : t.seeCondition}
          </Link>
          {commissioner && (
            <Button size="sm" onClick={() => ui.setState({ question: { about: 'override' } })}>
              {t.usePickAnyway}
            </Button>
          )}
        </span>
      </div>
    );
  }
  if (undrawn) {
    return (
      <p
        role="status"
        className={cx(
          'flex shrink-0 items-center gap-2.5 border-b border-line bg-sunken px-3 py-2 text-ink-2 sm:px-4 short:py-1 short:text-xs',
          watched ? 'text-md' : 'text-sm',
        )}
      >
        <Shuffle size={16} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 short:truncate">{t.orderNotDrawn}</span>
      </p>
    );
  }
  return null;
}
