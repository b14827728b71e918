import { useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Shield from 'lucide-react/icons/shield';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { ProtectedAnswer } from '@crease/core/draft/draft.schema.js';
import { exposedPlayers } from '@crease/core/leagues/drafts/exposed.rules.js';
import { positionCode, POSITIONS } from '@crease/core/position.js';
import { request } from '../../../platform/requests/api-client.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Money } from '../../../ui/figures/Money.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { failureText } from '../sync/draft-labels.js';
import * as t from './protect.words.en.js';

interface Props {
  leagueId: string;
  state: DraftState;
  teamId: string;
}

export default function ProtectPanel({ leagueId, state, teamId }: Props) {
  const { data, error } = useQuery({
    queryKey: draftKeys.protected(leagueId, state.id, teamId),
    queryFn: ({ signal }) => draftApi.protected(leagueId, state.id, teamId, signal),
  });
  if (error) return <FormAlert message={failureText(error)} className="m-4" />;
  if (data === undefined) return <SkeletonRows rows={8} />;
  return <ProtectForm leagueId={leagueId} draftId={state.id} teamId={teamId} known={data} />;
}

interface FormProps {
  leagueId: string;
  draftId: string;
  teamId: string;
  known: ProtectedAnswer;
}

function ProtectForm({ leagueId, draftId, teamId, known }: FormProps) {
  const { protects, most, players } = known;
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null);
  const chosen = useMemo(() => changed ?? new Set(known.player_ids), [changed, known.player_ids]);
  const save = useSave({ leagueId, draftId, teamId, done: () => setChanged(null) });
  const exposed = useMemo(() => {
    const own = players.map((player) => ({ ...player, from: teamId }));
    return new Set(exposedPlayers(own, new Map([[teamId, [...chosen]]]), protects).map(({ id }) => id));
  }, [players, chosen, protects, teamId]);
  const full = chosen.size >= protects;
  const toggle = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChanged(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate([...chosen]);
      }}
      className="flex flex-col"
    >
      <div className="flex flex-col gap-2 border-b border-line p-4">
        <p className="text-sm text-ink-2">{t.protectHint({ protects, most })}</p>
        <p role="status" className="text-sm font-semibold text-ink">
          {t.protectedCount({ chosen: chosen.size, protects })}
        </p>
        <FormAlert message={save.error && failureText(save.error)} />
      </div>
      {players.length === 0 && <p className="p-4 text-sm text-ink-2">{t.nobodyToProtect}</p>}
      {POSITIONS.map((position) => (
        <ul key={position} aria-label={t.playersOf[position]}>
          {players
            .filter((player) => player.position === position)
            .map((player) => (
              <PlayerLine
                key={player.id}
                player={player}
                chosen={chosen.has(player.id)}
                exposed={exposed.has(player.id)}
                full={full}
                toggle={toggle}
              />
            ))}
        </ul>
      ))}
      <div className="sticky bottom-0 flex justify-end border-t border-line bg-surface p-4">
        <Button
          type="submit"
          variant="primary"
          icon={<Shield size={16} aria-hidden="true" />}
          busy={save.isPending}
          disabled={changed === null}
        >
          {t.saveProtected}
        </Button>
      </div>
    </form>
  );
}

interface LineProps {
  player: ProtectedAnswer['players'][number];
  chosen: boolean;
  exposed: boolean;
  full: boolean;
  toggle: (id: number, on: boolean) => void;
}

function PlayerLine({ player, chosen, exposed, full, toggle }: LineProps) {
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-line px-4">
      <Checkbox
        label={player.name}
        hint={[positionCode(player.detail), player.club ?? t.noClub, t.rank({ rank: player.rank })].join(' · ')}
        checked={chosen}
        disabled={!chosen && full}
        onChange={(on) => toggle(player.id, on)}
        className="min-w-0 flex-1"
      />
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Money amount={player.capHit} className="text-sm text-ink-2" />
        {!chosen && <Badge tone={exposed ? 'warn' : 'accent'}>{exposed ? t.exposed : t.protectedByRank}</Badge>}
      </span>
    </li>
  );
}

function useSave({ leagueId, draftId, teamId, done }: Omit<FormProps, 'known'> & { done: () => void }) {
  const client = useQueryClient();
  return useChange({
    send: (playerIds: number[], key) =>
      request('PUT /:league_id/drafts/:draft_id/protected/:team_id', {
        league_id: leagueId,
        draft_id: draftId,
        team_id: teamId,
        body: { player_ids: playerIds },
        key,
      }),
    said: t.protectedSaved,
    onDone: (answer) => {
      client.setQueryData(draftKeys.protected(leagueId, draftId, teamId), answer);
      done();
    },
  });
}
