import { useState } from 'react';
import { dayWords } from '@crease/core/calendar.js';
import { startYear } from '@crease/core/season.js';
import { seasonsAhead } from '@crease/core/leagues/league.rules.js';
import { lastConditionDay, singlesOf } from '@crease/core/trades/conditions/condition.rules.js';
import type { Condition, ConditionPart, SingleCondition } from '@crease/core/trades/trade.model.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { TermTip } from '../../open-league/TermTip.js';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import {
  ConditionFields,
  conditionIn,
  typesFor,
  useConditionForm,
  type ConditionChoices,
  type ConditionForm,
} from './ConditionFields.js';
import { CONDITION_TYPES, joinable } from './ConditionParts.js';
import * as t from './offer.words.en.js';

const DAY_MS = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export interface ConditionDialogProps extends Pick<ConditionChoices, 'asset' | 'round' | 'picks' | 'players'> {
  leagueId: string;
  label: string;
  /** FA picks: the condition must be decided before this day. */
  lastDay: string | null;
  onSave: (condition: Condition | null) => void;
  onClose: () => void;
}

export function ConditionDialog(props: ConditionDialogProps) {
  const { leagueId, label, lastDay, onSave, onClose } = props;
  const { league, teams } = useLoadedLeague(leagueId);
  const season = league.current_season;
  const picksAhead = seasonsAhead(league.league_type, league);
  const choices: ConditionChoices = { ...props, teams, season, picksAhead };
  const old = props.asset.condition;
  const [one = null, other = null] = old === null ? [] : singlesOf(old);
  const types = typesFor(choices, one?.type ?? null);
  const first = useConditionForm(one, types[0]!.value, choices);
  const second = useConditionForm(other, 'free-text', choices);
  const [joined, setJoined] = useState(other !== null);
  const [today] = useState(() => Date.now());
  const [by, setBy] = useState(old?.resolve_by ?? lastDay ?? seasonEnd(season, today));
  const canJoin = joinable(first.main.values.type);

  const earliest = isoDay(today);
  const latest = lastDay ?? lastConditionDay(season, picksAhead);
  const late = by !== '' && (by < earliest || by > latest);
  const condition = by === '' || late ? null : conditionOf(first, canJoin && joined ? second : null, by);

  return (
    <FormDialog
      onClose={onClose}
      title={t.condition}
      description={t.goesOnlyIfTrue({ asset: label })}
      tip={<TermTip leagueId={leagueId} term="condition" />}
      submit={t.setCondition}
      ready={condition !== null}
      aside={
        old !== null && (
          <Button variant="quiet" className="sm:mr-auto" onClick={() => onSave(null)}>
            {t.withoutCondition}
          </Button>
        )
      }
      onSubmit={() => onSave(condition)}
    >
      <ConditionFields form={first} types={types} label={t.conditionType} choices={choices} focus />
      {canJoin && <Checkbox label={t.andSecondCondition} checked={joined} onChange={setJoined} />}
      {canJoin && joined && (
        <fieldset className="flex flex-col gap-4 border-l-2 border-line pl-4">
          <legend className="sr-only">{t.secondCondition}</legend>
          <ConditionFields
            form={second}
            types={CONDITION_TYPES.filter(({ value }) => joinable(value))}
            label={t.secondConditionType}
            choices={choices}
          />
        </fieldset>
      )}
      <TextField
        label={t.decidedBy}
        type="date"
        required
        hint={t.decidedByHint}
        min={earliest}
        max={latest}
        value={by}
        error={late ? t.fromTodayUntil({ day: dayWords(latest) }) : undefined}
        onChange={(event) => setBy(event.target.value)}
      />
    </FormDialog>
  );
}

/** The end of June after the season, or 180 days from now when that has passed. */
function seasonEnd(season: string, today: number): string {
  const end = `${startYear(season) + 1}-06-30`;
  return end > isoDay(today) ? end : isoDay(today + 180 * DAY_MS);
}

/** The condition of one or two forms; null while incomplete. */
function conditionOf(first: ConditionForm, second: ConditionForm | null, by: string): Condition | null {
  const one = conditionIn(first, by);
  if (second === null || one === null) return one;
  const other = conditionIn(second, by);
  if (other === null || !isJoinable(one) || !isJoinable(other)) return null;
  return { type: 'both', of: [withoutDay(one), withoutDay(other)], resolve_by: by };
}

type Joinable = Exclude<SingleCondition, { type: 'pick-protected' | 'pick-of-two' }>;
const isJoinable = (condition: SingleCondition): condition is Joinable => joinable(condition.type);

function withoutDay({ resolve_by: _, ...part }: Joinable): ConditionPart {
  return part;
}
