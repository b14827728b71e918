import type { ContractLine, ContractsAnswer } from '@crease/core/contracts/contract.answers.js';
import { seasonsLeft } from '@crease/core/contracts/contract.rules.js';
import { formatMoney } from '@crease/core/money.js';
import { seasonPlus } from '@crease/core/season.js';
import { request } from '../../../platform/requests/api-client.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { Select } from '../../../ui/fields/Select.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { useLeagueChange } from '../../open-league/use-league-change.js';
import * as t from './league-contracts.words.en.js';

export function SignDialog({
  leagueId,
  line,
  answer,
  rules,
  onClose,
}: {
  leagueId: string;
  line: ContractLine;
  answer: ContractsAnswer;
  rules: NonNullable<ContractsAnswer['signing']>;
  onClose: () => void;
}) {
  const { name, player_id, team_id, contract } = line;
  const { season } = answer;
  const sign = useLeagueChange(
    leagueId,
    onClose,
    (years: number) =>
      request('PUT /:league_id/contracts/:player_id/length', { league_id: leagueId, player_id, body: { years } }),
    { said: (years) => t.signed({ name, years }) },
  );
  const form = useFields(() => ({ years: String(rules.least) }), sign);
  const years = Number(form.values.years);
  const others = answer.players.flatMap((one) =>
    one.team_id === team_id && one.player_id !== player_id && one.contract !== null
      ? [seasonsLeft({ lastSeason: one.contract.last_season }, season)]
      : [],
  );
  const choices = Array.from({ length: rules.most - rules.least + 1 }, (_, more) => rules.least + more);
  return (
    <FormDialog
      onClose={onClose}
      title={t.signPlayer({ name })}
      description={t.signHint({ salary: formatMoney(contract?.salary ?? answer.minimum) })}
      submit={t.signFor({ years })}
      {...form.sending}
      onSubmit={() => sign.mutate(years)}
    >
      <Select
        label={t.length}
        options={choices.map((one) => ({
          value: String(one),
          label: t.lengthChoice({ years: one, last: seasonPlus(season, one - 1) }),
        }))}
        {...form.field('years')}
      />
      {rules.years > 0 && (
        <p className="text-sm text-ink-2 tabular-nums">
          {t.yearsAfter({ years: others.reduce((sum, one) => sum + one, years), limit: rules.years })}
        </p>
      )}
      {rules.slots > 0 && (
        <p className="text-sm text-ink-2 tabular-nums">
          {t.slotsAfter({ long: others.filter((one) => one > 1).length + (years > 1 ? 1 : 0), limit: rules.slots })}
        </p>
      )}
    </FormDialog>
  );
}
