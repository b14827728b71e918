import { positionCode } from '@crease/core/position.js';
import { formatMoneyShort, formatPrice, type Dollars } from '@crease/core/money.js';
import { retainedAmount, shareWords, type Share } from '@crease/core/teams/retention.rules.js';
import type {
  PlayerGlance,
  TradeAssetView,
  TradeEffects,
  TradeSideView,
  WordedViolation,
} from '@crease/core/trades/trade.schema.js';
import { formatDay } from '../../ui/figures/time.js';
import type { GamesAhead } from '../tonight/games-ahead.js';
import type { Glance } from './glance-data.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { formatPoints } from '../open-league/points.js';
import * as t from './trades.words.en.js';

/* Texts and figures of a trade's assets, shared by all screens and pictures. */

export const PLACE = { active: t.active, ir: t.injuredReserve, rookie: t.rookieBank } as const;

export type TradePlayerView = Extract<TradeAssetView, { kind: 'player' }>;

export interface AssetWords {
  readonly title: string;
  readonly detail: string;
}

export const playersIn = (sides: readonly Pick<TradeSideView, 'assets'>[]): number[] =>
  sides.flatMap(({ assets }) => assets.flatMap((asset) => (asset.kind === 'player' ? [asset.player_id] : [])));

/** Minimums of the coming season that a trade would make these teams miss. */
export const comingShort = (effects: TradeEffects | null, teamIds: readonly string[]): WordedViolation[] =>
  (effects?.sides ?? [])
    .filter(({ team_id }) => teamIds.includes(team_id))
    .flatMap(({ seasons }) => seasons[0]?.violations.filter(({ coming }) => coming === true) ?? []);

/** Seasons of the cap hit columns; empty until known. */
export function seasonsOf(glance: Glance, assets: readonly { readonly kind: string }[]): string[] {
  for (const asset of assets) {
    const known = 'player_id' in asset && typeof asset.player_id === 'number' ? glance.of(asset.player_id) : undefined;
    if (known !== undefined) return known.hits.map(({ season }) => season);
  }
  return [];
}

/** The share that the giving side retains; null for nothing. */
export const keptOf = (assets: readonly TradeAssetView[], playerId: number): Share | null => {
  const kept = assets.find((asset) => asset.kind === 'retention' && asset.player_id === playerId);
  return kept?.kind === 'retention' ? kept : null;
};

export interface SeasonCharge {
  readonly season: string;
  readonly hit: Dollars;
  readonly charge: Dollars;
  readonly kind: PlayerGlance['hits'][number]['kind'];
}

/** For narrow columns; the status tag has the full word. */
export const SHORT_PLACE = { active: t.active, ir: t.shortInjuredReserve, rookie: t.shortRookieBank } as const;

/** A player's charges for the receiving team by season. Salary retained in the trade lasts as long as the contract. */
export const chargesOf = (glance: PlayerGlance, share: Share | null): SeasonCharge[] =>
  glance.hits.map(({ season, hit, kind, retained }, year) => {
    const ofHit = glance.hits[0]?.hit ?? hit;
    const kept = share !== null && (kind === 'signed' || year === 0) ? retainedAmount(hit, { ...share, ofHit }) : 0;
    return { season, hit, kind, charge: Math.max(0, hit - retained - kept) };
  });

/** "24 y", "to 2028 (3 y)". */
export const ageWords = ({ age }: PlayerGlance): string | null => (age === null ? null : t.ageInYears({ age }));
export function contractWords(glance: PlayerGlance, yearOf: (year: number) => string = String): string {
  const { contract_expiry: expiry, years_left: years } = glance;
  if (expiry === null || years === null) return t.noContract;
  const year = yearOf(expiry);
  return years === 0 ? t.contractEnded({ year }) : t.contractToYear({ year, count: years });
}

/** "to ’28 (3 y)", for narrow columns. */
export const shortContract = (glance: PlayerGlance): string =>
  contractWords(glance, (year) => String(year).replace(/^20(?=\d\d)/, '’'));

/** Short enough for three columns: "$5.3M", "$938K". */
export const shortMoney = (amount: Dollars): string =>
  formatPrice(amount < 1_000_000 ? Math.ceil(amount / 1000) * 1000 : amount);

/** "$5M", "~$5M" for an estimate, "none" when no contract was ever known. */
export const hitWords = ({ hit, kind }: Pick<SeasonCharge, 'hit' | 'kind'>): string =>
  kind === 'signed' ? shortMoney(hit) : kind === 'none' ? t.noCapHit : `~${shortMoney(hit)}`;

/** Three seasons in short form: "$5M × 3", "$5M × 2 · ~$5M". */
export function hitsWords(seasons: readonly Pick<SeasonCharge, 'hit' | 'kind'>[]): string {
  const runs: { words: string; times: number }[] = [];
  for (const words of seasons.map(hitWords)) {
    const last = runs.at(-1);
    if (last?.words === words) last.times += 1;
    else runs.push({ words, times: 1 });
  }
  return runs
    .map(({ words, times }) => (times === 1 || words === t.noCapHit ? words : `${words} × ${times}`))
    .join(' · ');
}

export const HIT_EXPLAINED = {
  signed: t.signed,
  estimated: t.estimatedHint,
  none: t.noContractKnown,
} as const;

/** `season`: given when it is not the current one. */
export const pointsWords = (
  { points, games }: Pick<PlayerGlance, 'points' | 'games'>,
  season: string | null = null,
): string => t.pointsInGames({ points, shown: formatPoints(points), games, season });

export interface SideSums {
  readonly players: number;
  readonly points: number;
  readonly games: number;
  /** The receiving team's charges; after this season, only signed contracts. */
  readonly charges: readonly { readonly season: string; readonly charge: Dollars }[];
}

/** Totals of one side's players; null while unknown, or when it gives no player. */
export function sumsOf(assets: readonly TradeAssetView[], glance: Glance): SideSums | null {
  const players = assets.flatMap((asset) => {
    const known = asset.kind === 'player' ? glance.of(asset.player_id) : undefined;
    return known === undefined ? [] : [known];
  });
  const [first] = players;
  if (first === undefined) return null;
  const charges = players.map((player) => chargesOf(player, keptOf(assets, player.player_id)));
  return {
    players: players.length,
    points: players.reduce((sum, { points }) => sum + points, 0),
    games: players.reduce((sum, { games }) => sum + games, 0),
    charges: first.hits.map(({ season }, year) => ({
      season,
      charge: charges.reduce((sum, of) => {
        const one = of[year];
        return one === undefined || (year > 0 && one.kind !== 'signed') ? sum : sum + one.charge;
      }, 0),
    })),
  };
}

/** What a side's players are likely to bring: games of their clubs, and points by their mean of a game. */
export interface SideAhead {
  readonly games: number;
  readonly points: number;
}

/**
 * Games that a side's healthy players have left, in the matchup or week and up to the season's end; null while unknown,
 * or without players.
 */
export function aheadOf(
  assets: readonly TradeAssetView[],
  glance: Glance,
  ahead: GamesAhead | null,
): { readonly period: SideAhead; readonly season: SideAhead | null } | null {
  const players = assets.flatMap((asset) => (asset.kind === 'player' ? [asset] : []));
  if (ahead === null || players.length === 0) return null;
  const healthy = players
    .filter(({ status, place }) => status === 'healthy' && place !== 'ir')
    .map((player) => {
      const known = glance.of(player.player_id);
      return {
        mean: known === undefined || known.games === 0 ? 0 : known.points / known.games,
        club: ahead.of(player.nhl_club),
      };
    });
  const sumOf = (count: (one: (typeof healthy)[number]) => number): SideAhead => ({
    games: healthy.reduce((sum, one) => sum + count(one), 0),
    points: healthy.reduce((sum, one) => sum + count(one) * one.mean, 0),
  });
  return {
    period: sumOf(({ club }) => club?.count ?? 0),
    season: healthy.some(({ club }) => club !== null && club.season === null)
      ? null
      : sumOf(({ club }) => club?.season ?? 0),
  };
}

/** Details below an asset's name on a card: a few short lines for a player, one for other assets. */
export function assetFacts(asset: TradeAssetView, glance: Glance, season: string, detail: string): string[] {
  if (asset.kind === 'retention') return [t.amountPerYear({ amount: formatMoneyShort(asset.amount), detail })];
  if (asset.kind !== 'player') return [detail];
  const known = glance.of(asset.player_id);
  const place = asset.place === null || asset.place === 'active' ? null : PLACE[asset.place];
  const about = [positionCode(asset.position_detail), asset.nhl_club ?? t.noClub, known && ageWords(known), place]
    .filter((word) => word != null)
    .join(' · ');
  if (known === undefined) return [about, formatPrice(asset.cap_hit)];
  return [
    about,
    pointsWords(known, glance.season === season ? null : glance.season),
    `${hitsWords(known.hits)}, ${contractWords(known)}`,
  ];
}

/** Returns a function that describes assets. */
export function useAssetWords(leagueId: string): (asset: TradeAssetView) => AssetWords {
  const { teams } = useLoadedLeague(leagueId);
  const team = (id: string) => teams.find((one) => one.team_id === id)?.team_name ?? t.teamThatHasLeft;
  return (asset) => {
    switch (asset.kind) {
      case 'player':
        return {
          title: asset.name,
          detail: [
            positionCode(asset.position_detail),
            asset.nhl_club ?? t.noClub,
            asset.contract_expiry === null ? null : t.toYear({ year: asset.contract_expiry }),
            asset.place === null || asset.place === 'active' ? null : PLACE[asset.place],
          ]
            .filter((word) => word !== null)
            .join(' · '),
        };
      case 'draft-pick':
        return {
          title: t.pickOfRound({ season: asset.season, type: asset.type, round: asset.round }),
          detail: [
            team(asset.assigned_to),
            asset.pick_number === null ? null : t.numberOfPick({ number: asset.pick_number }),
          ]
            .filter((word) => word !== null)
            .join(' · '),
        };
      case 'fa-pick':
        return {
          title: t.faPickOfWeek({ week: asset.week }),
          detail: t.teamAndExpiry({ team: team(asset.assigned_to), day: formatDay(Date.parse(asset.expiry_date)) }),
        };
      case 'budget':
        return { title: t.bidBudgetOf({ amount: asset.amount }), detail: asset.season };
      case 'cap-space':
        return { title: t.capSpaceOf({ amount: asset.amount }), detail: asset.season };
      case 'retention':
        return {
          title: t.salaryShareRetained({ share: shareWords(asset), player: asset.name }),
          detail: t.throughSeason({ season: asset.through_season }),
        };
    }
  };
}
