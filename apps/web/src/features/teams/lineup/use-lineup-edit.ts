import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys, useLoadedLeague } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/requests/once.js';
import { showToast } from '../../../ui/layers/toast.js';
import { lineupKey } from './lineup.data.js';
import { arranged, bestAvailable, canSwap, placesOf, swapped, type Arrangement, type Held } from './lineup.model.js';
import * as t from './lineup.words.en.js';

export interface LineupBoardProps {
  leagueId: string;
  teamId: string;
  lineup: LineupAnswer;
  /** Begins with the best available players in the line-up. */
  best: boolean;
  onUnsaved: (unsaved: boolean) => void;
}

/** State of editing a day's line-up. */
export function useLineupEdit({ leagueId, teamId, lineup, best, onUnsaved }: LineupBoardProps) {
  const { me } = useLoadedLeague(leagueId);
  const client = useQueryClient();
  const once = useOnce();
  const stored = arranged(lineup);
  const [mine, setMine] = useState<Arrangement | null>(() =>
    best && lineup.may_set && !lineup.locked && !isBest(stored) ? bestAvailable(stored) : null,
  );
  /** Version of the line-up being edited, even if another was saved since. */
  const [version, setVersion] = useState(lineup.version);
  const [held, setHeld] = useState<Held | null>(null);
  const [reason, setReason] = useState('');
  const all = mine ?? stored;
  const foreign = me.team_id !== teamId;
  const change = (next: Arrangement | null) => {
    if (mine === null) setVersion(lineup.version);
    setMine(next);
    setHeld(null);
  };
  const unsaved = mine !== null;
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  const save = useMutation({
    mutationFn: () => {
      const body = {
        day: lineup.begins_on,
        places: placesOf(all),
        version: mine === null ? lineup.version : version,
        ...(foreign ? { override_reason: reason } : {}),
      };
      return once(body, (key) =>
        request('PUT /:league_id/teams/:team_id/lineup', { league_id: leagueId, team_id: teamId, body, key }),
      );
    },
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: keys.concerns });
      await client.invalidateQueries({ queryKey: lineupKey(leagueId, teamId) });
      change(null);
      showToast({ kind: 'success', text: t.lineUpSaved });
    },
  });
  const press = (one: Held) => {
    if (held === null) return setHeld(one);
    if (same(held, one)) return setHeld(null);
    if (canSwap(all, held, one)) change(swapped(all, held, one));
    else setHeld(one);
  };
  const drop = (from: Held, to: Held) => canSwap(all, from, to) && change(swapped(all, from, to));
  return { mine, all, isBest: isBest(all), held, foreign, reason, save, setReason, change, press, drop };
}

/** True when the best available players are in, in places of their kind. */
const isBest = (all: Arrangement): boolean => seatsKey(all) === seatsKey(bestAvailable(all));
const seatsKey = (all: Arrangement): string =>
  placesOf(all)
    .map((place) => JSON.stringify(place))
    .sort()
    .join();

export const same = (one: Held, other: Held): boolean => JSON.stringify(one) === JSON.stringify(other);
