import type { Refusal } from '../result.js';
import { refusal as competitionRefusal } from '../competition/competition.refusals.js';
import { decisiveViolations, violations } from '../teams/cap.rules.js';
import { cutCharge } from '../teams/cuts/cut.rules.js';
import { refuseDrop } from '../teams/drop-hold.rules.js';
import { POSITION_LIMIT_RULE } from '../teams/position-limits.rules.js';
import { takesAway } from '../teams/roster.rules.js';
import type { RosterRules, TeamBooks } from '../teams/team.model.js';
import { refusal as teamsRefusal } from '../teams/teams.refusals.js';
import { thisPlayer } from './shown/condition.words.js';
import { conditionalPlayer } from './trade.books.js';
import { assetKey, exemptInTrade, type TeamContext, type TradeContext } from './trade.context.js';
import { refsOf, type TradeAsset, type TradeSide, type TradeTerms } from './trade.model.js';
import { isStopped, type CalendarStop } from '../leagues/calendar.rules.js';
import { refusal } from './trades.refusals.js';

type ProblemSeverity = 'refused' | 'blocking';

/** A problem with an offer, other than its effect on the teams' books. */
export interface Problem extends Refusal {
  /** `refused`: the offer can't be sent. `blocking`: it can be sent but not accepted. */
  readonly severity: ProblemSeverity;
  /** A commissioner who enters the trade may override it. */
  readonly overridable: boolean;
  readonly teamId: string | null;
  readonly asset: { readonly kind: TradeAsset['kind']; readonly ref: string } | null;
}

/** Problems with the offer as a whole, independent of who makes it. */
export function wholeProblems(terms: TradeTerms): Problem[] {
  const [first, second] = terms.sides;
  const found: Problem[] = [];
  if (first.team_id === second.team_id) found.push(whole(refusal('sameTeam')));
  if (first.assets.length + second.assets.length === 0) found.push(whole(refusal('emptyTrade')));
  const seen = new Set<string>();
  for (const side of terms.sides) {
    for (const ref of refsOf(side)) {
      const key = assetKey(ref);
      if (seen.has(key))
        found.push({
          ...whole(refusal('namedTwice')),
          asset: ref,
        });
      seen.add(key);
    }
    const retained = side.assets.flatMap((asset) => (asset.kind === 'retention' ? [asset.player_id] : []));
    if (new Set(retained).size < retained.length) found.push(whole(refusal('retentionTwice')));
    if (side.assets.filter(({ kind }) => kind === 'budget').length > 1) found.push(whole(refusal('budgetTwice')));
    if (side.assets.filter(({ kind }) => kind === 'cap-space').length > 1) found.push(whole(refusal('capSpaceTwice')));
  }
  return found;
}

const whole = (about: Refusal): Problem => ({
  ...about,
  severity: 'refused',
  overridable: false,
  teamId: null,
  asset: null,
});

export const stopRefusal = ({ rule, lastDay }: CalendarStop): Refusal =>
  rule === 'tradeDeadline'
    ? refusal('tradeDeadline', { figures: { lastDay } })
    : refusal('playoffsFreeze', { figures: { lastDay } });

export function calendarProblems({
  league: { stop = null, start = null, agreed = false },
  now,
}: TradeContext): Problem[] {
  if (agreed) return [];
  const found: Problem[] = [];
  if (start !== null && now < start.at)
    found.push({ ...whole(refusal('tradesNotOpen', { figures: { firstDay: start.firstDay } })), overridable: true });
  if (isStopped(stop, now)) found.push({ ...whole(stopRefusal(stop)), overridable: true });
  return found;
}

/**
 * Teams without a match left in the play-offs trade only draft picks of later seasons, and drop no one for it. Trades
 * that were accepted before are carried out.
 */
export function closedProblems(
  terms: TradeTerms,
  { league: { season, agreed = false }, teams, closed, picks, rules }: TradeContext,
): Problem[] {
  if (agreed || closed === undefined) return [];
  const exempt = exemptInTrade({ teams, rules });
  const isLater = (asset: TradeAsset) =>
    asset.kind === 'draft-pick' && (picks.get(asset.pick_id)?.season ?? '') > season;
  const onlyLater = terms.sides.every(({ assets }) => assets.every(isLater));
  return teams
    .filter(({ id }) => closed.has(id))
    .filter(
      ({ id }) =>
        !onlyLater ||
        terms.sides.some(
          ({ team_id, moves }) =>
            team_id === id &&
            moves.some(({ type, player_id }) => takesAway({ type, playerId: player_id }, rules, exempt)),
        ),
    )
    .map(({ id, name }) => ({
      ...whole(competitionRefusal('playoffOut', { figures: { team: name } })),
      overridable: true,
      teamId: id,
    }));
}

export function limitProblems(
  terms: TradeTerms,
  { league: { settings, agreed = false }, teams }: TradeContext,
): Problem[] {
  if (agreed) return [];
  const found: Problem[] = [];
  const [one, other] = terms.sides.map(({ assets }) => refsOf({ assets }).length);
  if (settings.equal_trades === true && one !== undefined && other !== undefined && one !== other)
    found.push({
      ...whole(refusal('unequalTrade', { figures: { one, other, teams: [teams[0].name, teams[1].name] } })),
      overridable: true,
    });
  const most = settings.season_trades ?? 0;
  if (most > 0)
    for (const { id, name, trades = 0 } of teams)
      if (trades >= most)
        found.push({
          ...refusal('seasonTrades', { figures: { team: name, trades, most }, figure: trades, limit: most }),
          severity: 'blocking',
          overridable: true,
          teamId: id,
          asset: null,
        });
  return found;
}

/** Players promised in another trade, or under a condition in this one, cannot leave. */
export function moveProblems(side: TradeSide, context: TradeContext): Problem[] {
  const found: Problem[] = [];
  const moved = new Set<number>();
  const exempt = exemptInTrade(context);
  for (const { type, player_id } of side.moves) {
    const name = context.players.get(player_id)?.name ?? thisPlayer();
    if (moved.has(player_id))
      found.push({
        ...refusal('movedTwice', { figures: { player: name } }),
        severity: 'refused',
        overridable: false,
        teamId: side.team_id,
        asset: null,
      });
    moved.add(player_id);
    if (!takesAway({ type, playerId: player_id }, context.rules, exempt)) continue;
    const held = context.league.agreed === true ? undefined : context.held?.get(player_id);
    if (held !== undefined)
      found.push({
        ...refuseDrop(name, held.first, context.league.settings.hold_days ?? 0),
        severity: 'blocking',
        overridable: true,
        teamId: side.team_id,
        asset: { kind: 'player', ref: String(player_id) },
      });
    const frozen = context.frozen.get(assetKey({ kind: 'player', ref: String(player_id) }));
    const ownCondition = conditionalPlayer(side, player_id);
    if (frozen || ownCondition) {
      found.push({
        ...refusal('frozen.dropped', {
          figures: { player: name, by: frozen ?? null, waivers: type !== 'drop' },
        }),
        severity: ownCondition ? 'refused' : 'blocking',
        overridable: false,
        teamId: side.team_id,
        asset: { kind: 'player', ref: String(player_id) },
      });
    }
  }
  return found;
}

const LEAD_RULES: ReadonlySet<string> = new Set(['cap', 'rosterSize', ...Object.values(POSITION_LIMIT_RULE)]);

/**
 * Trades may not take the cap space and place of a leading bid's player. An accepted trade is carried out; the bid is
 * checked again at its end.
 */
export function leadProblems(
  { id, name, leads, seasons: [before] }: TeamContext,
  { rules, league }: Pick<TradeContext, 'rules' | 'league'>,
  after: TeamBooks | undefined,
): Problem[] {
  if (leads === undefined || before === undefined || after === undefined || league.agreed === true) return [];
  const dropped = new Set(leads.drops);
  const withLeads = (books: TeamBooks): TeamBooks => ({
    ...books,
    dead: books.players.reduce(
      (sum, player) => sum + (dropped.has(player.id) ? cutCharge(player, rules.cut) : 0),
      books.dead ?? 0,
    ),
    players: [...books.players.filter((player) => !dropped.has(player.id)), ...leads.players],
  });
  const plain = new Set(violations(after, rules, before).map(({ rule }) => rule));
  const broken = decisiveViolations(withLeads(before), withLeads(after), rules, false).find(
    ({ rule, decisive }) => decisive && LEAD_RULES.has(rule) && !plain.has(rule),
  );
  if (broken === undefined) return [];
  const { figure, limit } = broken;
  const figures = {
    team: name,
    auctions: leads.players.length,
    money: broken.rule === 'cap',
    has: figure,
    most: limit,
  };
  return [
    {
      ...teamsRefusal('leadingBids', { figures, figure, limit }),
      severity: 'blocking',
      overridable: true,
      teamId: id,
      asset: null,
    },
  ];
}

/** Conditional retentions use a slot from the start, so that the promise can be kept. */
export function promisedSlots(
  side: TradeSide,
  team: TeamContext,
  rules: RosterRules,
  after: TeamBooks | undefined,
): Problem[] {
  const retained = side.assets.flatMap((asset) => (asset.kind === 'retention' ? [asset] : []));
  const promised = retained.filter(
    ({ condition, player_id }) => condition !== null || conditionalPlayer(side, player_id),
  ).length;
  if (!after || retained.length === 0 || promised + team.promisedRetentions === 0) return [];
  const figure = after.retainedContracts + team.promisedRetentions + promised;
  const limit = rules.retentionSlots;
  if (figure <= limit) return [];
  return [
    {
      ...refusal('retentionSlots', { figures: { team: team.name, has: figure, most: limit }, figure, limit }),
      severity: 'blocking',
      overridable: true,
      teamId: side.team_id,
      asset: null,
    },
  ];
}
