import { CUP, type SingleCondition, type WhichOfTwo } from '@crease/core/trades/trade.model.js';
import type { Fields } from '../../../platform/use-fields.js';
import { Checkbox } from '../../../ui/Switch.js';
import { Select } from '../../../ui/Select.js';

export type SingleType = SingleCondition['type'];

/** True when a condition of this type can be joined with another. Types that send a different pick instead cannot. */
export const joinable = (type: SingleType): boolean => type !== 'pick-protected' && type !== 'pick-of-two';

export const CONDITION_TYPES: readonly { value: SingleType; label: string }[] = [
  { value: 'pick-protected', label: 'Protected pick' },
  { value: 'pick-of-two', label: 'One of two picks' },
  { value: 'games-played', label: 'Games that a player plays' },
  { value: 'team-finish', label: 'Where a team finishes' },
  { value: 'playoffs-made', label: 'An NHL club in the playoffs' },
  { value: 'signed', label: 'A player is signed' },
  { value: 'award', label: 'A player wins an award' },
  { value: 'free-text', label: 'In your own words' },
];
const DECIDED = 'Your commissioner decides. In a commissioner’s own trade, people outside it do.';
export const CONDITION_HINT: Readonly<Record<SingleType, string>> = {
  'pick-protected': 'Among the first of its draft it stays, and another pick goes instead.',
  'pick-of-two': 'This pick or another goes: by their places in the draft, or as a team chooses.',
  'games-played': 'Regular-season NHL games of one season.',
  'team-finish': 'Place in the league’s regular season.',
  'playoffs-made': 'The club plays in the playoffs of a season, reaches a round, or wins the Stanley Cup.',
  signed: 'They have a contract for the season by the day.',
  award: DECIDED,
  'free-text': DECIDED,
};

const WHICH: readonly { value: WhichOfTwo; label: string }[] = [
  { value: 'lower', label: 'The later of the two' },
  { value: 'higher', label: 'The earlier of the two' },
  { value: 'getter', label: 'As the team that gets it chooses' },
  { value: 'giver', label: 'As the team that gives it chooses' },
];
const ROUNDS = [
  { value: '1', label: 'Makes the playoffs' },
  { value: '2', label: 'Reaches the second round' },
  { value: '3', label: 'Reaches the semifinals' },
  { value: '4', label: 'Reaches the final' },
  { value: String(CUP), label: 'Wins the Stanley Cup' },
];

/** Values of these fields, in addition to the dialog's own. */
export interface ConditionExtras {
  instead: string;
  other: string;
  which: WhichOfTwo;
  round: string;
  not: boolean;
}

export interface OtherPick {
  readonly pick_id: string;
  readonly label: string;
}

/** The replacement pick, the round that a club must reach, and whether the condition is negated. */
export function ConditionParts({
  type,
  picks,
  form,
}: {
  type: SingleType;
  /** Other picks of the giving team. */
  picks: readonly OtherPick[];
  form: Fields<ConditionExtras>;
}) {
  const options = picks.map(({ pick_id, label }) => ({ value: pick_id, label }));
  const turns = joinable(type) && type !== 'free-text';
  return (
    <>
      {type === 'pick-protected' && (
        <Select
          label="What goes instead"
          options={[{ value: '', label: 'Next year’s same round' }, ...options]}
          {...form.field('instead')}
        />
      )}
      {type === 'pick-of-two' && (
        <>
          <Select label="The other pick" options={options} {...form.field('other')} />
          <Select
            label="Which of them goes"
            hint="If no choice is made by that day, this pick goes."
            options={WHICH}
            {...form.field('which')}
          />
        </>
      )}
      {type === 'playoffs-made' && <Select label="How far" options={ROUNDS} {...form.field('round')} />}
      {turns && (
        <Checkbox label="It must not come true" checked={form.values.not} onChange={(on) => form.set({ not: on })} />
      )}
    </>
  );
}
