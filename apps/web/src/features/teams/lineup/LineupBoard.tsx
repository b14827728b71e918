import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import type { LineupAnswer, LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import { isReason, ReasonField } from '../../../ui/fields/ReasonField.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys, useLoadedLeague } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/requests/once.js';
import { Button } from '../../../ui/Button.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { showToast } from '../../../ui/layers/toast.js';
import { ReserveRow, SeatRow } from './LineupRows.js';
import { lineupKey } from './lineup.data.js';
import {
  arranged,
  bestAvailable,
  canSwap,
  emptied,
  lockWords,
  placesOf,
  swapped,
  type Arrangement,
  type Held,
} from './lineup.model.js';
import * as t from './lineup.words.en.js';

/** The places and reserves of a day. Tapping two players, or dragging one to another, swaps them. */
export function LineupBoard({
  leagueId,
  teamId,
  lineup,
  onUnsaved,
}: {
  leagueId: string;
  teamId: string;
  lineup: LineupAnswer;
  onUnsaved: (unsaved: boolean) => void;
}) {
  const { me, league } = useLoadedLeague(leagueId);
  const client = useQueryClient();
  const once = useOnce();
  const stored = arranged(lineup);
  const [mine, setMine] = useState<Arrangement | null>(null);
  /** Version of the line-up being edited, even if another was saved since. */
  const [version, setVersion] = useState(lineup.version);
  const [held, setHeld] = useState<Held | null>(null);
  const [reason, setReason] = useState('');
  const all = mine ?? stored;
  const foreign = me.team_id !== teamId;
  const open = lineup.may_set && !lineup.locked;
  const change = (next: Arrangement | null) => {
    if (mine === null) setVersion(lineup.version);
    setMine(next);
    setHeld(null);
    onUnsaved(next !== null);
  };
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
  const row = {
    open,
    onDrop: drop,
    lockOf: (player: LineupPlayerView) => lockWords(player, lineup.by_game && !lineup.locked, league.time_zone),
  };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <section aria-label={t.places} className="min-w-0 self-start rounded-lg border border-line bg-surface shadow-1">
          <h2 className="border-b border-line px-4 py-2.5 font-semibold">{t.inLineUp}</h2>
          <ul>
            {all.seats.map((seat, index) => (
              <SeatRow
                {...row}
                key={index}
                seat={seat}
                held={held !== null && same(held, { seat: index })}
                target={held !== null && canSwap(all, held, { seat: index })}
                self={{ seat: index }}
                onPress={() => press({ seat: index })}
                onEmpty={() => change(emptied(all, index))}
              />
            ))}
          </ul>
        </section>
        <section
          aria-label={t.reserves}
          className="min-w-0 self-start rounded-lg border border-line bg-surface shadow-1"
        >
          <h2 className="border-b border-line px-4 py-2.5 font-semibold">{t.reserves}</h2>
          {all.reserves.length === 0 && <p className="px-4 py-6 text-sm text-ink-2">{t.allActivePlayersIn}</p>}
          <ul>
            {all.reserves.map((player) => (
              <ReserveRow
                {...row}
                key={player.id}
                player={player}
                held={held !== null && same(held, { reserve: player.id })}
                target={held !== null && canSwap(all, held, { reserve: player.id })}
                self={{ reserve: player.id }}
                onPress={() => press({ reserve: player.id })}
              />
            ))}
          </ul>
        </section>
      </div>
      {open && (
        <div className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] mt-3 rounded-lg border border-line bg-surface p-3 shadow-1 sm:bottom-3">
          <p className="mb-2 text-sm text-ink-2" aria-live="polite">
            {held === null ? t.tapTwoPlayers : t.tapSwapTarget}
          </p>
          {foreign && mine !== null && <ReasonField value={reason} onChange={setReason} />}
          {save.error !== null && <FormAlert message={save.error.message} />}
          <div className="flex flex-wrap gap-2">
            <Button icon={<Sparkles size={16} aria-hidden="true" />} onClick={() => change(bestAvailable(all))}>
              {t.bestAvailable}
            </Button>
            <Button
              variant="primary"
              className="ml-auto"
              disabled={mine === null && lineup.set}
              busy={save.isPending}
              onClick={() => (!foreign || isReason(reason)) && save.mutate()}
            >
              {t.saveLineUp}
            </Button>
            {mine !== null && (
              <Button
                variant="quiet"
                onClick={() => {
                  save.reset();
                  change(null);
                }}
              >
                {t.discard}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

const same = (one: Held, other: Held): boolean => JSON.stringify(one) === JSON.stringify(other);
