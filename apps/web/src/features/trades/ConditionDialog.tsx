import { useState } from 'react';
import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import { seasonPlus, startYear } from '@crease/core/season.js';
import { finishRange, protectedRange } from '@crease/core/trades/condition.proposal.js';
import { TRADE_LIMITS, type Condition, type ConditionType, type TradeAsset } from '@crease/core/trades/trade.model.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { useFields } from '../../platform/use-fields.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/Field.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { Select } from '../../ui/Select.js';
import { Stepper } from '../../ui/Stepper.js';
import {
  CONDITION_HINT,
  CONDITION_TYPES,
  ConditionParts,
  type ConditionExtras,
  type OtherPick,
} from './ConditionParts.js';

const SEASONS_AHEAD = 3;
const DAY_MS = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export interface ConditionDialogProps {
  leagueId: string;
  asset: TradeAsset;
  label: string;
  /** Of a draft pick. */
  round: number | null;
  /** Other picks of the team that gives: one of them can go instead. */
  picks: readonly OtherPick[];
  /** Whom a condition may be about: both teams' players. */
  players: readonly { player_id: number; name: string }[];
  /** FA picks: the condition must be decided before this day. */
  lastDay: string | null;
  onSave: (condition: Condition | null) => void;
  onClose: () => void;
}

/** The form of a condition: what must happen, and by when. */
export function ConditionDialog(props: ConditionDialogProps) {
  const { leagueId, asset, label, round, picks, players, lastDay, onSave, onClose } = props;
  const { league, teams } = useLoadedLeague(leagueId);
  const old = asset.condition;
  const protectable = round === null ? null : protectedRange(round, teams.length);
  const finish = finishRange(teams.length);
  const types = CONDITION_TYPES.filter(
    ({ value }) =>
      value === old?.type ||
      ((value !== 'pick-protected' || protectable !== null) &&
        (value !== 'pick-of-two' || (round !== null && picks.length > 0)) &&
        (value !== 'team-finish' || finish !== null)),
  );
  const [today] = useState(() => Date.now());
  const form = useFields<ConditionValues>({
    type: old?.type ?? types[0]!.value,
    protectedTop: old?.type === 'pick-protected' ? old.top : (protectable?.proposed ?? 1),
    finishTop: old?.type === 'team-finish' ? old.top : (finish?.proposed ?? 1),
    games: old?.type === 'games-played' ? old.at_least : 41,
    player: String(
      old !== null && 'player_id' in old
        ? old.player_id
        : 'player_id' in asset
          ? asset.player_id
          : (players[0]?.player_id ?? ''),
    ),
    team: old?.type === 'team-finish' ? old.team_id : (teams[0]?.team_id ?? ''),
    club: old?.type === 'playoffs-made' ? old.club : NHL_CLUBS[0]!.code,
    season: old !== null && 'season' in old ? old.season : league.current_season,
    words: old?.type === 'free-text' ? old.text : old?.type === 'award' ? old.award : '',
    by: old?.resolve_by ?? lastDay ?? seasonEnd(league.current_season, today),
  });
  const extras = useFields<ConditionExtras>({
    instead: old?.type === 'pick-protected' ? (old.instead_pick_id ?? '') : '',
    other: old?.type === 'pick-of-two' ? old.other_pick_id : (picks[0]?.pick_id ?? ''),
    which: old?.type === 'pick-of-two' ? old.which : 'lower',
    round: String(old?.type === 'playoffs-made' ? (old.round ?? 1) : 1),
    not: old !== null && 'not' in old && old.not === true,
  });
  const { type, protectedTop, finishTop, by } = form.values;
  const seasons = Array.from({ length: SEASONS_AHEAD + 1 }, (_, ahead) => seasonPlus(league.current_season, ahead));

  const first = isoDay(today);
  const last = lastDay ?? isoDay(today + 3 * 365 * DAY_MS);
  const condition = by === '' || by < first || by > last ? null : builtCondition(form.values, extras.values);
  const about = {
    player: type === 'games-played' || type === 'signed' || type === 'award',
    season: type !== 'pick-protected' && type !== 'pick-of-two' && type !== 'free-text',
  };

  return (
    <FormDialog
      onClose={onClose}
      title="Condition"
      description={`${label} goes only if it comes true.`}
      submit="Set condition"
      ready={condition !== null}
      aside={
        old !== null && (
          <Button variant="quiet" className="sm:mr-auto" onClick={() => onSave(null)}>
            Without a condition
          </Button>
        )
      }
      onSubmit={() => onSave(condition)}
    >
      <Select
        label="What must come true"
        hint={CONDITION_HINT[type]}
        options={types}
        data-autofocus=""
        {...form.field('type')}
      />
      {about.player && (
        <Select
          label="Player"
          options={[...players]
            .sort((a, b) => a.name.localeCompare(b.name))
            .map((one) => ({ value: String(one.player_id), label: one.name }))}
          {...form.field('player')}
        />
      )}
      {type === 'team-finish' && (
        <Select
          label="Team"
          options={teams.map((one) => ({ value: one.team_id, label: one.team_name }))}
          {...form.field('team')}
        />
      )}
      {type === 'playoffs-made' && (
        <Select
          label="Club"
          options={NHL_CLUBS.map((one) => ({ value: one.code, label: one.name }))}
          {...form.field('club')}
        />
      )}
      {type === 'pick-protected' && (
        <Stepper
          label="Protected among the first"
          hint={
            round === null
              ? undefined
              : `Picks of round ${round} are about ${(round - 1) * teams.length + 1} to ${round * teams.length}.`
          }
          min={Math.min(protectable?.min ?? 1, protectedTop)}
          max={Math.max(protectable?.max ?? 1, protectedTop)}
          {...form.field('protectedTop')}
        />
      )}
      {type === 'team-finish' && (
        <Stepper
          label="In the top"
          hint={`Of ${teams.length} teams.`}
          min={1}
          max={Math.max(finish?.max ?? 1, finishTop)}
          {...form.field('finishTop')}
        />
      )}
      {type === 'games-played' && (
        <Stepper label="Games, at least" min={1} max={TRADE_LIMITS.games} {...form.field('games')} />
      )}
      {type === 'award' && <TextField label="Award" maxLength={60} placeholder="Hart Trophy" {...form.text('words')} />}
      {type === 'free-text' && <TextField label="The condition" maxLength={300} {...form.text('words')} />}
      <ConditionParts type={type} picks={picks} form={extras} />
      {about.season && (
        <Select label="Season" options={seasons.map((one) => ({ value: one, label: one }))} {...form.field('season')} />
      )}
      <TextField
        label="Decided by"
        type="date"
        hint="What is not proven by the end of this day has not happened; until then the asset cannot be traded."
        min={first}
        max={last}
        {...form.text('by', by !== '' && (by < first || by > last) ? `From today until ${last}.` : undefined)}
      />
    </FormDialog>
  );
}

/** The end of June after the season, or half a year from now where that has passed. */
function seasonEnd(season: string, today: number): string {
  const end = `${startYear(season) + 1}-06-30`;
  return end > isoDay(today) ? end : isoDay(today + 180 * DAY_MS);
}

interface ConditionValues {
  type: ConditionType;
  protectedTop: number;
  finishTop: number;
  games: number;
  player: string;
  team: string;
  club: string;
  season: string;
  words: string;
  by: string;
}

/** The condition as it stands in the form; null while something is missing. */
function builtCondition(values: ConditionValues, extras: ConditionExtras): Condition | null {
  const { type, protectedTop, finishTop, games, player, team, club, season, words, by: resolve_by } = values;
  const { instead, other, which, round: reached, not } = extras;
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
    case 'playoffs-made':
      return { type, club, season, ...(reached === '1' ? {} : { round: Number(reached) }), ...turned, resolve_by };
    case 'signed':
      return player === '' ? null : { type, player_id: Number(player), season, ...turned, resolve_by };
    case 'award':
      return player === '' || words.trim().length < 2
        ? null
        : { type, player_id: Number(player), award: words.trim(), season, ...turned, resolve_by };
    case 'free-text':
      return words.trim().length < 3 ? null : { type, text: words.trim(), resolve_by };
  }
}
