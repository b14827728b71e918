import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FaPickView } from '@crease/core/answer.parts.js';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import { farmRules } from '@crease/core/leagues/farm.rules.js';
import { IR_STATUSES } from '@crease/core/teams/team.model.js';
import { Companions, movesOf, useCompanions, type Companion } from './Companions.js';
import { Failed, MovePreview } from '../../moves/MoveEffect.js';
import { useShortWarning } from '../../moves/ShortWarning.js';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { request } from '../../../platform/requests/api-client.js';
import { currentWeek, spendable } from '../../moves/fa-pick.js';
import { keys, useLeagueHome, useLoadedLeague, useTeam } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/requests/once.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Select } from '../../../ui/fields/Select.js';
import { formatWhen } from '../../../ui/figures/time.js';
import { showToast } from '../../../ui/layers/toast.js';
import * as t from './moves.words.en.js';

const NOBODY = '';

type Place = 'active' | 'toIr' | 'toBank';

/**
 * Adds a free agent, with a drop and other moves in the same request when there is no room. A commissioner may add for
 * any team, with a reason.
 */
export function AddPlayerDialog({
  leagueId,
  player,
  onClose,
}: {
  leagueId: string;
  player: Pick<LeaguePlayer, 'id' | 'full_name' | 'status' | 'rookie'>;
  onClose: () => void;
}) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const client = useQueryClient();
  const once = useOnce();
  const [teamId, setTeamId] = useState(me.team_id ?? teams[0]?.team_id ?? '');
  const [drop, setDrop] = useState(NOBODY);
  const [place, setPlace] = useState<Place>('active');
  const [reason, setReason] = useState('');
  const company = useCompanions();
  const roster = useTeam(leagueId, teamId).data?.roster ?? [];
  const picks = useLeagueHome(leagueId).data?.faPicks;
  const foreign = me.team_id !== teamId;
  const body = {
    player_id: player.id,
    team_id: teamId,
    drop_player_ids: drop === NOBODY ? [] : [Number(drop)],
    moves: [...(place === 'active' ? [] : [{ type: place, player_id: player.id }]), ...movesOf(company.moves)],
  };
  const preview = useQuery({
    queryKey: [...keys.team(leagueId, teamId), 'add', body],
    queryFn: ({ signal }) => request('POST /:league_id/free-agents/preview', { league_id: leagueId, body, signal }),
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
  const refusal = preview.data?.refusal ?? null;
  const short = useShortWarning(preview.data?.warnings ?? [], t.addAndDropAnyway);
  const season = league.phase === 'in-season';
  const override = me.is_commissioner && (foreign || refusal !== null);
  const add = useMutation({
    mutationFn: () => {
      const wanted = { ...body, override_reason: override ? reason.trim() : null, ...short.body };
      return once(wanted, (key) =>
        request('POST /:league_id/free-agents/add', { league_id: leagueId, body: wanted, key }),
      );
    },
    onSuccess: () => {
      showToast({ kind: 'success', text: t.playerAdded({ player: player.full_name }) });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
    // The team may have changed since the preview, so refetch the remedies.
    onError: () => void preview.refetch(),
  });
  /** A move of the new player sets their place in the form; the first drop fills the form's own field. */
  const take = (steps: readonly Companion[]) => {
    const rest = steps.filter((step) => {
      if (step.player_id === player.id && (step.type === 'toIr' || step.type === 'toBank')) setPlace(step.type);
      else if (step.type === 'drop' && drop === NOBODY && steps.find(({ type }) => type === 'drop') === step)
        setDrop(String(step.player_id));
      else return true;
      return false;
    });
    company.take(rest);
  };
  const places: { value: Place; label: string }[] = [
    { value: 'active', label: t.theActiveRoster },
    ...(IR_STATUSES.includes(player.status) ? [{ value: 'toIr' as const, label: t.injuredReserve }] : []),
    ...((player.rookie || (farmRules(league)?.veterans ?? 0) > 0) && league.rookieDraftEnabled
      ? [{ value: 'toBank' as const, label: t.theRookieBank }]
      : []),
  ];
  return (
    <FormDialog
      onClose={onClose}
      title={t.addPlayerQuestion({ player: player.full_name })}
      description={
        !season ? t.addBeforeSeasonHint : picks === undefined ? t.addUsesPickHint : pickWords(picks, teamId, Date.now())
      }
      submit={
        refusal !== null && me.is_commissioner
          ? drop === NOBODY
            ? t.addPlayerAnyway
            : t.addAndDropAnyway
          : drop === NOBODY
            ? t.addPlayer
            : t.addAndDrop
      }
      ready={
        preview.data !== undefined &&
        !preview.isPlaceholderData &&
        short.confirmed &&
        (refusal === null || override) &&
        (!override || isReason(reason))
      }
      busy={add.isPending}
      error={add.error && <Failed error={add.error} />}
      onSubmit={() => add.mutate()}
    >
      {me.is_commissioner && (
        <Select
          label={t.team}
          value={teamId}
          options={teams.map((team) => ({
            value: team.team_id,
            label: team.team_id === me.team_id ? t.yourTeamNamed({ team: team.team_name }) : team.team_name,
          }))}
          onChange={(id) => {
            setTeamId(id);
            setDrop(NOBODY);
            company.clear();
          }}
        />
      )}
      <Select
        label={t.dropInSameMove}
        value={drop}
        options={[
          { value: NOBODY, label: t.nobody },
          ...roster.map((one) => ({ value: String(one.player_id), label: `${one.name} (${one.position_detail})` })),
        ]}
        onChange={(id) => {
          setDrop(id);
          company.remove(Number(id));
        }}
      />
      {places.length > 1 && <Select label={t.playerGoesTo} value={place} options={places} onChange={setPlace} />}
      <MovePreview query={preview} />
      {short.node}
      <Companions
        leagueId={leagueId}
        moves={company.moves}
        onRemove={company.remove}
        onTake={take}
        preview={preview.data}
      />
      {override && (
        <ReasonField
          label={foreign ? t.reasonForMovingOthersPlayer : t.reasonForOverride}
          value={reason}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
}

function pickWords(picks: readonly FaPickView[], teamId: string, now: number): string {
  const week = currentWeek(picks, now);
  const one = picks.find((pick) => pick.week === week);
  if (one === undefined) return t.addUsesPickHint;
  if (Date.parse(one.starts_at) > now)
    return t.weekBegins({ week: one.week, moment: formatWhen(Date.parse(one.starts_at), now) });
  const left = spendable(picks, teamId, now).length;
  return t.usesPickOfWeek({ week: one.week, left });
}
