import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContractLine } from '@crease/core/contracts/contract.answers.js';
import { CONTRACT_LIMITS, type ContractKind } from '@crease/core/contracts/contract.values.js';
import { seasonPlus, startYear } from '@crease/core/season.js';
import { request } from '../../../platform/requests/api-client.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { TextField } from '../../../ui/fields/Field.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Select } from '../../../ui/fields/Select.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { showToast } from '../../../ui/layers/toast.js';
import { keys } from '../../open-league/league-data.js';
import * as t from './league-contracts.words.en.js';

/** The choice of no contract among the last seasons. */
const NONE = 'none';

interface Terms {
  readonly salary: number;
  readonly first_season?: string;
  readonly last_season: string;
  readonly kind: ContractKind;
}

/** Sets, corrects or removes a player's contract. The message afterwards can undo it. */
export function ContractDialog({
  leagueId,
  line,
  season,
  minimum,
  onClose,
}: {
  leagueId: string;
  line: ContractLine;
  season: string;
  minimum: number;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const { contract, name, player_id } = line;
  const send = async (terms: Terms | null) => {
    const path = { league_id: leagueId, player_id };
    if (terms !== null) await request('PUT /:league_id/contracts/:player_id', { ...path, body: terms });
    else await request('DELETE /:league_id/contracts/:player_id', path);
    await client.invalidateQueries({ queryKey: keys.league(leagueId) });
  };
  const save = useMutation({
    mutationFn: send,
    onSuccess: (_, terms) => {
      onClose();
      showToast({
        kind: 'success',
        text: terms === null ? t.contractRemoved({ name }) : t.contractSaved({ name }),
        action: {
          label: t.undo,
          run: () => void send(contract).catch(() => showToast({ kind: 'error', text: t.notUndone })),
        },
      });
    },
  });
  const form = useFields(
    () => ({
      salary: String(contract?.salary ?? minimum),
      last_season: contract?.last_season ?? season,
      kind: contract?.kind ?? 'standard',
    }),
    save,
  );
  const { salary, last_season, kind } = form.values;
  const first = contract?.first_season ?? season;
  const seasons = Array.from({ length: CONTRACT_LIMITS.seasons }, (_, years) => seasonPlus(first, years)).filter(
    (one) => startYear(one) >= startYear(season),
  );
  const removing = last_season === NONE;
  const isSalary = /^\d+$/.test(salary.trim());
  return (
    <FormDialog
      onClose={onClose}
      title={t.contractOf({ name })}
      description={t.contractHint}
      submit={removing ? t.removeContract : t.setContract}
      danger={removing}
      ready={removing || isSalary}
      {...form.sending}
      onSubmit={() => save.mutate(removing ? null : { salary: Number(salary), first_season: first, last_season, kind })}
    >
      <TextField
        label={t.salary}
        inputMode="numeric"
        data-autofocus=""
        data-missing={isSalary ? undefined : ''}
        required={!removing}
        disabled={removing}
        {...form.text('salary', isSalary || salary.trim() === '' ? undefined : t.notWhole)}
      />
      <Select
        label={t.lastSeason}
        options={[
          ...seasons.map((one) => ({ value: one, label: one })),
          ...(contract === null ? [] : [{ value: NONE, label: t.noContractChoice }]),
        ]}
        {...form.field('last_season')}
      />
      <SegmentedControl
        label={t.kind}
        value={kind}
        options={[
          { value: 'standard', label: t.standard },
          { value: 'entry-level', label: t.entryLevel },
        ]}
        onChange={(value) => form.set({ kind: value })}
      />
    </FormDialog>
  );
}
