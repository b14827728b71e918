import { positionCode } from '@crease/core/position.js';
import type { FaPickView } from '@crease/core/answer.parts.js';
import { hasBids, hasSalaryBids } from '@crease/core/free-agents/market/market.rules.js';
import { farmRules } from '@crease/core/leagues/farm.rules.js';
import { IR_STATUSES } from '@crease/core/teams/team.model.js';
import { Companions } from './Companions.js';
import { moveNotice, MovePreview } from '../../moves/MoveEffect.js';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { currentWeek, spendable } from '../../moves/fa-pick.js';
import { TermTip } from '../../open-league/TermTip.js';
import { useLeagueHome, useLoadedLeague, useTeam } from '../../open-league/league-data.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Select } from '../../../ui/fields/Select.js';
import { formatWhen } from '../../../ui/figures/time.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { NOBODY, type Place, type AddPlayerDialogProps, useAddForm, useAddPlayer } from './use-add-player.js';
import * as t from './moves.words.en.js';

/** Adds a free agent, with other moves when there is no room. A commissioner may add for any team. */
export function AddPlayerDialog(props: AddPlayerDialogProps) {
  const { leagueId, player, onClose } = props;
  const { league, me } = useLoadedLeague(leagueId);
  const bids = hasBids(league);
  const form = useAddForm(leagueId, player);
  const { teamId, drop, company } = form;
  const { preview, refusal, short, override, foreign, reason, setReason, add } = useAddPlayer(props, form);
  const picks = useLeagueHome(leagueId).data?.faPicks;
  const places = placesOf(player, league);
  return (
    <FormDialog
      onClose={onClose}
      title={t.addPlayerQuestion({ player: player.full_name })}
      description={
        league.phase !== 'in-season'
          ? t.addBeforeSeasonHint
          : bids
            ? t.addByFirstComeHint({ salary: hasSalaryBids(league) })
            : picks === undefined
              ? t.addUsesPickHint
              : pickWords(picks, teamId, Date.now())
      }
      tip={league.phase === 'in-season' && !bids ? <TermTip leagueId={leagueId} term="faPick" /> : undefined}
      submit={submitWords(refusal !== null && me.is_commissioner, drop !== NOBODY)}
      ready={
        preview.data !== undefined &&
        !preview.isPlaceholderData &&
        short.confirmed &&
        (refusal === null || override) &&
        (!override || isReason(reason))
      }
      busy={add.isPending}
      error={moveNotice(add.error, preview.data)}
      onSubmit={() => add.mutate()}
    >
      {me.is_commissioner && <TeamSelect leagueId={leagueId} value={teamId} onChange={form.chooseTeam} />}
      <DropSelect leagueId={leagueId} teamId={teamId} value={drop} onChange={form.chooseDrop} />
      {places.length > 1 && (
        <Select label={t.playerGoesTo} value={form.place} options={places} onChange={form.setPlace} />
      )}
      <MovePreview query={preview} />
      {short.node}
      <Companions
        leagueId={leagueId}
        moves={company.moves}
        onRemove={company.remove}
        onTake={form.take}
        preview={preview.data}
        needed={!override}
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

const submitWords = (anyway: boolean, dropping: boolean): string =>
  anyway ? (dropping ? t.addAndDropAnyway : t.addPlayerAnyway) : dropping ? t.addAndDrop : t.addPlayer;

/** The places that the new player may take. */
const placesOf = (player: AddPlayerDialogProps['player'], league: LeagueView): { value: Place; label: string }[] => [
  { value: 'active', label: t.theActiveRoster },
  ...(IR_STATUSES.includes(player.status) ? [{ value: 'toIr' as const, label: t.injuredReserve }] : []),
  ...((player.rookie || (farmRules(league)?.veterans ?? 0) > 0) && league.rookieDraftEnabled
    ? [{ value: 'toBank' as const, label: t.theRookieBank }]
    : []),
];

function pickWords(picks: readonly FaPickView[], teamId: string, now: number): string {
  const week = currentWeek(picks, now);
  const one = picks.find((pick) => pick.week === week);
  if (one === undefined) return t.addUsesPickHint;
  if (Date.parse(one.starts_at) > now)
    return t.weekBegins({ week: one.week, moment: formatWhen(Date.parse(one.starts_at), now) });
  const left = spendable(picks, teamId, now).length;
  return t.usesPickOfWeek({ week: one.week, left });
}

interface ChoiceProps {
  leagueId: string;
  value: string;
  onChange: (id: string) => void;
}

function TeamSelect({ leagueId, value, onChange }: ChoiceProps) {
  const { teams, me } = useLoadedLeague(leagueId);
  return (
    <Select
      label={t.team}
      value={value}
      options={teams.map((team) => ({
        value: team.team_id,
        label: team.team_id === me.team_id ? t.yourTeamNamed({ team: team.team_name }) : team.team_name,
      }))}
      onChange={onChange}
    />
  );
}

function DropSelect({ leagueId, teamId, value, onChange }: ChoiceProps & { teamId: string }) {
  const roster = useTeam(leagueId, teamId).data?.roster ?? [];
  return (
    <Select
      label={t.dropInSameMove}
      value={value}
      options={[
        { value: NOBODY, label: t.nobody },
        ...roster.map((one) => ({
          value: String(one.player_id),
          label: `${one.name} (${positionCode(one.position_detail)})`,
        })),
      ]}
      onChange={onChange}
    />
  );
}
