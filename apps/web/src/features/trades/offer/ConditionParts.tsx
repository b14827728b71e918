import { CUP, type SingleCondition, type TeamResult, type WhichOfTwo } from '@crease/core/trades/trade.model.js';
import type { Fields } from '../../../platform/requests/use-fields.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { Select } from '../../../ui/fields/Select.js';
import * as t from './offer.words.en.js';

export type SingleType = SingleCondition['type'];

/** Minimum length of a condition that is written as text. */
const SHORTEST = { award: 2, 'free-text': 3 } as const;

export const isWorded = (type: keyof typeof SHORTEST, words: string): boolean => words.trim().length >= SHORTEST[type];

/** True when the type can be joined with another. Types that send a different pick instead cannot. */
export const joinable = (type: SingleType): boolean => type !== 'pick-protected' && type !== 'pick-of-two';

export const CONDITION_TYPES: readonly { value: SingleType; label: string }[] = [
  { value: 'pick-protected', label: t.protectedPick },
  { value: 'pick-of-two', label: t.oneOfTwoPicks },
  { value: 'games-played', label: t.gamesOfPlayer },
  { value: 'team-finish', label: t.finishOfTeam },
  { value: 'team-result', label: t.resultOfTeam },
  { value: 'playoffs-made', label: t.clubInNhlPlayoffs },
  { value: 'signed', label: t.playerIsSigned },
  { value: 'award', label: t.playerWinsAward },
  { value: 'free-text', label: t.inYourOwnWords },
];
const DECIDED = t.commissionerDecidesHint;
export const CONDITION_HINT: Readonly<Record<SingleType, string>> = {
  'pick-protected': t.protectedPickHint,
  'pick-of-two': t.oneOfTwoPicksHint,
  'games-played': t.gamesOfPlayerHint,
  'team-finish': t.finishOfTeamHint,
  'team-result': t.resultOfTeamHint,
  'playoffs-made': t.clubInNhlPlayoffsHint,
  signed: t.playerIsSignedHint,
  award: DECIDED,
  'free-text': DECIDED,
};

const WHICH: readonly { value: WhichOfTwo; label: string }[] = [
  { value: 'lower', label: t.laterOfTwo },
  { value: 'higher', label: t.earlierOfTwo },
  { value: 'getter', label: t.receiverChooses },
  { value: 'giver', label: t.giverChooses },
];
const RESULTS: readonly { value: TeamResult; label: string }[] = [
  { value: 'playoffs', label: t.makesOwnPlayoffs },
  { value: 'title', label: t.winsTitle },
];
const ROUNDS = [
  { value: '1', label: t.makesNhlPlayoffs },
  { value: '2', label: t.reachesSecondRound },
  { value: '3', label: t.reachesSemifinals },
  { value: '4', label: t.reachesFinal },
  { value: String(CUP), label: t.winsStanleyCup },
];

export interface ConditionExtras {
  instead: string;
  other: string;
  which: WhichOfTwo;
  round: string;
  result: TeamResult;
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
  picks: readonly OtherPick[];
  form: Fields<ConditionExtras>;
}) {
  const options = picks.map(({ pick_id, label }) => ({ value: pick_id, label }));
  const turns = joinable(type) && type !== 'free-text';
  return (
    <>
      {type === 'pick-protected' && (
        <Select
          label={t.whatGoesInstead}
          options={[{ value: '', label: t.sameRoundNextYear }, ...options]}
          {...form.field('instead')}
        />
      )}
      {type === 'pick-of-two' && (
        <>
          <Select label={t.otherPick} required options={options} {...form.field('other')} />
          <Select label={t.whichPickGoes} hint={t.whichPickGoesHint} options={WHICH} {...form.field('which')} />
        </>
      )}
      {type === 'team-result' && <Select label={t.howFar} options={RESULTS} {...form.field('result')} />}
      {type === 'playoffs-made' && <Select label={t.howFar} options={ROUNDS} {...form.field('round')} />}
      {turns && (
        <Checkbox label={t.mustNotComeTrue} checked={form.values.not} onChange={(on) => form.set({ not: on })} />
      )}
    </>
  );
}
