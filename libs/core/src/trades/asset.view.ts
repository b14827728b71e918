import { conditionText, type ConditionNames } from './conditions/condition.rules.js';
import { retentionOf } from './trade.books.js';
import type { TradeContext } from './trade.context.js';
import type { TradeAsset, TradeSide } from './trade.model.js';
import type { TradeAssetView } from './trade.schema.js';
import { endsOnArrival, retainedAmount, retentionLabel } from '../teams/retention.rules.js';
import { faPickLabel, pickLabel, playerLabel } from './trade.words.js';

export function namesOf(
  context: TradeContext,
  teamName: (id: string) => string | undefined = () => undefined,
): ConditionNames {
  return {
    player: (id) => context.players.get(id)?.name ?? `player ${id}`,
    pick: (id) => {
      const pick = context.picks.get(id);
      return pick ? pickLabel(pick) : 'another pick';
    },
    team: (id) => context.teams.find((team) => team.id === id)?.name ?? teamName(id) ?? 'the team',
  };
}

type Asset<Kind extends TradeAsset['kind']> = Extract<TradeAsset, { readonly kind: Kind }>;
type View<Kind extends TradeAsset['kind']> = Extract<TradeAssetView, { kind: Kind }> | null;
type Conditional = Pick<TradeAssetView, 'condition' | 'condition_text'>;

/** An asset for display; null when it is no longer known. */
export function assetView(
  asset: TradeAsset,
  side: TradeSide,
  context: TradeContext,
  names: ConditionNames,
): TradeAssetView | null {
  const condition_text = asset.condition && conditionText(asset.condition, names);
  const base = { condition: asset.condition, condition_text };
  switch (asset.kind) {
    case 'player':
      return playerView(base, asset, side, context);
    case 'draft-pick':
      return draftPickView(base, asset, context);
    case 'fa-pick':
      return faPickView(base, asset, context);
    case 'retention':
      return retentionView(base, asset, side, context);
  }
}

const playerInBooks = ({ teams }: TradeContext, id: number) =>
  teams.flatMap((team) => team.seasons[0]?.players ?? []).find((player) => player.id === id);

function playerView(base: Conditional, asset: Asset<'player'>, side: TradeSide, context: TradeContext): View<'player'> {
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
    label: playerLabel({ name: facts.name, position: known?.position ?? 'F', capHit }),
  };
}

function draftPickView(base: Conditional, asset: Asset<'draft-pick'>, context: TradeContext): View<'draft-pick'> {
  const pick = context.picks.get(asset.pick_id);
  if (!pick) return null;
  return {
    ...base,
    kind: 'draft-pick',
    pick_id: pick.id,
    season: pick.season,
    type: pick.type,
    round: pick.round,
    pick_number: pick.number,
    assigned_to: pick.originalTeamId,
    owned_by: pick.ownerTeamId,
    label: pickLabel(pick),
  };
}

function faPickView(base: Conditional, asset: Asset<'fa-pick'>, context: TradeContext): View<'fa-pick'> {
  const pick = context.faPicks.get(asset.pick_id);
  if (!pick) return null;
  return {
    ...base,
    kind: 'fa-pick',
    pick_id: pick.id,
    week: pick.week,
    assigned_to: pick.originalTeamId,
    owned_by: pick.ownerTeamId,
    expiry_date: new Date(pick.expiresAt).toISOString(),
    label: faPickLabel(pick),
  };
}

function retentionView(
  base: Conditional,
  asset: Asset<'retention'>,
  side: TradeSide,
  context: TradeContext,
): View<'retention'> {
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
    label: retentionLabel(facts.name, asset, amount, throughSeason),
  };
}

/** An asset with its condition on one line. */
export const assetLine = (asset: TradeAssetView): string =>
  asset.condition_text === null ? asset.label : `${asset.label}: ${asset.condition_text}`;
