import { useEffect, useRef, useState } from 'react';
import { TRADE_LIMITS } from '@crease/core/trades/trade.model.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useTradeAssets } from '../trade-assets.data.js';
import { dropUnsent, keepUnsent, readUnsent } from '../../../platform/device/unsent.js';
import type { Offer } from '../offer.model.js';
import { goesOnAt, labelsOf, stillPossible, unsentOf, type UnsentOffer } from './unsent.model.js';

export interface BuilderProps {
  leagueId: string;
  title: string;
  /** The query of the address. */
  from: string;
  counter: string | null;
  behalf: boolean;
  initial: Offer;
}

function useKept(leagueId: string, from: string, behalf: boolean) {
  const { teams, me } = useLoadedLeague(leagueId);
  const userId = useAuth((state) => state.user?.uid ?? null);
  const [found] = useState((): UnsentOffer | null => {
    const unsent = userId === null ? null : unsentOf(readUnsent(nameOf(userId, leagueId)));
    if (unsent === null || !goesOnAt(unsent, from)) return null;
    const [first, second] = unsent.offer.sides;
    const known = (id: string) => teams.some(({ team_id }) => team_id === id);
    return known(first.team_id) &&
      (second.team_id === '' || known(second.team_id)) &&
      (behalf || first.team_id === me.team_id)
      ? unsent
      : null;
  });
  return {
    found,
    // Do not store anything for a user who has signed out meanwhile.
    keep: (unsent: UnsentOffer) =>
      userId !== null && useAuth.getState().user?.uid === userId && keepUnsent(nameOf(userId, leagueId), unsent),
    drop: () => userId !== null && dropUnsent(nameOf(userId, leagueId)),
  };
}

const nameOf = (userId: string, leagueId: string) => `offer.${userId}.${leagueId}`;

interface Written {
  readonly offer: Offer;
  readonly message: string;
  readonly days: number;
  readonly override: boolean;
}

/** An offer being built, stored on this device until it is sent or discarded. */
export function useUnsentOffer({ leagueId, from, behalf, initial }: BuilderProps) {
  const { found, keep, drop } = useKept(leagueId, from, behalf);
  const [fresh] = useState<Written>({
    offer: initial,
    message: '',
    days: TRADE_LIMITS.days.default,
    override: false,
  });
  const [written, setWritten] = useState<Written>(found ?? fresh);
  /** A restored offer: whether it was checked, and the dropped assets. */
  const [back, setBack] = useState<{ looked: boolean; gone: readonly string[] } | null>(
    found === null ? null : { looked: false, gone: [] },
  );
  const write = (change: Partial<Written>) => setWritten((before) => ({ ...before, ...change }));
  const { offer, message, days, override } = written;
  const [first, second] = offer.sides;
  const assets = [
    useTradeAssets(leagueId, first.team_id || null),
    useTradeAssets(leagueId, second.team_id || null),
  ] as const;
  const [firstAssets, secondAssets] = [assets[0].data, assets[1].data];
  if (
    back?.looked === false &&
    found !== null &&
    firstAssets !== undefined &&
    (second.team_id === '' || secondAssets !== undefined)
  ) {
    const left = stillPossible({ offer, labels: found.labels }, [firstAssets, secondAssets]);
    setBack({ looked: true, gone: left.gone });
    write({ offer: left.offer });
  }
  const begun = offer !== fresh.offer || message !== '' || days !== fresh.days || override;
  const over = useRef(false);
  const ours = useRef(found !== null);
  useEffect(() => {
    if (begun && !over.current) {
      ours.current = true;
      keep({
        from,
        offer,
        message,
        days,
        override,
        labels: { ...found?.labels, ...labelsOf(offer, [firstAssets, secondAssets]) },
      });
    } else if (ours.current) drop();
  });
  return {
    ...written,
    assets,
    begun,
    /** Assets dropped from a restored offer; null when nothing was restored. */
    leftOut: back?.looked === true ? back.gone : null,
    write,
    discard: () => {
      drop();
      setWritten(fresh);
      setBack(null);
    },
    /** The offer was sent: delete the stored copy. */
    finish: () => {
      over.current = true;
      drop();
    },
  };
}
export type UnsentOfferState = ReturnType<typeof useUnsentOffer>;
