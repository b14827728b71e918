import type { BidEnd, DecidedBid } from '@crease/core/free-agents/market/decide-bids.rules.js';
import type { BidEnding } from '@crease/core/free-agents/market/market.words.js';
import { drawnAmong, type PlacedClaimant } from '@crease/core/free-agents/waiver.rules.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import { asRows, clockNow } from '../../platform/database/sql.js';
import { tellPeople } from '../../leagues/team-people.queries.js';
import { leagueLine, teamLine } from '../../platform/events/audience.js';
import type { PlayingLeague } from '../../teams/books.queries.js';
import type { Run, RunBid } from './bid-run.service.js';

type Decided = DecidedBid<RunBid, BidEnding>;

/** Stores and publishes a run: all bids of each player at once, and to each team why its bid did not win. */
export async function writeRun(transaction: Transaction, league: PlayingLeague, run: Run): Promise<void> {
  const { decided, unreadable, rules, postponed } = run;
  const endings = new Map(decided.map((one) => [one.bid.id, endingOf(one, run)]));
  // Bids that no run compared stay sealed, and losing ones where the league hides them.
  const shows = ({ end }: Decided) => end.kind === 'won' || (rules?.showsLosers === true && !isLapsed(end));
  await closeBids(transaction.db, league.id, [
    ...decided.map((one) => ({
      id: one.bid.id,
      outcome: outcomeOf(one.end),
      ending: endings.get(one.bid.id) ?? null,
      price: one.end.kind === 'won' ? one.end.price : null,
      // A hidden bid stays sealed.
      amount: shows(one) ? one.bid.amount : null,
    })),
    ...unreadable.map(({ id }) => ({
      id,
      outcome: 'failed' as const,
      ending: { key: 'unreadable' } satisfies BidEnding,
      price: null,
      amount: null,
    })),
  ]);
  const compared = decided.filter(({ end }) => !isLapsed(end));
  const sold = [...new Set(compared.map(({ bid }) => bid.playerId))].map((playerId) =>
    soldLine(
      league,
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
  ].flatMap(({ teamId, playerId, name, amount, ending }) =>
    ending === null
      ? []
      : teamLine(teamId, {
          leagueId: league.id,
          actor: null,
          says: { key: 'freeAgents.bidFailed', figures: { name, amount, ending } },
          data: { kind: 'bid', playerId, name },
        }),
  );
  await transaction.recordAll([...sold, ...failed]);
  // Clients that show the old time of a bid refetch it.
  for (const teamId of postponed)
    await tellPeople(
      transaction,
      { leagueId: league.id, teamId, actor: null },
      { type: 'bidsChanged', leagueId: league.id },
    );
}

interface Closed {
  readonly id: string;
  readonly outcome: 'won' | 'lost' | 'failed';
  readonly ending: BidEnding | null;
  readonly price: number | null;
  readonly amount: number | null;
}

/** Closes the bids with one statement. A bid whose amount is shown loses its seal. */
export async function closeBids(db: Db, leagueId: string, closed: readonly Closed[]): Promise<void> {
  if (closed.length === 0) return;
  await db
    .updateTable('bid')
    .from(asRows('bid', closed, 'given'))
    .set(({ eb, ref }) => ({
      outcome: ref('given.outcome'),
      ending: ref('given.ending'),
      price: ref('given.price'),
      amount: ref('given.amount'),
      sealed: eb.case().when('given.amount', 'is', null).then(ref('bid.sealed')).else(null).end(),
      decided_at: clockNow,
    }))
    .where('bid.league_id', '=', leagueId)
    .whereRef('bid.id', '=', 'given.id')
    .execute();
}

/** True for bids that lapsed with the season, or with the league's bids. */
const isLapsed = (end: BidEnd<BidEnding>): boolean =>
  end.kind === 'refused' && (end.why.key === 'seasonEnded' || end.why.key === 'noBids');

const outcomeOf = ({ kind }: BidEnd<BidEnding>): Closed['outcome'] =>
  kind === 'won' || kind === 'lost' ? kind : 'failed';

/** Why a bid did not win; null for one that won. */
function endingOf({ bid, end }: Decided, run: Run): BidEnding | null {
  switch (end.kind) {
    case 'won':
      return null;
    case 'lost':
      return lostTo(bid.teamId, end, run);
    case 'dropUsed':
      return { key: 'dropUsed', figures: { player: bid.dropName ?? '' } };
    case 'overBudget':
      return { key: run.rules?.funds === 'salary' ? 'overSpace' : 'overBudget', figures: { left: end.left } };
    case 'belowMinimum':
      return { key: 'belowMinimum', figures: { least: end.least } };
    case 'offStep':
      return { key: 'offStep', figures: { step: end.step } };
    case 'refused':
      return end.why;
  }
}

function lostTo(
  teamId: string,
  { to, price, tied }: Extract<BidEnd<BidEnding>, { kind: 'lost' }>,
  { order, names, rules }: Run,
): BidEnding {
  const sale = { team: names.get(to) ?? '', price };
  if (!tied) return { key: 'outbid', figures: sale };
  if (rules?.ties === 'earlier') return { key: 'earlier', figures: sale };
  const [first, mine] = [to, teamId].map((id) => order.find((one) => one.teamId === id));
  return first && mine && isLevel(first, mine)
    ? { key: 'drawn', figures: { ...sale, drew: first.drew, yours: mine.drew } }
    : { key: 'lower', figures: sale };
}

const isLevel = (a: PlacedClaimant, b: PlacedClaimant): boolean => a.points === b.points && a.rank === b.rank;

/** The league's line about a player, with the draw where it decided. */
function soldLine(
  { id: leagueId, season }: PlayingLeague,
  bids: readonly Decided[],
  shows: (one: Decided) => boolean,
  run: Run,
) {
  const { names, order, rules, seed } = run;
  const nameOf = (teamId: string) => names.get(teamId) ?? '';
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
        sale:
          won === undefined
            ? null
            : {
                team: nameOf(won.bid.teamId),
                price: won.price,
                ...(rules?.funds === 'salary' ? { season } : {}),
              },
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
