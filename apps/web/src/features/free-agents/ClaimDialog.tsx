import { positionCode } from '@crease/core/position.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClaimView, WaiverView } from '@crease/core/free-agents/free-agents.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys, useTeam } from '../open-league/league-data.js';
import { Companions, movesOf, useCompanions, type Companion } from '../players/moves/Companions.js';
import { moveNotice, MovePreview } from '../moves/MoveEffect.js';
import { TermTip } from '../open-league/TermTip.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { Select } from '../../ui/fields/Select.js';
import { formatExact } from '../../ui/figures/time.js';
import { showToast } from '../../ui/layers/toast.js';
import * as t from './free-agents.words.en.js';

const NOBODY = '';

interface ClaimDialogProps {
  leagueId: string;
  teamId: string;
  waiver: Pick<WaiverView, 'player_id' | 'player_name' | 'clears_at'>;
  claim: ClaimView | null;
  onClose: () => void;
}

interface ClaimMoves {
  drops: number[];
  moves: ReturnType<typeof movesOf>;
}

const useClaimPreview = ({ leagueId, teamId, waiver }: ClaimDialogProps, { drops, moves }: ClaimMoves) =>
  useQuery({
    queryKey: [...keys.team(leagueId, teamId), 'claim', waiver.player_id, drops, moves],
    queryFn: ({ signal }) =>
      request('POST /:league_id/free-agents/preview', {
        league_id: leagueId,
        body: { player_id: waiver.player_id, drop_player_ids: drops, moves, claim: true },
        signal,
      }),
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });

function useSaveClaim({ leagueId, waiver, claim, onClose }: ClaimDialogProps, { drops, moves }: ClaimMoves) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request('POST /:league_id/free-agents/claims', {
        league_id: leagueId,
        body: {
          player_id: waiver.player_id,
          drop_player_id: drops[0] ?? null,
          moves,
          priority: claim?.priority ?? null,
        },
      }),
    onSuccess: () => {
      showToast({
        kind: 'success',
        text: claim === null ? t.playerClaimed({ player: waiver.player_name }) : t.claimChanged,
      });
      onClose();
      void client.invalidateQueries({ queryKey: keys.freeAgents(leagueId) });
    },
  });
}

export function ClaimDialog(props: ClaimDialogProps) {
  const { leagueId, teamId, waiver, claim, onClose } = props;
  const roster = useTeam(leagueId, teamId).data?.roster ?? [];
  const [drop, setDrop] = useState(claim?.drop_player_id == null ? NOBODY : String(claim.drop_player_id));
  const company = useCompanions(claim?.moves);
  const wanted = { drops: drop === NOBODY ? [] : [Number(drop)], moves: movesOf(company.moves) };
  const preview = useClaimPreview(props, wanted);
  const save = useSaveClaim(props, wanted);
  /** The first drop goes into the form's own field. */
  const take = (steps: readonly Companion[]) => {
    const first = drop === NOBODY ? steps.find(({ type }) => type === 'drop') : undefined;
    if (first !== undefined) setDrop(String(first.player_id));
    company.take(steps.filter((step) => step !== first));
  };
  return (
    <FormDialog
      onClose={onClose}
      title={
        claim === null
          ? t.claimPlayerQuestion({ player: waiver.player_name })
          : t.claimOf({ player: waiver.player_name })
      }
      description={t.claimDecidedHint({ when: formatExact(Date.parse(waiver.clears_at)) })}
      tip={<TermTip leagueId={leagueId} term="waivers" />}
      submit={claim === null ? t.claimPlayer : t.saveClaim}
      busy={save.isPending}
      error={moveNotice(save.error, preview.data)}
      onSubmit={() => save.mutate()}
    >
      <Select
        label={t.dropIfClaimWins}
        hint={t.dropIfClaimWinsHint}
        value={drop}
        options={[
          { value: NOBODY, label: t.nobody },
          ...roster.map((one) => ({
            value: String(one.player_id),
            label: `${one.name} (${positionCode(one.position_detail)})`,
          })),
        ]}
        onChange={(id) => {
          setDrop(id);
          company.remove(Number(id));
        }}
      />
      <MovePreview query={preview} />
      <Companions
        leagueId={leagueId}
        moves={company.moves}
        onRemove={company.remove}
        onTake={take}
        preview={preview.data}
      />
    </FormDialog>
  );
}
