import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { TRADE_LIMITS } from '@crease/core/trades/trade.model.js';
import { COUNTER_UNCHANGED } from '@crease/core/trades/trade.words.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { useShortWarning } from '../../moves/ShortWarning.js';
import { comingShort } from '../../trades/trade-assets.js';
import { useTradeAssets } from '../../trades/trades-data.js';
import { Button } from '../../../ui/Button.js';
import { Field, controlClass } from '../../../ui/fields/Field.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Select } from '../../../ui/fields/Select.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { showToast } from '../../../ui/layers/toast.js';
import { cx } from '../../../ui/cx.js';
import {
  exchangeOf,
  firstPromised,
  openPicks,
  outcomeWords,
  stillOpen,
  termsOf,
  type OfferedPick,
} from './room-trades.model.js';
import { isUnchanged } from './unchanged-offer.js';
import { tradeQuery, useOfferPreview, useTradeCommand, type Terms } from './room-trades.data.js';
import { FullBuilder } from './FullBuilder.js';
import { FairReturns, useFairReturns } from './FairReturns.js';
import { FAIR, OFFERS, openTrading, type Trading } from '../state/room-trades.store.js';
import { TradeGhost } from './TradeGhost.js';
import { useDraft, useScope } from '../state/room-context.js';
import * as t from './offers.words.en.js';

/** An offer from the room expires after the shortest allowed time, because hours are long in a running draft. */
const DAYS = TRADE_LIMITS.days.min;
const NOBODY = '';
const NOTHING: readonly string[] = [];

export function TradeBuilder({ teamId, start }: { teamId: string; start: Extract<Trading, { view: 'build' }> }) {
  const { leagueId } = useScope();
  const teams = useDraft((state) => state.teams);
  const [partner, setPartner] = useState(start.partner ?? NOBODY);
  const [chosen, setGive] = useState(start.give);
  const [want, setWant] = useState(start.want);
  const [message, setMessage] = useState(start.message ?? '');
  const mine = useOpenPicks(teamId);
  const theirs = useOpenPicks(partner === NOBODY ? null : partner);
  const wanted = stillOpen(want, theirs.picks);
  const fair = useFairReturns(teamId, wanted);
  const fairest = fair.offers[0]?.ids ?? NOTHING;
  // Choose the fairest offer once, when all assets are known. Later ones are only suggestions.
  if (chosen === FAIR && fair.known && !mine.loading && !theirs.loading) setGive(fairest);
  const give = chosen === FAIR ? fairest : chosen;
  const given = stillOpen(give, mine.picks);
  const terms =
    partner === NOBODY || given.length + wanted.length === 0 ? null : termsOf(teamId, given, partner, wanted);
  const preview = useOfferPreview(terms);
  const answered = useQuery({
    ...tradeQuery(leagueId, start.counter ?? ''),
    enabled: start.counter !== null,
  }).data;
  const unchanged = answered !== undefined && terms !== null && isUnchanged(answered, terms);
  const name = teams.find(({ id }) => id === partner)?.name ?? t.theOtherTeam;
  const send = useTradeCommand(
    `offer ${start.counter ?? ''}`,
    (body: Terms & { confirm_short?: boolean }, key) => {
      const offer = { ...body, message: message.trim() || null, days: DAYS };
      return start.counter === null
        ? request('POST /:league_id/trades', { league_id: leagueId, body: offer, key })
        : request('POST /:league_id/trades/:trade_id/counter', {
            league_id: leagueId,
            trade_id: start.counter,
            body: offer,
            key,
          });
    },
    () => {
      showToast({ kind: 'success', text: t.offerSentTo({ team: name }) });
      openTrading(OFFERS);
    },
  );
  const short = useShortWarning(
    comingShort((terms === null ? null : preview.data?.effects) ?? null, [teamId]),
    t.sendAnyway,
  );
  const shown = terms === null ? undefined : preview.data;
  const exchange = useMemo(() => (shown === undefined ? null : exchangeOf(shown.sides, shown.effects)), [shown]);
  const teamIds = useMemo(() => [teamId, partner], [teamId, partner]);
  const promised = useDraft((state) => firstPromised(state, [...given, ...wanted]));
  const outcome = terms === null || preview.data === undefined ? null : outcomeWords(preview.data.effects, promised);
  return (
    <form
      aria-label={t.offer}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (terms !== null && !send.isPending && short.confirmed) send.mutate({ ...terms, ...short.body });
      }}
    >
      <Select
        label={t.tradeWith}
        value={partner}
        disabled={start.counter !== null}
        options={[
          { value: NOBODY, label: t.chooseTeam },
          ...teams
            .filter(({ id }) => id !== teamId)
            .map((team) => ({
              value: team.id,
              label: team.manager === null ? t.teamWithoutManager({ team: team.name }) : team.name,
              disabled: team.manager === null,
            })),
        ]}
        onChange={(other) => {
          setPartner(other);
          setWant([]);
        }}
      />
      <FairReturns offers={fair.offers} want={wanted} give={given} choose={setGive} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PickColumn title={t.youGive} shown={mine} chosen={given} onChange={setGive} />
        {partner !== NOBODY && (
          <PickColumn title={t.teamGives({ team: name })} shown={theirs} chosen={wanted} onChange={setWant} />
        )}
      </div>
      {exchange !== null && (
        <TradeGhost
          exchange={exchange}
          teamIds={teamIds}
          words={t.offerNotSentYet({ team: name })}
          tradeId={start.counter}
          back={{ view: 'build', partner, give, want, counter: start.counter, message }}
        />
      )}
      <FullBuilder partner={partner === NOBODY ? null : partner} give={given} want={wanted} counter={start.counter} />
      <Field label={t.wordTo({ team: name })} hint={t.wordHint}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={TRADE_LIMITS.message}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
            className={cx(controlClass, 'h-auto min-h-16 py-2')}
          />
        )}
      </Field>
      {short.node}
      <FormAlert message={failureOf(send.error ?? (terms === null ? null : preview.error))} />
      {/* Sticky: the buttons stay in view when the content above is long. */}
      <div className="sticky -bottom-5 z-sticky -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-5 py-3">
        <p
          role="status"
          className={cx('min-w-0 flex-1 text-sm', outcome?.kind === 'refused' ? 'text-bad' : 'font-medium text-ink-2')}
        >
          {terms === null
            ? partner === NOBODY
              ? t.chooseTeamToTradeWith
              : t.tickPickOrPlayer
            : unchanged
              ? COUNTER_UNCHANGED
              : outcome === null
                ? ''
                : outcome.kind === 'atOnce'
                  ? t.carriedOutIfAccepted({ team: name })
                  : outcome.words}
        </p>
        <Button
          type="submit"
          variant="primary"
          icon={<Send size={14} aria-hidden="true" />}
          busy={send.isPending}
          disabled={terms === null || unchanged || !short.confirmed || preview.data?.effects.sendable === false}
        >
          {start.counter === null ? t.sendOffer : t.sendCounterOffer}
        </Button>
      </div>
    </form>
  );
}

function useOpenPicks(teamId: string | null) {
  const { leagueId } = useScope();
  const state = useDraft();
  const assets = useTradeAssets(leagueId, teamId);
  return {
    picks: openPicks(state, teamId ?? '', assets.data),
    loading: teamId !== null && assets.data === undefined && assets.error === null,
    error: assets.error,
  };
}

function PickColumn({
  title,
  shown: { picks, loading, error },
  chosen,
  onChange,
}: {
  title: string;
  shown: ReturnType<typeof useOpenPicks>;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const tick = ({ id, label, frozen }: OfferedPick) => (
    <Checkbox
      key={id}
      label={label}
      hint={frozen ?? undefined}
      disabled={frozen !== null}
      checked={chosen.includes(id)}
      onChange={(on) => toggle(id, on)}
    />
  );
  const groups: readonly (readonly [string, readonly OfferedPick[]])[] = [
    [t.thisDraft, picks.now],
    [t.otherDrafts, picks.later],
  ];
  return (
    <fieldset className="min-w-0 rounded-lg border border-line">
      <legend className="mx-3 px-1 text-sm font-semibold">{title}</legend>
      <div className="scroll-slim max-h-72 overflow-y-auto px-3 pb-3">
        {groups.map(([heading, list]) =>
          list.length === 0 ? null : (
            <div key={heading}>
              <p className="pt-2 text-xs font-medium text-ink-3">{heading}</p>
              {list.map(tick)}
            </div>
          ),
        )}
        {picks.players.length > 0 && (
          <details open={picks.players.some(({ id }) => chosen.includes(id))} className="pt-2">
            <summary className="flex min-h-7 cursor-pointer items-center gap-1.5 text-xs font-medium text-ink-2 hover:text-ink pointer-coarse:min-h-11">
              {t.playersCount({ count: picks.players.length })}
            </summary>
            {picks.players.map(tick)}
          </details>
        )}
        {loading && <SkeletonRows rows={3} lead={false} />}
        <FormAlert message={failureOf(error)} />
        {!loading && picks.now.length + picks.later.length === 0 && (
          <p className="py-2 text-sm text-ink-3">{t.noPickLeft}</p>
        )}
      </div>
    </fieldset>
  );
}
