import type { FactChange } from '@crease/core/trades/trade.facts.js';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { ownTradeWaits } from '@crease/core/trades/trade.words.js';
import { Button } from '../../../ui/Button.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { sentence } from '../../../ui/text/sentence.js';
import { formatExact } from '../../../ui/figures/time.js';
import { atOnceLines } from '../at-once.model.js';
import { endedOnFirstDay } from '../standing.model.js';
import { STATE } from '../trade.words.js';
import * as t from './page.words.en.js';

export function TradeStanding({ trade }: { trade: TradeView }) {
  const until = (at: string) => (
    <>
      <RelativeTime at={at} className="font-medium text-ink" /> ({formatExact(Date.parse(at))})
    </>
  );
  const lines = [
    ...atOnceLines(trade),
    trade.state === 'proposed' && trade.expires_at !== null && sentence(t.offerEnds, { time: until(trade.expires_at) }),
    trade.state === 'in-review' &&
      trade.review_until !== null &&
      sentence(t.reviewEnds, { time: until(trade.review_until) }),
    trade.state === 'in-review' && trade.veto !== null && trade.veto.by === 'managers' && (
      <>
        {ownTradeWaits()}{' '}
        {sentence(t.votesNeededToStop, {
          count: (
            <span className="font-medium text-ink">
              {t.votesOf({ votes: trade.veto.votes, needed: trade.veto.needed })}
            </span>
          ),
          needed: trade.veto.needed,
        })}
      </>
    ),
    trade.on_behalf !== null &&
      t.enteredForBothTeams({
        person: trade.on_behalf.by ?? t.aCommissioner,
        overridden: trade.on_behalf.override,
        reason: trade.on_behalf.reason,
      }),
    trade.reason !== null && <span className="font-medium text-ink">{trade.reason}</span>,
    trade.ended_at !== null &&
      !endedOnFirstDay(trade) &&
      sentence(t.stateSince, { state: STATE[trade.state].word, time: <RelativeTime at={trade.ended_at} /> }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul aria-label={t.whereItStands} className="flex min-w-0 flex-col gap-1 text-sm text-ink-2">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

/** The reader must review the change before accepting. */
export function ChangedSinceOpened({ changed, onSeen }: { changed: readonly FactChange[]; onSeen: () => void }) {
  return (
    <section
      role="alert"
      aria-label={t.whatHasChanged}
      data-missing=""
      className="rounded-lg border border-line border-l-4 border-l-warn-fill bg-warn-soft px-4 py-3 text-sm"
    >
      <h2 className="font-semibold text-warn">{t.changedSinceOpened}</h2>
      <dl className="mt-2 flex flex-col gap-1 text-ink">
        {changed.map(({ key, what, how }) => (
          <div key={key}>
            <dt className={what === '' ? 'sr-only' : 'inline font-medium'}>
              {what === '' ? t.objection : t.changedFact({ what })}
            </dt>
            <dd className="inline">{how}</dd>
          </div>
        ))}
      </dl>
      <Button size="sm" className="mt-3" onClick={onSeen}>
        {t.iHaveSeenIt}
      </Button>
    </section>
  );
}
