import type { BidEnd, DecidedBid } from '@crease/core/free-agents/market/decide-bids.rules.js';
import type { BidEnding } from '@crease/core/free-agents/market/market.words.js';
import { drawnAmong, type PlacedClaimant } from '@crease/core/free-agents/waiver.rules.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import { clockNow, json } from '../../platform/database/sql.js';
import { leagueLine, teamLine } from '../../platform/events/audience.js';
import type { PlayingLeague } from '../../teams/books.queries.js';
import type { Run, RunBid } from './bid-run.service.js';

type Decided = DecidedBid<RunBid, BidEnding>;

/** Stores and publishes a run: all bids of each player at once, and to each team why its bid did not win. */
export async function writeRun({ db, record }: Transaction, league: PlayingLeague, run: Run): Promise<void> {
  const { decided, unreadable, rules } = run;
  const endings = new Map(decided.map((one) => [one.bid.id, endingOf(one, run)]));
  // Bids that no run compared stay sealed, and losing ones where the league hides them.
  const shows = ({ end }: Decided) => end.kind === 'won' || (rules?.showsLosers === true && !isLapsed(end));
  for (const one of decided) {
    const { bid, end } = one;
    await close(db, league.id, bid.id, {
      outcome: outcomeOf(end),
      ending: endings.get(bid.id) ?? null,
      price: end.kind === 'won' ? end.price : null,
      ...(shows(one) ? { amount: bid.amount, sealed: null } : {}),
    });
  }
  for (const { id } of unreadable)
    await close(db, league.id, id, { outcome: 'failed', ending: { key: 'unreadable' }, price: null });
  const compared = decided.filter(({ end }) => !isLapsed(end));
  for (const playerId of new Set(compared.map(({ bid }) => bid.playerId)))
    await record(
      soldLine(
        league.id,
        compared.filter(({ bid }) => bid.playerId === playerId),
        shows,
        run,
      ),
    );
  const failed = [
    // A hidden bid stays sealed, so its event has no amount either.
    ...decided.map((one) => ({
      ...one.bid,
      amount: shows(one) ? one.bid.amount : null,
      ending: endings.get(one.bid.id) ?? null,
    })),
    ...unreadable.map((bid) => ({
      teamId: bid.team_id,
      playerId: bid.player_id,
      name: bid.name,
      amount: null,
      ending: { key: 'unreadable' } satisfies BidEnding,
    })),
  ];
  for (const { teamId, playerId, name, amount, ending } of failed) {
    if (ending === null) continue;
    await record(
      teamLine(teamId, {
        leagueId: league.id,
        actor: null,
        says: { key: 'freeAgents.bidFailed', figures: { name, amount, ending } },
        data: { kind: 'bid', playerId, name },
      }),
    );
  }
}

interface Closed {
  readonly outcome: 'won' | 'lost' | 'failed';
  readonly ending: BidEnding | null;
  readonly price: number | null;
  readonly amount?: number;
  readonly sealed?: null;
}

async function close(db: Db, leagueId: string, id: string, { ending, ...values }: Closed): Promise<void> {
  await db
    .updateTable('bid')
    .set({ ...values, ending: ending === null ? null : json(ending), decided_at: clockNow })
    .where('league_id', '=', leagueId)
    .where('id', '=', id)
    .execute();
}

/** True for bids that lapsed with the season, or with the league's bids. */
const isLapsed = (end: BidEnd<BidEnding>): boolean =>
  end.kind === 'refused' && (end.why.key === 'seasonEnded' || end.why.key === 'noBids');

const outcomeOf = ({ kind }: BidEnd<BidEnding>) => (kind === 'won' || kind === 'lost' ? kind : 'failed');

/** Why a bid did not win; null for one that won. */
function endingOf({ bid, end }: Decided, run: Run): BidEnding | null {
  switch (end.kind) {
    case 'won':
      return null;
    case 'lost':
      return lostTo(bid.teamId, end, run);
    case 'dropUsed':
      return { key: 'dropUsed', figures: { player: bid.dropName ?? 'The player' } };
    case 'overBudget':
      return { key: 'overBudget', figures: { left: end.left } };
    case 'refused':
      return end.why;
  }
}

function lostTo(
  teamId: string,
  { to, price, tied }: Extract<BidEnd<BidEnding>, { kind: 'lost' }>,
  { order, names, rules }: Run,
): BidEnding {
  const sale = { team: names.get(to) ?? 'A team', price };
  if (!tied) return { key: 'outbid', figures: sale };
  if (rules?.ties === 'earlier') return { key: 'earlier', figures: sale };
  const [first, mine] = [to, teamId].map((id) => order.find((one) => one.teamId === id));
  return first && mine && isLevel(first, mine)
    ? { key: 'drawn', figures: { ...sale, drew: first.drew, yours: mine.drew } }
    : { key: 'lower', figures: sale };
}

const isLevel = (a: PlacedClaimant, b: PlacedClaimant): boolean => a.points === b.points && a.rank === b.rank;

/** The league's line about a player, with the draw where it decided. */
function soldLine(leagueId: string, bids: readonly Decided[], shows: (one: Decided) => boolean, run: Run) {
  const { names, order, rules, seed } = run;
  const nameOf = (teamId: string) => names.get(teamId) ?? 'A team';
  const [first] = bids;
  if (!first) throw new Error('a player of a run has bids');
  const won = bids.flatMap(({ bid, end }) => (end.kind === 'won' ? [{ bid, price: end.price }] : []))[0];
  const level = bids.filter(({ bid }) => bids.some((other) => other.bid !== bid && other.bid.amount === bid.amount));
  const drawn =
    rules?.ties === 'points'
      ? drawnAmong(
          order.filter(({ teamId }) => level.some(({ bid }) => bid.teamId === teamId)),
          '',
        )
      : [];
  const drewOf = (teamId: string) => drawn.find((one) => one.teamId === teamId)?.drew;
  return leagueLine({
    leagueId,
    actor: null,
    says: {
      key: 'freeAgents.sold',
      figures: {
        name: first.bid.name,
        sale: won === undefined ? null : { team: nameOf(won.bid.teamId), price: won.price },
        bids: bids.filter(shows).map(({ bid, end }) => {
          const drew = drewOf(bid.teamId);
          const failed = end.kind === 'won' || end.kind === 'lost' ? null : endingOf({ bid, end }, run);
          return {
            team: nameOf(bid.teamId),
            amount: bid.amount,
            ...(failed === null ? {} : { failed }),
            ...(drew === undefined ? {} : { drew }),
          };
        }),
      },
    },
    teamIds: bids.filter(shows).map(({ bid }) => bid.teamId),
    data: {
      kind: 'sold',
      playerId: first.bid.playerId,
      name: first.bid.name,
      wonBy: won?.bid.teamId ?? null,
      price: won?.price ?? null,
      ...(drawn.length === 0 ? {} : { seed, draw: drawn.map(({ teamId, drew }) => ({ teamId, number: drew })) }),
    },
  });
}
