import { locale } from '@crease/core/locale.js';
import { clubName } from '@crease/core/players/club.words.js';
import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import { finishRange, protectedRange } from '@crease/core/trades/conditions/condition.proposal.js';
import { TRADE_LIMITS } from '@crease/core/trades/trade.model.js';
import { TextField } from '../../../ui/fields/Field.js';
import { Select } from '../../../ui/fields/Select.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import type { ConditionChoices, ConditionForm } from './ConditionFields.js';
import { isWorded } from './ConditionParts.js';
import * as t from './offer.words.en.js';

type MainForm = ConditionForm['main'];

export function SubjectField({
  form,
  players,
  teams,
}: Pick<ConditionChoices, 'players' | 'teams'> & { form: MainForm }) {
  const { type } = form.values;
  return (
    <>
      {(type === 'games-played' || type === 'signed' || type === 'award') && (
        <Select
          label={t.player}
          required
          options={[...players]
            .sort((a, b) => locale.compare(a.name, b.name))
            .map((one) => ({ value: String(one.player_id), label: one.name }))}
          {...form.field('player')}
        />
      )}
      {(type === 'team-finish' || type === 'team-result') && (
        <Select
          label={t.team}
          required
          options={teams.map((one) => ({ value: one.team_id, label: one.team_name }))}
          {...form.field('team')}
        />
      )}
      {type === 'playoffs-made' && (
        <Select
          label={t.club}
          options={NHL_CLUBS.map((one) => ({ value: one.code, label: clubName(one.code) }))}
          {...form.field('club')}
        />
      )}
    </>
  );
}

/** The aim: a place, a number of games, an award, or what the text says. */
export function FigureField({
  form,
  round,
  teams,
}: Pick<ConditionChoices, 'round'> & { form: MainForm; teams: number }) {
  const { type, protectedTop, finishTop, words } = form.values;
  const missing = (type === 'award' || type === 'free-text') && !isWorded(type, words) ? '' : undefined;
  const protectable = round === null ? null : protectedRange(round, teams);
  return (
    <>
      {type === 'pick-protected' && (
        <Stepper
          label={t.protectedAmongFirst}
          hint={
            round === null
              ? undefined
              : t.picksOfRoundHint({ round, first: (round - 1) * teams + 1, last: round * teams })
          }
          min={Math.min(protectable?.min ?? 1, protectedTop)}
          max={Math.max(protectable?.max ?? 1, protectedTop)}
          {...form.field('protectedTop')}
        />
      )}
      {type === 'team-finish' && (
        <Stepper
          label={t.inTop}
          hint={t.ofTeams({ count: teams })}
          min={1}
          max={Math.max(finishRange(teams)?.max ?? 1, finishTop)}
          {...form.field('finishTop')}
        />
      )}
      {type === 'games-played' && (
        <Stepper label={t.gamesAtLeast} min={1} max={TRADE_LIMITS.games} {...form.field('games')} />
      )}
      {type === 'award' && (
        <TextField
          label={t.award}
          required
          data-missing={missing}
          maxLength={60}
          placeholder={t.hartTrophy}
          {...form.text('words')}
        />
      )}
      {type === 'free-text' && (
        <TextField label={t.theCondition} required data-missing={missing} maxLength={300} {...form.text('words')} />
      )}
    </>
  );
}
