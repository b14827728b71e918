import { useMemo } from 'react';
import Send from 'lucide-react/icons/send';
import { TRADE_LIMITS } from '@crease/core/trades/trade.model.js';
import { Link } from 'react-router-dom';
import { failureOf } from '../../../platform/requests/failure.js';
import { useShortWarning } from '../../moves/ShortWarning.js';
import { SideCaps } from '../../trades/SideCaps.js';
import { comingShort } from '../../trades/trade-assets.js';
import { Button } from '../../../ui/Button.js';
import { Field, controlClass } from '../../../ui/fields/Field.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Select } from '../../../ui/fields/Select.js';
import { cx } from '../../../ui/cx.js';
import { exchangeOf, splitChosen } from './room-trades.model.js';
import { FairReturns } from './FairReturns.js';
import { PickColumn } from './PickColumn.js';
import { type Trading, closeTrading } from '../state/room-trades.store.js';
import { TradeGhost } from './TradeGhost.js';
import { NOBODY, useOfferOutcome, useRoomOffer, useSendOffer, type RoomOffer } from './use-room-offer.js';
import { paths } from '../../../platform/pages/paths.js';
import { useScope } from '../state/room-context.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './offers.words.en.js';

export function TradeBuilder({ teamId, start }: { teamId: string; start: Extract<Trading, { view: 'build' }> }) {
  const offer = useRoomOffer(teamId, start);
  const { partner, name, given, wanted, terms, preview, counter } = offer;
  const send = useSendOffer(offer);
  const short = useShortWarning(
    comingShort((terms === null ? null : preview.data?.effects) ?? null, [teamId]),
    t.sendAnyway,
  );
  return (
    <form
      aria-label={t.offer}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (terms !== null && !send.isPending && short.confirmed) send.mutate({ ...terms, ...short.body });
      }}
    >
      <PartnerSelect teamId={teamId} offer={offer} />
      <FairReturns offers={offer.fair} want={wanted} give={given} choose={offer.setGive} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PickColumn title={t.youGive} shown={offer.mine} chosen={given} onChange={offer.setGive} />
        {partner !== NOBODY && (
          <PickColumn
            title={t.teamGives({ team: name })}
            shown={offer.theirs}
            chosen={wanted}
            onChange={offer.setWant}
          />
        )}
      </div>
      <OfferGhost teamId={teamId} offer={offer} />
      <FullBuilder partner={partner === NOBODY ? null : partner} give={given} want={wanted} counter={counter} />
      <Field label={t.wordTo({ team: name })} hint={t.wordHint}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={TRADE_LIMITS.message}
            value={offer.message}
            onChange={(event) => offer.setMessage(event.target.value)}
            className={cx(controlClass, 'h-auto min-h-16 py-2')}
          />
        )}
      </Field>
      {short.node}
      <FormAlert message={failureOf(send.error ?? (terms === null ? null : preview.error))} />
      <SendBar offer={offer} busy={send.isPending} confirmed={short.confirmed} />
    </form>
  );
}

function PartnerSelect({ teamId, offer }: { teamId: string; offer: RoomOffer }) {
  return (
    <Select
      label={t.tradeWith}
      value={offer.partner}
      disabled={offer.counter !== null}
      options={[
        { value: NOBODY, label: t.chooseTeam },
        ...offer.teams
          .filter(({ id }) => id !== teamId)
          .map((team) => ({
            value: team.id,
            label: team.manager === null ? t.teamWithoutManager({ team: team.name }) : team.name,
            disabled: team.manager === null,
          })),
      ]}
      onChange={offer.choosePartner}
    />
  );
}

/** The offer as it would change the board. */
function OfferGhost({ teamId, offer }: { teamId: string; offer: RoomOffer }) {
  const { partner, name, counter, give, want, message, terms, preview } = offer;
  const shown = terms === null ? undefined : preview.data;
  const exchange = useMemo(() => (shown === undefined ? null : exchangeOf(shown.sides, shown.effects)), [shown]);
  const teamIds = useMemo(() => [teamId, partner], [teamId, partner]);
  if (exchange === null) return null;
  return (
    <TradeGhost
      exchange={exchange}
      teamIds={teamIds}
      words={t.offerNotSentYet({ team: name })}
      tradeId={counter}
      back={{ view: 'build', partner, give, want, counter, message }}
    />
  );
}

/** Sticky: the buttons stay in view when the content above is long. */
function SendBar({ offer, busy, confirmed }: { offer: RoomOffer; busy: boolean; confirmed: boolean }) {
  const { counter, terms, unchanged, preview } = offer;
  const { text, refused } = useOfferOutcome(offer);
  return (
    <div className="sticky -bottom-5 z-sticky -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-5 py-3">
      {terms !== null && preview.data !== undefined && <SideCaps effects={preview.data.effects} className="w-full" />}
      <p role="status" className={cx('min-w-0 flex-1 text-sm', refused ? 'text-bad' : 'font-medium text-ink-2')}>
        {text}
      </p>
      <Button
        type="submit"
        variant="primary"
        icon={<Send size={14} aria-hidden="true" />}
        busy={busy}
        disabled={terms === null || unchanged || !confirmed || preview.data?.effects.sendable === false}
      >
        {counter === null ? t.sendOffer : t.sendCounterOffer}
      </Button>
    </div>
  );
}

/** Link to the full trade builder with the current selection. That page links back to the room. */
function FullBuilder({
  partner,
  give,
  want,
  counter,
}: {
  /** null: no partner is chosen yet. */
  partner: string | null;
  give: readonly string[];
  want: readonly string[];
  counter: string | null;
}) {
  const { leagueId, draftId } = useScope();
  const [mine, theirs] = [splitChosen(give), splitChosen(want)];
  const begin =
    counter === null
      ? {
          ...(partner === null ? {} : { with: partner }),
          ...list('give', mine.players),
          ...list('givePick', mine.picks),
          ...list('want', theirs.players),
          ...list('wantPick', theirs.picks),
        }
      : { counter };
  return (
    <p className="text-sm text-ink-2">
      {sentence(t.fullBuilderHint, {
        openIt: (
          <Link
            to={paths.newTrade(leagueId, { ...begin, room: draftId })}
            onClick={closeTrading}
            className="font-medium text-accent-text hover:underline"
          >
            {t.openFullBuilder}
          </Link>
        ),
      })}
    </p>
  );
}

const list = (name: string, ids: readonly (string | number)[]) => (ids.length === 0 ? {} : { [name]: ids.join(',') });
