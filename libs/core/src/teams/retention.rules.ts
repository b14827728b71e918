import { dayIn, dayPlus, daysBetween } from '../calendar.js';
import { locale } from '../locale.js';
import type { LeagueSettings, LeagueType } from '../leagues/league.rules.js';
import { formatMoney, type Dollars } from '../money.js';
import type { Refusal } from '../result.js';
import { seasonOf, seasonPlus, startYear, type Season } from '../season.js';
import { RETENTION_LIMITS } from './retention.values.js';
import { refusal } from './teams.refusals.js';

const DAY_MS = 86_400_000;

/** The part of a traded player's cap hit that a former team keeps paying. */
export interface Retention {
  readonly id: string;
  readonly playerId: number;
  readonly teamId: string;
  /** Null when it was agreed in dollars. */
  readonly percent: number | null;
  readonly dollars?: Dollars | null;
  readonly ofHit?: Dollars | null;
  /** Last season in which it counts. */
  readonly throughSeason: Season;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Null while it is in effect. */
  readonly endedAt: number | null;
}

/** The retained share of a contract: a whole percentage, or dollars of the cap hit at that time. */
export interface Share {
  readonly percent: number | null;
  readonly dollars?: Dollars | null;
  /** The cap hit that the dollars refer to; omitted when it is the current one. */
  readonly ofHit?: Dollars | null;
}

/**
 * `floor(cap_hit × percent / 100)`, so that retained and charged amounts add up to the cap hit exactly. A dollar amount
 * stays fixed unless the cap hit is corrected; then it scales in proportion.
 */
export function retainedAmount(capHit: Dollars, share: number | Share): Dollars {
  const { percent, dollars = null, ofHit = null } = typeof share === 'number' ? { percent: share } : share;
  if (dollars === null) return Math.floor((capHit * (percent ?? 0)) / 100);
  return Math.floor((capHit * dollars) / (ofHit ?? capHit));
}

/** `25 %`, `$1,250,000` */
export const shareWords = ({ percent, dollars = null }: Share): string =>
  dollars === null ? locale.percent(percent ?? 0) : formatMoney(dollars);

/** The smallest whole percentage that covers a share. */
const wholePercent = ({ percent, dollars = null, ofHit = null }: Share, capHit: Dollars): number =>
  dollars === null ? (percent ?? 0) : Math.ceil((dollars * 100) / (ofHit ?? capHit));

/** A share in hundredths of dollars, so that percentages are added without rounding. */
const hundredths = ({ percent, dollars = null, ofHit = null }: Share, capHit: Dollars): number =>
  dollars === null ? (percent ?? 0) * capHit : (dollars * 100 * capHit) / (ofHit ?? capHit);

/** The smallest whole percentage of a cap hit that is at least `wanted`. Null when even the whole cap hit is less. */
export function percentFor(capHit: Dollars, wanted: Dollars): number | null {
  if (wanted <= 0) return 1;
  return wanted > capHit ? null : Math.ceil((wanted * 100) / capHit);
}

export const counts = (retention: Retention, season: Season): boolean =>
  retention.endedAt === null && startYear(retention.throughSeason) >= startYear(season);

/**
 * Last season of a player's current contract, which limits a retention; in redraft leagues the season itself. The
 * contract continues while the next season has the same cap hit. When later seasons are unknown, it continues until its
 * expiry year.
 */
export function contractEnd(
  type: LeagueType,
  season: Season,
  contract: {
    readonly capHits: Readonly<Record<Season, Dollars>>;
    /** First season without a contract. */ readonly expiry: number | null;
  },
): Season {
  if (type === 'redraft') return season;
  const present = contract.capHits[season];
  const lastByYear = contract.expiry === null ? null : seasonOf(contract.expiry - 1);
  let end = season;
  for (let next = seasonPlus(season, 1); ; next = seasonPlus(next, 1)) {
    if (lastByYear !== null && startYear(next) > startYear(lastByYear)) return end;
    const hit = contract.capHits[next];
    if (
      hit === undefined
        ? lastByYear === null || Object.keys(contract.capHits).some((known) => startYear(known) > startYear(next))
        : hit !== present
    )
      return end;
    end = next;
  }
}

export interface RetentionRequest {
  readonly team: { readonly id: string; readonly name: string };
  readonly player: { readonly id: number; readonly name: string; readonly capHit: Dollars };
  readonly percent: number | null;
  readonly dollars?: Dollars | null;
}

/** The retentions that end when the retaining team gets the player back; it then pays the whole salary. */
export const endsOnArrival = (
  all: readonly Retention[],
  playerId: number,
  teamId: string,
  season: Season,
): Retention[] =>
  all.filter(
    (retention) => retention.playerId === playerId && retention.teamId === teamId && counts(retention, season),
  );

/** Cannot be overridden: with more than the whole contract retained, the player's team would have a negative charge. */
export const OVER_WHOLE = 'retainedOverWhole';

/**
 * Problems with retaining this share of a contract, apart from the team's slots; empty when there are none. `all` are
 * the retentions in effect afterwards, without those that end when the player joins the retaining team.
 */
export function retentionProblems(
  request: RetentionRequest,
  settings: Pick<LeagueSettings, 'retentionEnabled' | 'max_retention_perc'>,
  season: Season,
  all: readonly Retention[],
): Refusal[] {
  const { team, player } = request;
  if (!settings.retentionEnabled) return [refusal('retentionOff', { figures: { player: player.name } })];
  const found: Refusal[] = [];
  const wrong = shareProblem(request, settings.max_retention_perc ?? 0);
  if (wrong) found.push(wrong);
  const running = all.filter((retention) => retention.playerId === player.id && counts(retention, season));
  if (running.length >= RETENTION_LIMITS.perContract) {
    found.push(
      refusal('retainedTwice', {
        figures: { player: player.name },
        figure: running.length + 1,
        limit: RETENTION_LIMITS.perContract,
      }),
    );
  }
  const inDollars = [...running, request].some(({ dollars = null }) => dollars !== null);
  found.push(...(inDollars ? sumInDollars(request, running) : sumInPercent(request, running, team.name)));
  return found;
}

function shareProblem({ player, percent, dollars = null }: RetentionRequest, most: number): Refusal | null {
  if (dollars !== null) {
    const limit = retainedAmount(player.capHit, most);
    if (Number.isInteger(dollars) && dollars >= 1 && dollars <= limit) return null;
    const figures = { dollars, player: player.name, most, limit };
    return refusal('retentionDollars', { figures, figure: dollars, limit });
  }
  if (percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= most) return null;
  const figures = { percent: percent ?? 0, player: player.name, most };
  return refusal('retentionPercent', { figures, figure: percent ?? 0, limit: most });
}

function sumInPercent({ player, percent }: RetentionRequest, running: readonly Share[], team: string): Refusal[] {
  const others = running.reduce((sum, retention) => sum + (retention.percent ?? 0), 0);
  const total = others + (percent ?? 0);
  const found: Refusal[] = [];
  const { totalPercent: most } = RETENTION_LIMITS;
  if (total > most) {
    const figures = { total, player: player.name, most, left: most - others, team };
    found.push(refusal('retainedTooMuch', { figures, figure: total, limit: most }));
  }
  if (total > 100)
    found.push(
      refusal(OVER_WHOLE, { figures: { total, player: player.name, left: 100 - others }, figure: total, limit: 100 }),
    );
  return found;
}

/** The sum is exact even with dollar shares, because shares are not rounded to percentages first. */
function sumInDollars(request: RetentionRequest, running: readonly Share[]): Refusal[] {
  const { player, team } = request;
  const others = running.reduce((sum, share) => sum + hundredths(share, player.capHit), 0);
  const sum = others + hundredths(request, player.capHit);
  const total = Math.ceil(sum / 100);
  const found: Refusal[] = [];
  const over = (percent: number) => {
    const limit = retainedAmount(player.capHit, percent);
    const left = Math.floor((percent * player.capHit - others) / 100);
    return {
      figures: { total, player: player.name, most: percent, limit, left, team: team.name },
      figure: total,
      limit,
    };
  };
  if (sum > RETENTION_LIMITS.totalPercent * player.capHit)
    found.push(refusal('retainedTooMuch.dollars', over(RETENTION_LIMITS.totalPercent)));
  if (sum > 100 * player.capHit) found.push(refusal('retainedOverWhole.dollars', over(100)));
  return found;
}

/** Maximum percentage of a contract that a team may still retain; 0 when none. Ignores slots. */
export function retainablePercent(
  settings: Pick<LeagueSettings, 'retentionEnabled' | 'max_retention_perc'>,
  season: Season,
  playerId: number,
  all: readonly Retention[],
): number {
  if (!settings.retentionEnabled) return 0;
  const running = all.filter((retention) => retention.playerId === playerId && counts(retention, season));
  if (running.length >= RETENTION_LIMITS.perContract) return 0;
  const taken = running.reduce((sum, retention) => sum + wholePercent(retention, retention.ofHit ?? 1), 0);
  return Math.max(0, Math.min(RETENTION_LIMITS.totalPercent - taken, settings.max_retention_perc ?? 0));
}

export function retainableDollars(
  settings: Pick<LeagueSettings, 'retentionEnabled' | 'max_retention_perc'>,
  season: Season,
  player: { readonly id: number; readonly capHit: Dollars },
  all: readonly Retention[],
): Dollars {
  if (!settings.retentionEnabled) return 0;
  const running = all.filter((retention) => retention.playerId === player.id && counts(retention, season));
  if (running.length >= RETENTION_LIMITS.perContract) return 0;
  const taken = running.reduce((sum, share) => sum + hundredths(share, player.capHit), 0);
  const left = Math.floor((RETENTION_LIMITS.totalPercent * player.capHit - taken) / 100);
  return Math.max(0, Math.min(left, retainedAmount(player.capHit, settings.max_retention_perc ?? 0)));
}

/**
 * A team that retained a salary may not reacquire the player for a year, even after the retention ended. Null when it
 * may.
 */
export function reacquireProblem(
  team: { readonly id: string; readonly name: string },
  player: { readonly id: number; readonly name: string },
  all: readonly Retention[],
  now: number,
): Refusal | null {
  const latest = all
    .filter((retention) => retention.playerId === player.id && retention.teamId === team.id)
    .reduce((last, retention) => Math.max(last, retention.createdAt), -Infinity);
  const free = latest + RETENTION_LIMITS.reacquireDays * DAY_MS;
  if (!(free > now)) return null;
  const day = new Date(free).toISOString().slice(0, 10);
  return refusal('retainedBefore', {
    figures: { team: team.name, player: player.name, day },
    figure: Math.ceil((free - now) / DAY_MS),
    limit: 0,
  });
}

/**
 * Counts `retention_days` by the league's clock, even after the earlier retention ended. Null when the days have
 * passed.
 */
export function retainedTooSoon(
  player: { readonly id: number; readonly name: string },
  days: number,
  all: readonly Retention[],
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Refusal | null {
  const latest = all
    .filter((retention) => retention.playerId === player.id)
    .reduce((last, retention) => Math.max(last, retention.createdAt), -Infinity);
  if (days === 0 || latest === -Infinity) return null;
  const [last, today] = [dayIn(latest, timeZone), dayIn(now, timeZone)];
  const day = dayPlus(last, days);
  if (today >= day) return null;
  return refusal('retainedTooSoon', {
    figures: { player: player.name, last, day, days },
    figure: daysBetween(last, today),
    limit: days,
  });
}
