import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import { seasonPlus } from '@crease/core/season.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { finishRange, protectedRange } from '@crease/core/trades/conditions/condition.proposal.js';
import { conditionReach } from '@crease/core/trades/conditions/condition.rules.js';
import type { SingleCondition, TradeAsset } from '@crease/core/trades/trade.model.js';
import { useFields, type Fields } from '../../../platform/requests/use-fields.js';
import { Select } from '../../../ui/fields/Select.js';
import {
  CONDITION_HINT,
  CONDITION_TYPES,
  ConditionParts,
  isWorded,
  joinable,
  type ConditionExtras,
  type OtherPick,
  type SingleType,
} from './ConditionParts.js';
import { SubjectField, FigureField } from './ConditionSubject.js';
import * as t from './offer.words.en.js';

export interface ConditionChoices {
  readonly asset: TradeAsset;
  readonly teams: LeagueAnswer['teams'];
  readonly season: string;
  /** Seasons ahead for which picks can be traded. */
  readonly picksAhead: number;
  /** Round of a draft pick; null for other assets. */
  readonly round: number | null;
  /** Other picks of the giving team, one of which can replace this one. */
  readonly picks: readonly OtherPick[];
  /** Both teams' players. */
  readonly players: readonly { player_id: number; name: string }[];
}

interface ConditionValues {
  type: SingleType;
  protectedTop: number;
  finishTop: number;
  games: number;
  player: string;
  team: string;
  club: string;
  season: string;
  words: string;
}

export interface ConditionForm {
  readonly main: Fields<ConditionValues>;
  readonly extras: Fields<ConditionExtras>;
}

/** Form state of one condition; `old` is its previous value. */
export function useConditionForm(
  old: SingleCondition | null,
  first: SingleType,
  { asset, teams, season, round, picks, players }: ConditionChoices,
): ConditionForm {
  const protectable = round === null ? null : protectedRange(round, teams.length);
  const main = useFields<ConditionValues>({
    type: old?.type ?? first,
    protectedTop: old?.type === 'pick-protected' ? old.top : (protectable?.proposed ?? 1),
    finishTop: old?.type === 'team-finish' ? old.top : (finishRange(teams.length)?.proposed ?? 1),
    games: old?.type === 'games-played' ? old.at_least : 41,
    player: String(
      old !== null && 'player_id' in old
        ? old.player_id
        : 'player_id' in asset
          ? asset.player_id
          : (players[0]?.player_id ?? ''),
    ),
    team: old !== null && 'team_id' in old ? old.team_id : (teams[0]?.team_id ?? ''),
    club: old?.type === 'playoffs-made' ? old.club : NHL_CLUBS[0]!.code,
    season: old !== null && 'season' in old ? old.season : season,
    words: old?.type === 'free-text' ? old.text : old?.type === 'award' ? old.award : '',
  });
  const extras = useFields<ConditionExtras>({
    instead: old?.type === 'pick-protected' ? (old.instead_pick_id ?? '') : '',
    other: old?.type === 'pick-of-two' ? old.other_pick_id : (picks[0]?.pick_id ?? ''),
    which: old?.type === 'pick-of-two' ? old.which : 'lower',
    round: String(old?.type === 'playoffs-made' ? (old.round ?? 1) : 1),
    result: old?.type === 'team-result' ? old.result : 'playoffs',
    not: old !== null && 'not' in old && old.not === true,
  });
  return { main, extras };
}

export const typesFor = ({ teams, round, picks }: ConditionChoices, old: SingleType | null) =>
  CONDITION_TYPES.filter(
    ({ value }) =>
      value === old ||
      ((value !== 'pick-protected' || (round !== null && protectedRange(round, teams.length) !== null)) &&
        (value !== 'pick-of-two' || (round !== null && picks.length > 0)) &&
        (value !== 'team-finish' || finishRange(teams.length) !== null)),
  );

export function ConditionFields({
  form: { main: form, extras },
  types,
  label,
  choices: { teams, season, picksAhead, round, picks, players },
  focus = false,
}: {
  form: ConditionForm;
  types: readonly { value: SingleType; label: string }[];
  label: string;
  choices: ConditionChoices;
  /** The dialog's initial focus. */
  focus?: boolean;
}) {
  const { type } = form.values;
  const seasons = Array.from({ length: conditionReach(picksAhead) + 1 }, (_, ahead) => seasonPlus(season, ahead));
  return (
    <>
      <Select
        label={label}
        hint={CONDITION_HINT[type]}
        options={types}
        data-autofocus={focus ? '' : undefined}
        {...form.field('type')}
      />
      <SubjectField form={form} players={players} teams={teams} />
      <FigureField form={form} round={round} teams={teams.length} />
      <ConditionParts type={type} picks={picks} form={extras} />
      {joinable(type) && type !== 'free-text' && (
        <Select
          label={t.season}
          options={seasons.map((one) => ({ value: one, label: one }))}
          {...form.field('season')}
        />
      )}
    </>
  );
}

/** The condition in the fields; null while it is incomplete. */
export function conditionIn({ main, extras }: ConditionForm, resolve_by: string): SingleCondition | null {
  const { type, protectedTop, finishTop, games, player, team, club, season, words } = main.values;
  const { instead, other, which, round: reached, result, not } = extras.values;
  const turned = not ? { not: true as const } : {};
  switch (type) {
    case 'pick-protected':
      return { type, top: protectedTop, ...(instead === '' ? {} : { instead_pick_id: instead }), resolve_by };
    case 'pick-of-two':
      return other === '' ? null : { type, other_pick_id: other, which, resolve_by };
    case 'games-played':
      return player === '' ? null : { type, player_id: Number(player), season, at_least: games, ...turned, resolve_by };
    case 'team-finish':
      return team === '' ? null : { type, team_id: team, season, top: finishTop, ...turned, resolve_by };
    case 'team-result':
      return team === '' ? null : { type, team_id: team, season, result, ...turned, resolve_by };
    case 'playoffs-made':
      return { type, club, season, ...(reached === '1' ? {} : { round: Number(reached) }), ...turned, resolve_by };
    case 'signed':
      return player === '' ? null : { type, player_id: Number(player), season, ...turned, resolve_by };
    case 'award':
      return player === '' || !isWorded(type, words)
        ? null
        : { type, player_id: Number(player), award: words.trim(), season, ...turned, resolve_by };
    case 'free-text':
      return !isWorded(type, words) ? null : { type, text: words.trim(), resolve_by };
  }
}
