import { compensationFor } from '@crease/core/free-agents/rfa/compensation.rules.js';
import type { RestrictedAgentView, RestrictedAnswer } from '@crease/core/free-agents/rfa/rfa.schema.js';
import { seasonPlus } from '@crease/core/season.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { Button } from '../../../ui/Button.js';
import { Select } from '../../../ui/fields/Select.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import { formatExact } from '../../../ui/figures/time.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { useAnswerOffer, useSaveOffer, useWithdrawOffer } from './rfa.data.js';
import * as t from './rfa.words.en.js';

const MOST_SALARY = 1_000_000_000;

export function OfferDialog({
  leagueId,
  agent,
  answer,
  onClose,
}: {
  leagueId: string;
  agent: RestrictedAgentView;
  answer: RestrictedAnswer;
  onClose: () => void;
}) {
  const player = agent.player_name;
  const { minimum, step, least, most } = answer;
  const save = useSaveOffer(leagueId, player, onClose);
  const withdraw = useWithdrawOffer(leagueId, player, onClose);
  const { own } = agent;
  const form = useFields(
    () => ({ salary: own?.salary ?? Math.max(minimum, agent.salary), years: String(own?.years ?? least) }),
    save,
  );
  const lengths = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return (
    <FormDialog
      onClose={onClose}
      title={t.offerQuestion({ player })}
      description={t.offerHint({ when: formatExact(Date.parse(agent.offers_until)) })}
      submit={own === null ? t.makeOffer : t.saveOffer}
      {...form.sending}
      aside={
        own === null ? undefined : (
          <Button variant="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate(own.offer_id)}>
            {t.withdraw}
          </Button>
        )
      }
      onSubmit={() =>
        save.mutate({
          player_id: agent.player_id,
          salary: form.values.salary,
          years: Number(form.values.years),
        })
      }
    >
      <Stepper
        label={t.salary}
        hint={t.salaryHint({ least: minimum, step })}
        min={minimum}
        max={MOST_SALARY}
        step={Math.max(step, minimum >= 100_000 ? 25_000 : 1)}
        format="money"
        {...form.field('salary')}
      />
      <Select
        label={t.length}
        options={lengths.map((years) => ({
          value: String(years),
          label: t.seasons({ years, last: seasonPlus(agent.season, years - 1) }),
        }))}
        {...form.field('years')}
      />
      {answer.compensation !== null && (
        <p aria-live="polite" className="text-sm text-ink-2">
          {t.offerCosts(compensationFor(form.values.salary, agent.season, answer.compensation))}
        </p>
      )}
    </FormDialog>
  );
}

/** The former team matches the best offer, keeps a player without one, or lets the player go. */
export function AnswerDialog({
  leagueId,
  agent,
  answer,
  nameOf,
  onClose,
}: {
  leagueId: string;
  agent: RestrictedAgentView;
  answer: RestrictedAnswer;
  nameOf: (teamId: string) => string;
  onClose: () => void;
}) {
  const player = agent.player_name;
  const reply = useAnswerOffer(leagueId, agent, onClose);
  const form = useFields({}, reply);
  const { best } = agent;
  const when = formatExact(Date.parse(agent.match_until ?? agent.offers_until));
  return (
    <FormDialog
      onClose={onClose}
      title={best === null ? t.keepQuestion({ player }) : t.matchQuestion({ player })}
      description={
        best === null
          ? t.keepHint({ salary: agent.salary, years: answer.least, when })
          : t.matchHint({
              team: nameOf(best.team_id),
              salary: best.salary,
              years: best.years,
              when,
              picks:
                answer.compensation === null ? [] : compensationFor(best.salary, agent.season, answer.compensation),
            })
      }
      submit={best === null ? t.keep : t.match}
      {...form.sending}
      aside={
        <Button variant="quiet" onClick={() => reply.mutate(false)}>
          {t.letGo}
        </Button>
      }
      onSubmit={() => reply.mutate(true)}
    />
  );
}
