import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { TRADE_LIMITS } from '@crease/core/trades/trade.model.js';
import { counterProblem } from '@crease/core/trades/counter.rules.js';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useDraft, useScope } from '../state/room-context.js';
import { FAIR, OFFERS, openTrading, type Trading } from '../state/room-trades.store.js';
import { useFairReturns } from './FairReturns.js';
import { useOpenPicks } from './PickColumn.js';
import { findPromisedPick, stillOpen, termsOf, chosenOf } from './room-trades.model.js';
import { outcomeWords } from './trade-words.js';
import { tradeQuery } from '../../trades/trade-assets.data.js';
import { useOfferPreview, useTradeCommand, type Terms } from './room-trades.data.js';
import { counterUnchanged } from '@crease/core/trades/trade.words.js';
import * as t from './offers.words.en.js';

/** An offer from the room expires after the shortest allowed time, because hours are long in a running draft. */
const DAYS = TRADE_LIMITS.days.min;
export const NOBODY = '';
const NOTHING: readonly string[] = [];

export type RoomOffer = ReturnType<typeof useRoomOffer>;

/** The offer that a manager puts together in the room, its preview, and whether it differs from the answered one. */
export function useRoomOffer(teamId: string, start: Extract<Trading, { view: 'build' }>) {
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
  const answered = useQuery({ ...tradeQuery(leagueId, start.counter ?? ''), enabled: start.counter !== null }).data;
  return {
    teams,
    counter: start.counter,
    partner,
    name: teams.find(({ id }) => id === partner)?.name ?? t.theOtherTeam,
    choosePartner(other: string) {
      setPartner(other);
      setWant([]);
    },
    mine,
    theirs,
    fair: fair.offers,
    give,
    /** The part of `give` that can still be given. */
    given,
    setGive,
    want,
    wanted,
    setWant,
    message,
    setMessage,
    /** Null while no team, or nothing to trade, is chosen. */
    terms,
    preview: useOfferPreview(terms),
    unchanged: answered !== undefined && terms !== null && isUnchanged(answered, terms),
  };
}

export function useSendOffer({ counter, message, name }: RoomOffer) {
  const { leagueId } = useScope();
  return useTradeCommand(
    `offer ${counter ?? ''}`,
    (body: Terms & { confirm_short?: boolean }, key) => {
      const offer = { ...body, message: message.trim() || null, days: DAYS };
      return counter === null
        ? request('POST /:league_id/trades', { league_id: leagueId, body: offer, key })
        : request('POST /:league_id/trades/:trade_id/counter', {
            league_id: leagueId,
            trade_id: counter,
            body: offer,
            key,
          });
    },
    () => {
      showToast({ kind: 'success', text: t.offerSentTo({ team: name }) });
      openTrading(OFFERS);
    },
  );
}

/** What the offer lacks, or what its acceptance does. */
export function useOfferOutcome({ partner, terms, unchanged, name, given, wanted, preview }: RoomOffer): {
  text: string;
  refused: boolean;
} {
  const promised = useDraft((state) => findPromisedPick(state, [...given, ...wanted]));
  if (terms === null)
    return { text: partner === NOBODY ? t.chooseTeamToTradeWith : t.tickPickOrPlayer, refused: false };
  const outcome = preview.data === undefined ? null : outcomeWords(preview.data.effects, promised);
  const refused = outcome?.kind === 'refused';
  if (unchanged) return { text: counterUnchanged(), refused };
  if (outcome === null) return { text: '', refused };
  return { text: outcome.kind === 'atOnce' ? t.carriedOutIfAccepted({ team: name }) : outcome.words, refused };
}

function isUnchanged({ sides: [one, other] }: Pick<TradeView, 'sides'>, answer: ReturnType<typeof termsOf>) {
  const offer = termsOf(one.team_id, chosenOf(one), other.team_id, chosenOf(other));
  return counterProblem(offer, answer) !== null;
}
