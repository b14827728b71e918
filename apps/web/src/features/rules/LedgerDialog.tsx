import type { LedgerLine } from '@crease/core/leagues/ledger/ledger.answers.js';
import type { LedgerKind, LedgerLinesBody } from '@crease/core/leagues/ledger/ledger.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { useLeagueChange } from '../open-league/use-league-change.js';
import { TextField } from '../../ui/fields/Field.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { Select } from '../../ui/fields/Select.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import * as t from './ledger.words.en.js';

const ALL = 'all';

/** Notes a fee or a prize. `last`: the line noted last, for its currency. */
export function LedgerDialog({
  leagueId,
  last,
  onClose,
}: {
  leagueId: string;
  last: LedgerLine | null;
  onClose: () => void;
}) {
  const { league, teams } = useLoadedLeague(leagueId);
  const note = useLeagueChange(leagueId, onClose, (body: LedgerLinesBody, key) =>
    request('POST /:league_id/ledger', { league_id: leagueId, body, key }),
  );
  const form = useFields(
    () => ({
      kind: 'fee' as LedgerKind,
      season: league.current_season,
      label: t.entryFee as string,
      amount: '',
      currency: last?.currency ?? 'USD',
      team_ids: ALL,
    }),
    note,
  );
  const { kind, season, label, amount, currency, team_ids: team } = form.values;
  const chosen = team === ALL ? teams.map(({ team_id }) => team_id) : [team];
  return (
    <FormDialog
      onClose={onClose}
      title={t.newLine}
      description={t.feesAndPrizesHint}
      submit={t.noteLine}
      ready={amount.trim() !== '' && label.trim() !== '' && currency.trim() !== ''}
      {...form.sending}
      onSubmit={() => note.mutate({ kind, season, label, amount: Number(amount), currency, team_ids: chosen })}
    >
      <SegmentedControl
        label={t.kind}
        value={kind}
        options={[
          { value: 'fee', label: t.fee },
          { value: 'prize', label: t.prize },
        ]}
        onChange={(value) => form.set({ kind: value, team_ids: value === 'fee' ? ALL : (teams[0]?.team_id ?? ALL) })}
      />
      <TextField label={t.whatFor} required data-autofocus="" {...form.text('label')} />
      <TextField label={t.amount} required inputMode="numeric" {...form.text('amount')} />
      <TextField label={t.currency} required {...form.text('currency')} />
      <Select
        label={t.team}
        options={[
          { value: ALL, label: t.allTeams({ count: teams.length }) },
          ...teams.map(({ team_id, team_name }) => ({ value: team_id, label: team_name })),
        ]}
        {...form.field('team_ids')}
      />
      <TextField label={t.season} {...form.text('season')} />
    </FormDialog>
  );
}

export function RemoveLineDialog({
  leagueId,
  line,
  team,
  onClose,
}: {
  leagueId: string;
  line: LedgerLine;
  team: string;
  onClose: () => void;
}) {
  const remove = useLeagueChange(leagueId, onClose, () =>
    request('DELETE /:league_id/ledger/:line_id', { league_id: leagueId, line_id: line.id }),
  );
  return (
    <FormDialog
      role="alertdialog"
      onClose={onClose}
      title={t.removeLine({ label: line.label, team })}
      description={t.removeLineHint}
      submit={t.remove}
      danger
      cancel={t.keep}
      {...remove.sending}
      onSubmit={() => remove.mutate()}
    />
  );
}
