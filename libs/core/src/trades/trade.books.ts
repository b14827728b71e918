import { seasonPlus, startYear, type Season } from '../season.js';
import type { Dollars } from '../money.js';
import { applyMoves, type RosterMove } from '../teams/roster.rules.js';
import type { HeldPlayer, TeamBooks } from '../teams/team.model.js';
import type { Refusal } from '../result.js';
import { contractEnd, endsOnArrival, retainedAmount, type Share } from '../teams/retention.rules.js';
import type { TradeAsset, TradeSide, TradeTerms } from './trade.model.js';
import type { PlayerFacts, TradeContext } from './trade.context.js';

export interface NewRetention extends Share {
  readonly playerId: number;
  readonly teamId: string;
  readonly amount: number;
  readonly throughSeason: Season;
}

/** Assets that move at execution: those without a condition. */
export const moving = (side: TradeSide): readonly TradeAsset[] =>
  side.assets.filter(
    (asset) => asset.condition === null && !(asset.kind === 'retention' && conditionalPlayer(side, asset.player_id)),
  );

/** Retained salary depends on the condition of its player. */
export const conditionalPlayer = (side: TradeSide, playerId: number): boolean =>
  side.assets.some((asset) => asset.kind === 'player' && asset.player_id === playerId && asset.condition !== null);

export function retentionOf(
  context: Pick<TradeContext, 'league'>,
  teamId: string,
  player: PlayerFacts,
  capHit: number,
  share: Share,
): NewRetention {
  return {
    playerId: player.id,
    teamId,
    ...(share.dollars == null ? { percent: share.percent } : { percent: null, dollars: share.dollars, ofHit: capHit }),
    amount: retainedAmount(capHit, share),
    throughSeason: lastSeason(context, player),
  };
}

const lastSeason = ({ league }: Pick<TradeContext, 'league'>, { capHits, expiry }: PlayerFacts): Season =>
  contractEnd(league.type, league.season, { capHits, expiry });

export interface BooksAfter {
  /** By side, then by season: this one and the next two. */
  readonly teams: readonly [readonly TeamBooks[], readonly TeamBooks[]];
  /** Impossible attached moves, by side. */
  readonly refusals: readonly [readonly Refusal[], readonly Refusal[]];
}

/**
 * Both teams' books after the trade, in this season and the next two. Players keep their place (injured reserve, rookie
 * bank or active); then each side makes its own moves. Does not check if the teams own the assets.
 */
export function booksAfter(terms: TradeTerms, context: TradeContext): BooksAfter {
  const [first, second] = context.teams;
  const refusals: [Refusal[], Refusal[]] = [[], []];
  const after: [TeamBooks[], TeamBooks[]] = [[], []];
  for (const [year, a] of first.seasons.entries()) {
    const b = second.seasons[year];
    if (!b) break;
    const [afterA, afterB] = exchanged(terms, context, year, [a, b]);
    for (const [index, books] of [afterA, afterB].entries()) {
      const side = terms.sides[index as 0 | 1];
      const made = attached(books, side, context, year === 0);
      after[index as 0 | 1].push(made.books);
      refusals[index as 0 | 1].push(...made.refusals);
    }
  }
  return { teams: after, refusals };
}

function exchanged(
  terms: TradeTerms,
  context: TradeContext,
  year: number,
  before: readonly [TeamBooks, TeamBooks],
): [TeamBooks, TeamBooks] {
  const season = seasonPlus(context.league.season, year);
  let books: [TeamBooks, TeamBooks] = [before[0], before[1]];
  for (const from of [0, 1] as const) {
    const to = from === 0 ? 1 : 0;
    const side = terms.sides[from];
    const goods = moving(side);
    for (const asset of goods) {
      if (asset.kind === 'cap-space' && asset.season === season) {
        const [giver, taker] = [
          withSpaceGiven(books[from], asset.amount),
          withSpaceGiven(books[to], -asset.amount),
        ] as const;
        books = from === 0 ? [giver, taker] : [taker, giver];
      }
      if (asset.kind !== 'player') continue;
      const player = books[from].players.find((held) => held.id === asset.player_id);
      if (!player) continue;
      const kept = newRetentions(goods, context, player.id, season);
      const ended = endsOnArrival(context.retentions, player.id, books[to].teamId, season);
      // Computed from the season's own cap hit, like charges.
      const part = (of: readonly Share[]) =>
        of.reduce((total, share) => total + retainedAmount(player.capHit, share), 0);
      const away = player.retainedByOthers - part(ended) + part(kept);
      const arrived: HeldPlayer = { ...player, retainedByOthers: away, place: arrivalPlace(player, context) };
      const giver: TeamBooks = {
        ...books[from],
        players: books[from].players.filter((held) => held.id !== player.id),
        retained: books[from].retained + part(kept),
        retainedContracts: books[from].retainedContracts + kept.length,
      };
      const taker: TeamBooks = {
        ...books[to],
        players: [...books[to].players, arrived],
        retained: books[to].retained - part(ended),
        retainedContracts: books[to].retainedContracts - (ended.length > 0 ? 1 : 0),
      };
      books = from === 0 ? [giver, taker] : [taker, giver];
    }
  }
  return books;
}

const withSpaceGiven = (team: TeamBooks, amount: Dollars): TeamBooks => ({
  ...team,
  spaceGiven: (team.spaceGiven ?? 0) + amount,
});

/** A traded player's place on the new team before that team's own moves. */
export function arrivalPlace(
  player: Pick<HeldPlayer, 'place'>,
  context: Pick<TradeContext, 'rules'>,
): HeldPlayer['place'] {
  return player.place === 'rookie' && !context.rules.rookieBank ? 'active' : player.place;
}

/** Shares of a player's salary that these assets retain in a season, until the contract ends. */
function newRetentions(goods: readonly TradeAsset[], context: TradeContext, playerId: number, season: Season): Share[] {
  const facts = context.players.get(playerId);
  if (!facts || startYear(lastSeason(context, facts)) < startYear(season)) return [];
  const ofHit = capHitOf(context, playerId);
  return goods.flatMap((asset) =>
    asset.kind === 'retention' && asset.player_id === playerId ? [{ ...asset, ofHit }] : [],
  );
}

export function capHitOf(context: TradeContext, playerId: number): number | null {
  for (const team of context.teams) {
    const held = team.seasons[0]?.players.find((player) => player.id === playerId);
    if (held) return held.capHit;
  }
  return null;
}

/**
 * Applies a side's moves one by one, so that an impossible one does not hide the others. It is reported once, for the
 * first season.
 */
function attached(
  books: TeamBooks,
  side: TradeSide,
  context: TradeContext,
  firstSeason: boolean,
): { books: TeamBooks; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  let present = books;
  for (const { type, player_id } of side.moves) {
    const move: RosterMove = { type, playerId: player_id };
    const made = applyMoves(present, [move], context.rules);
    if (made.ok) present = made.value;
    else if (firstSeason) refusals.push(made.refusal);
  }
  return { books: present, refusals };
}
