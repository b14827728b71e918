import { formatPrice } from '../money.js';
import { charge } from '../teams/cap.rules.js';
import { exemptFromWaivers, MOVES, possibleMoves, takesAway } from '../teams/roster.rules.js';
import type { HeldPlayer } from '../teams/team.model.js';
import { conditionalPlayer } from './trade.books.js';
import { assetKey, type TradeContext } from './trade.context.js';
import type { TradeAsset, TradeMove, TradeSide, TradeTerms } from './trade.model.js';
import { judgeTrade, type Judgement } from './trade.rules.js';
import type { TradeSuggestion } from './trade.schema.js';
import { moveButton, retainButton, throughWaivers } from './shown/asset.words.js';
import { endsOnArrival, percentFor, retainablePercent } from '../teams/retention.rules.js';

const MOST = 4;
/** Maximum number of candidates to try; a roster hardly has more. */
const TRIED = 60;

interface Candidate {
  readonly suggestion: TradeSuggestion;
  readonly terms: TradeTerms;
  /**
   * Lower costs are suggested first: free changes, then retained salary, then the rookie bank through waivers, then
   * drops, the cheapest first.
   */
  readonly cost: number;
}

/**
 * Changes that would make a side legal: moves of that side's players, or salary retained by the other side. Each one
 * has been tried. If no single change suffices, returns those that help most.
 */
export function suggestions(
  terms: TradeTerms,
  context: TradeContext,
  judgement: Judgement,
): readonly [TradeSuggestion[], TradeSuggestion[]] {
  return [forSide(terms, 0, context, judgement), forSide(terms, 1, context, judgement)];
}

function forSide(terms: TradeTerms, index: 0 | 1, context: TradeContext, judgement: Judgement): TradeSuggestion[] {
  const present = broken(judgement, index);
  if (present === 0) return [];
  const elsewhere = judgement.problems.length + broken(judgement, index === 0 ? 1 : 0);
  const tried = candidates(terms, index, context, judgement)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, TRIED)
    .map((candidate) => {
      const then = judgeTrade(candidate.terms, context);
      const spoils =
        then.problems.length + broken(then, index === 0 ? 1 : 0) > elsewhere ||
        missed(then, index) > missed(judgement, index);
      return { candidate, left: spoils ? Infinity : broken(then, index) };
    });
  const mends = tried.filter(({ left }) => left === 0).slice(0, MOST);
  if (mends.length > 0) return mends.map(({ candidate }) => candidate.suggestion);
  return tried
    .filter(({ left }) => left < present)
    .sort((a, b) => a.left - b.left)
    .slice(0, 2)
    .map(({ candidate }) => candidate.suggestion);
}

/**
 * Distance of a side from legal: each rule's excess as a share of its limit, so that dollars and players can be summed.
 */
function broken(judgement: Judgement, index: 0 | 1): number {
  return judgement.sides[index].violations
    .filter(({ decisive }) => decisive)
    .reduce((sum, { excess, limit }) => sum + excess / Math.max(1, limit), 0);
}

/** Players that a side lacks for the coming season's minimums. */
const missed = (judgement: Judgement, index: 0 | 1): number =>
  judgement.sides[index].violations.reduce((sum, { coming, excess }) => sum + (coming ? excess : 0), 0);

function candidates(terms: TradeTerms, index: 0 | 1, context: TradeContext, judgement: Judgement): Candidate[] {
  return [...moveCandidates(terms, index, context, judgement), ...retainCandidates(terms, index, context, judgement)];
}

function moveCandidates(terms: TradeTerms, index: 0 | 1, context: TradeContext, judgement: Judgement): Candidate[] {
  const side = terms.sides[index];
  const after = judgement.sides[index].after[0];
  if (!after) return [];
  const moved = new Set(side.moves.map(({ player_id }) => player_id));
  const exempt = exemptFromWaivers(after.players, context.rules);
  return after.players
    .filter(
      (player) =>
        !moved.has(player.id) &&
        !conditionalPlayer(side, player.id) &&
        !context.frozen.has(assetKey({ kind: 'player', ref: String(player.id) })),
    )
    .flatMap((player) =>
      possibleMoves(player, context.rules)
        .filter((type): type is TradeMove['type'] => type in MOVES)
        .filter(
          (type) =>
            context.held?.has(player.id) !== true || !takesAway({ type, playerId: player.id }, context.rules, exempt),
        )
        .map((type): Candidate => {
          const move: TradeMove = { type, player_id: player.id };
          const leaves = takesAway({ type, playerId: player.id }, context.rules, exempt);
          return {
            suggestion: {
              team_id: side.team_id,
              message: moveWords(type, player, leaves),
              change: { type: 'move', team_id: side.team_id, move },
            },
            terms: withSide(terms, index, { ...side, moves: [...side.moves, move] }),
            cost: leaves ? (type === 'drop' ? 2_000_000_000 : 1_000_000_000) + charge(player) : 0,
          };
        }),
    );
}

function moveWords(type: TradeMove['type'], player: HeldPlayer, leaves: boolean): string {
  const button = moveButton(type, `${player.name} (${formatPrice(charge(player))})`);
  return leaves && type !== 'drop' ? throughWaivers(button) : button;
}

function retainCandidates(terms: TradeTerms, index: 0 | 1, context: TradeContext, judgement: Judgement): Candidate[] {
  const cap = judgement.sides[index].violations.find(({ rule, decisive }) => rule === 'cap' && decisive);
  if (!cap) return [];
  const from = index === 0 ? 1 : 0;
  const giver = terms.sides[from];
  return giver.assets.flatMap((asset): Candidate[] => {
    if (asset.kind !== 'player' || asset.condition !== null) return [];
    const player = judgement.sides[index].after[0]?.players.find(
      ({ id, place }) => id === asset.player_id && place === 'active',
    );
    const already = giver.assets.find(
      (candidate) => candidate.kind === 'retention' && candidate.player_id === asset.player_id,
    );
    if (!player || already) return [];
    const ends = endsOnArrival(context.retentions, player.id, context.teams[index].id, context.league.season);
    const most = retainablePercent(
      context.league.settings,
      context.league.season,
      player.id,
      context.retentions.filter((retention) => !ends.includes(retention)),
    );
    const percent = percentFor(player.capHit, cap.excess);
    if (percent === null || percent > most) return [];
    const retained: TradeAsset = { kind: 'retention', player_id: player.id, percent, condition: null };
    return [
      {
        suggestion: {
          team_id: giver.team_id,
          message: retainButton(percent, player.name),
          change: { type: 'retain', team_id: giver.team_id, player_id: player.id, percent },
        },
        terms: withSide(terms, from, { ...giver, assets: [...giver.assets, retained] }),
        cost: percent,
      },
    ];
  });
}

function withSide(terms: TradeTerms, index: 0 | 1, side: TradeSide): TradeTerms {
  return { sides: index === 0 ? [side, terms.sides[1]] : [terms.sides[0], side] };
}
