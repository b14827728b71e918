import { locale } from '../locale.js';
import { retentionOf } from './trade.books.js';
import type { PickFacts, TradeContext } from './trade.context.js';
import { subjectsOf, wordAsset, type KnownNames, type NamedPick, type ShownAsset } from './shown/shown.words.js';
import type { TradeAsset, TradeSide } from './trade.model.js';
import type { TradeAssetView } from './trade.schema.js';
import { endsOnArrival, retainedAmount } from '../teams/retention.rules.js';

export const namesOf = (
  context: TradeContext,
  teamName: (id: string) => string | undefined = () => undefined,
): KnownNames => ({
  player: (id) => context.players.get(id)?.name,
  pick: (id) => {
    const pick = context.picks.get(id);
    return pick && namedPick(pick);
  },
  team: (id) => context.teams.find((team) => team.id === id)?.name ?? teamName(id),
});

const namedPick = ({ season, type, round, number, originalTeam, extra }: PickFacts) =>
  ({
    season,
    type,
    round,
    pick_number: number,
    original_team: originalTeam,
    ...(extra === 0 ? {} : { extra }),
  }) satisfies NamedPick;

type Asset<Kind extends TradeAsset['kind']> = Extract<TradeAsset, { readonly kind: Kind }>;
type Shown<Kind extends TradeAsset['kind']> = Extract<ShownAsset, { kind: Kind }> | null;
type Conditional = Pick<ShownAsset, 'condition' | 'subjects'>;

/** An asset for display; null when it is no longer known. */
export function assetView(
  asset: TradeAsset,
  side: TradeSide,
  context: TradeContext,
  names: KnownNames,
): TradeAssetView | null {
  const shown = shownAsset(asset, side, context, names);
  return shown && wordAsset(shown);
}

/** An asset as it is stored when it is shown: its figures, without words. Null when it is no longer known. */
export function shownAsset(
  asset: TradeAsset,
  side: TradeSide,
  context: TradeContext,
  names: KnownNames,
): ShownAsset | null {
  const { condition } = asset;
  const base: Conditional = condition === null ? { condition } : { condition, subjects: subjectsOf(condition, names) };
  switch (asset.kind) {
    case 'player':
      return shownPlayer(base, asset, side, context);
    case 'draft-pick':
      return shownDraftPick(base, asset, context);
    case 'fa-pick':
      return shownFaPick(base, asset, context);
    case 'retention':
      return shownRetention(base, asset, side, context);
    case 'budget':
    case 'cap-space':
      return { ...base, kind: asset.kind, season: asset.season, amount: asset.amount };
  }
}

const playerInBooks = ({ teams }: TradeContext, id: number) =>
  teams.flatMap((team) => team.seasons[0]?.players ?? []).find((player) => player.id === id);

function shownPlayer(
  base: Conditional,
  asset: Asset<'player'>,
  side: TradeSide,
  context: TradeContext,
): Shown<'player'> {
  const facts = context.players.get(asset.player_id);
  if (!facts) return null;
  const holder = context.teams.find((team) => team.id === side.team_id)?.seasons[0];
  const held = holder?.players.find((player) => player.id === asset.player_id);
  const known = held ?? playerInBooks(context, asset.player_id);
  const capHit = known?.capHit ?? facts.capHits[context.league.season] ?? 0;
  const retained = side.assets.find(
    (candidate) => candidate.kind === 'retention' && candidate.player_id === asset.player_id,
  );
  const kept = retained?.kind === 'retention' ? retentionOf(context, side.team_id, facts, capHit, retained).amount : 0;
  const receiver = context.teams.find((team) => team.id !== side.team_id);
  const ends =
    known && receiver ? endsOnArrival(context.retentions, asset.player_id, receiver.id, context.league.season) : [];
  const ended = ends.reduce((sum, share) => sum + retainedAmount(capHit, share), 0);
  return {
    ...base,
    kind: 'player',
    player_id: asset.player_id,
    name: facts.name,
    position: known?.position ?? 'F',
    position_detail: facts.detail,
    nhl_club: facts.club,
    status: known?.status ?? 'healthy',
    place: held?.place ?? null,
    cap_hit: capHit,
    charge: capHit - (known?.retainedByOthers ?? 0) + ended - kept,
    estimated: facts.estimated,
    contract_expiry: facts.expiry,
  };
}

function shownDraftPick(base: Conditional, asset: Asset<'draft-pick'>, context: TradeContext): Shown<'draft-pick'> {
  const pick = context.picks.get(asset.pick_id);
  if (!pick) return null;
  return {
    ...base,
    kind: 'draft-pick',
    pick_id: pick.id,
    ...namedPick(pick),
    assigned_to: pick.originalTeamId,
    owned_by: pick.ownerTeamId,
  };
}

function shownFaPick(base: Conditional, asset: Asset<'fa-pick'>, context: TradeContext): Shown<'fa-pick'> {
  const pick = context.faPicks.get(asset.pick_id);
  if (!pick) return null;
  return {
    ...base,
    kind: 'fa-pick',
    pick_id: pick.id,
    week: pick.week,
    assigned_to: pick.originalTeamId,
    original_team: pick.originalTeam,
    owned_by: pick.ownerTeamId,
    expiry_date: new Date(pick.expiresAt).toISOString(),
  };
}

function shownRetention(
  base: Conditional,
  asset: Asset<'retention'>,
  side: TradeSide,
  context: TradeContext,
): Shown<'retention'> {
  const facts = context.players.get(asset.player_id);
  if (!facts) return null;
  const capHit = playerInBooks(context, asset.player_id)?.capHit ?? facts.capHits[context.league.season] ?? 0;
  const { amount, throughSeason } = retentionOf(context, side.team_id, facts, capHit, asset);
  return {
    ...base,
    kind: 'retention',
    player_id: asset.player_id,
    name: facts.name,
    percent: asset.percent,
    ...(asset.dollars == null ? {} : { dollars: asset.dollars }),
    amount,
    through_season: throughSeason,
  };
}

export const assetLine = (asset: TradeAssetView): string =>
  asset.condition_text === null ? asset.label : locale.labelled(asset.label, asset.condition_text);
