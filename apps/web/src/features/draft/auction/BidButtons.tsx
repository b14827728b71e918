import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { leastBid } from '@crease/core/draft/auction/auction.prices.js';
import type { AuctionLot } from '@crease/core/draft/draft.model.js';
import { formatMoney } from '@crease/core/money.js';
import { Button } from '../../../ui/Button.js';
import { controlClass } from '../../../ui/fields/Field.js';
import { isTyping } from '../../../ui/keys/HotKeys.js';
import { modalOpen } from '../../../ui/layers/layers.js';
import { cx } from '../../../ui/cx.js';
import { useDraft, useScope } from '../state/room-context.js';
import { useCommand } from '../state/room-hooks.js';
import { auctionApi } from './auction.data.js';
import { LONG_MONEY } from './lot-figures.js';
import { useBidder } from './use-bidder.js';
import * as t from './auction.words.en.js';

export function BidButtons({ lot }: { lot: AuctionLot }) {
  const scope = useScope();
  const { teamId, most, choices, choose } = useBidder();
  const least = useDraft(leastBid);
  const running = useDraft((state) => state.status === 'running');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, run, clear } = useCommand();
  const [price, setPrice] = useState(lot.amount);
  // A refusal of the last price says nothing about the new one.
  if (price !== lot.amount) {
    setPrice(lot.amount);
    clear();
  }
  const leads = lot.teamId === teamId;
  const may = running && teamId !== null && !leads && most >= least;
  const send = (amount: number) => {
    if (!may || busy || teamId === null) return;
    void run(() => auctionApi.bid(scope, lot.number, teamId, amount)).then((done) => done && setTyped(''));
  };
  useBidKeys({ onLeast: () => send(least), field });
  if (teamId === null && choices.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = Number(typed);
    if (Number.isInteger(amount) && amount > 0) send(amount);
  };
  return (
    <div className="flex min-w-0 flex-col items-end gap-1 max-sm:w-full max-sm:items-stretch short:shrink-0">
      <form
        onSubmit={submit}
        className="flex flex-wrap items-center justify-end gap-2 max-sm:justify-start short:flex-nowrap"
      >
        {choices.length > 0 && (
          <span className="flex w-44 max-sm:w-full short:w-28">
            <select
              aria-label={t.bidFor}
              value={teamId ?? ''}
              onChange={(event) => choose(event.target.value)}
              className={cx(controlClass, 'px-2')}
            >
              {teamId === null && (
                <option value="" disabled>
                  {t.chooseTeam}
                </option>
              )}
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        )}
        <Button variant="primary" busy={busy} disabled={!may} aria-keyshortcuts="+" onClick={() => send(least)}>
          {t.bidLeast({ amount: formatMoney(least) })}
        </Button>
        <span className={cx('flex', most < LONG_MONEY ? 'w-18' : 'w-28')}>
          <input
            ref={field}
            aria-label={t.amount}
            inputMode="numeric"
            pattern="[0-9]*"
            value={typed}
            disabled={!may}
            placeholder={formatMoney(least)}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
            className={cx(controlClass, 'px-2 tabular-nums')}
          />
        </span>
        <Button type="submit" disabled={!may || typed === '' || busy}>
          {t.bid}
        </Button>
        <Button
          disabled={!may}
          title={t.bidMostTitle}
          onClick={() => {
            setTyped(String(most));
            field.current?.focus();
          }}
        >
          {t.bidMost({ amount: formatMoney(most) })}
        </Button>
      </form>
      <p
        role={failure === null ? undefined : 'alert'}
        className={cx('min-h-4 text-xs text-ink-3', failure === null && 'short:hidden')}
      >
        {failure === null ? (
          teamId === null ? (
            t.chooseTeamToBid
          ) : leads ? (
            t.youLead
          ) : most < least ? (
            t.cannotBid
          ) : (
            t.yourMaximum({ amount: formatMoney(most) })
          )
        ) : (
          <span className="text-bad">{[failure.text, failure.fix].filter(Boolean).join(' ')}</span>
        )}
      </p>
    </div>
  );
}

/** `+` bids the least amount, `a` goes to the amount field. */
function useBidKeys({ onLeast, field }: { onLeast: () => void; field: RefObject<HTMLInputElement | null> }): void {
  const latest = useRef(onLeast);
  useEffect(() => {
    latest.current = onLeast;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event) || modalOpen()) return;
      if (event.key === '+') latest.current();
      else if (event.key === 'a') field.current?.focus();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
