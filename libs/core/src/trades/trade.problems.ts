import { faPickOver } from '../free-agents/pick.rules.js';
import { startYear } from '../season.js';
import type { Refusal } from '../result.js';
import { endsOnArrival, OVER_WHOLE, reacquireProblem, retentionProblems } from '../teams/retention.rules.js';
import type { RosterRules, TeamBooks } from '../teams/team.model.js';
import { capHitOf, conditionalPlayer } from './trade.books.js';
import { assetKey, type PickFacts, type TeamContext, type TradeContext } from './trade.context.js';
import { conditionProblem, endOfDay } from './condition.rules.js';
import {
  TRADE_LIMITS,
  refsOf,
  type AssetRef,
  type TradeAsset,
  type TradeSide,
  type TradeTerms,
} from './trade.model.js';

type ProblemSeverity = 'refused' | 'blocking';

/** Something wrong with an offer apart from what it does to the books. */
export interface Problem extends Refusal {
  /** `refused`: it cannot even be sent. `blocking`: it may be sent, and decides at acceptance. */
  readonly severity: ProblemSeverity;
  /** A commissioner who enters the trade may overrule it. */
  readonly overridable: boolean;
  readonly teamId: string | null;
  readonly asset: { readonly kind: TradeAsset['kind']; readonly ref: string } | null;
}

/** What is wrong with the offer as a whole, whoever makes it. */
export function wholeProblems(terms: TradeTerms): Problem[] {
  const [first, second] = terms.sides;
  const found: Problem[] = [];
  if (first.team_id === second.team_id)
    found.push(whole('sameTeam', 'A trade is between two teams.', 'Choose another team.'));
  if (first.assets.length + second.assets.length === 0)
    found.push(whole('emptyTrade', 'There is nothing in this trade.', 'Add a player or a pick to one of the sides.'));
  const seen = new Set<string>();
  for (const side of terms.sides) {
    for (const ref of refsOf(side)) {
      const key = assetKey(ref);
      if (seen.has(key))
        found.push({
          ...whole('namedTwice', 'The same asset is in the trade twice.', 'Take it out once.'),
          asset: ref,
        });
      seen.add(key);
    }
    const retained = side.assets.flatMap((asset) => (asset.kind === 'retention' ? [asset.player_id] : []));
    if (new Set(retained).size < retained.length)
      found.push(
        whole(
          'retentionTwice',
          'Salary of the same player is retained twice in this trade.',
          'Retain it once, with the whole percentage.',
        ),
      );
  }
  return found;
}

const whole = (name: string, message: string, fix: string): Problem => ({
  name,
  message,
  fix,
  severity: 'refused',
  overridable: false,
  teamId: null,
  asset: null,
});

/** What is wrong with one asset: with what goes, whose it is, what holds it, and the condition that it goes under. */
export function assetProblems(terms: TradeTerms, index: 0 | 1, asset: TradeAsset, context: TradeContext): Problem[] {
  const side = terms.sides[index];
  const team = context.teams[index];
  const other = context.teams[index === 0 ? 1 : 0];
  const ref = asset.kind === 'player' || asset.kind === 'retention' ? String(asset.player_id) : asset.pick_id;
  const about = { teamId: side.team_id, asset: { kind: asset.kind, ref } };
  const refused = (name: string, message: string, fix: string, more: Partial<Refusal> = {}): Problem => ({
    name,
    message,
    fix,
    ...more,
    ...about,
    severity: 'refused',
    overridable: false,
  });
  const blocking = (refusal: Refusal, overridable: boolean): Problem => ({
    ...refusal,
    ...about,
    severity: 'blocking',
    overridable,
  });
  const found: Problem[] = [];
  let expiresAt: number | null = null;
  const freeze = (kind: AssetRef['kind'], called: string): void => {
    const frozen = context.frozen.get(assetKey({ kind, ref }));
    if (!frozen) return;
    const message = `${called} is ${frozen.words}.`;
    found.push(blocking({ name: 'frozen', message, fix: 'Wait until it is free again, or leave it out.' }, false));
  };
  switch (asset.kind) {
    case 'player': {
      const facts = context.players.get(asset.player_id);
      const name = facts?.name ?? 'This player';
      if (facts?.teamId !== team.id)
        return [refused('notOnTeam', `${name} is not on ${team.name}.`, 'Take them out of the trade.')];
      const back = reacquireProblem(
        { id: other.id, name: other.name },
        { id: asset.player_id, name },
        context.retentions,
        context.now,
      );
      if (back) found.push(blocking(back, true));
      freeze('player', name);
      break;
    }
    case 'draft-pick': {
      const pick = context.picks.get(asset.pick_id);
      if (!context.league.settings.draftPickTradesAllowed)
        return [
          refused('picksNotTradable', 'This league does not trade draft picks.', 'Take the picks out of the trade.'),
        ];
      if (pick?.ownerTeamId !== team.id)
        return [refused('pickNotOwned', `${team.name} does not own this draft pick.`, 'Take it out of the trade.')];
      if (pick.forfeited)
        return [refused('pickForfeited', 'This draft pick is forfeited.', 'Take it out of the trade.')];
      if (pick.used) return [refused('pickUsed', 'This draft pick has been used.', 'Take it out of the trade.')];
      const ahead = startYear(pick.season) - startYear(context.league.season);
      if (ahead < 0 || ahead > TRADE_LIMITS.seasonsAhead)
        return [
          refused(
            'pickTooFar',
            `Picks of ${pick.season} cannot be traded.`,
            `Picks can be traded for this season and ${TRADE_LIMITS.seasonsAhead} more.`,
          ),
        ];
      // The pick would be used before it is known whether it goes to the other team.
      if (asset.condition && pick.drafting)
        return [
          refused(
            'draftHeld',
            'The draft of this pick is being held, so it cannot be promised under a condition.',
            'Offer it without a condition, or leave it out.',
          ),
        ];
      if (asset.condition?.type === 'pick-protected') {
        const none = withoutSubstitute(terms, team, pick, context);
        if (none) found.push(refused('noSubstitute', none.message, none.fix));
      }
      freeze('draft-pick', `The pick of ${pick.season} ${pick.type}, round ${pick.round} (${pick.originalTeam})`);
      break;
    }
    case 'fa-pick': {
      const pick = context.faPicks.get(asset.pick_id);
      if (!context.league.settings.faTradesAllowed)
        return [refused('faPicksNotTradable', 'This league does not trade FA picks.', 'Take them out of the trade.')];
      if (pick?.ownerTeamId !== team.id)
        return [refused('pickNotOwned', `${team.name} does not own this FA pick.`, 'Take it out of the trade.')];
      if (pick.used || pick.penalty)
        return [
          refused(
            'pickUsed',
            pick.penalty ? 'This FA pick was forfeited.' : 'This FA pick has been used.',
            'Take it out of the trade.',
          ),
        ];
      if (faPickOver(pick.expiresAt, context.now))
        return [refused('pickExpired', 'This FA pick has expired.', 'Take it out of the trade.')];
      ({ expiresAt } = pick);
      freeze('fa-pick', 'This FA pick');
      break;
    }
    case 'retention': {
      const goes = side.assets.some(
        (candidate) => candidate.kind === 'player' && candidate.player_id === asset.player_id,
      );
      const facts = context.players.get(asset.player_id);
      const capHit = capHitOf(context, asset.player_id);
      if (!goes || !facts || capHit === null)
        return [
          refused(
            'retentionAlone',
            'Salary can only be retained of a player who goes the same way in the same trade.',
            'Add the player, or take the retained salary out.',
          ),
        ];
      if (asset.condition && conditionalPlayer(side, asset.player_id))
        return [
          refused(
            'conditionTwice',
            `${facts.name} goes under a condition; the salary retained of them goes along.`,
            'Take the condition off the retained salary.',
          ),
        ];
      const ends = endsOnArrival(context.retentions, asset.player_id, other.id, context.league.season);
      const lasting = context.retentions.filter((retention) => !ends.includes(retention));
      for (const refusal of retentionProblems(
        { team, player: { id: asset.player_id, name: facts.name, capHit }, percent: asset.percent },
        context.league.settings,
        context.league.season,
        lasting,
      )) {
        const hard = refusal.name === 'retentionOff' || refusal.name === 'retentionPercent';
        found.push(
          hard
            ? { ...refusal, ...about, severity: 'refused', overridable: false }
            : blocking(refusal, refusal.name !== OVER_WHOLE),
        );
      }
      break;
    }
  }
  if (asset.condition) {
    const wrong = conditionProblem(asset, asset.condition, {
      season: context.league.season,
      now: context.now,
      timeZone: context.league.timeZone,
      resolveAt: endOfDay(asset.condition.resolve_by, context.league.timeZone),
      expiresAt,
      isTeam: (teamId) => context.league.teamIds.includes(teamId),
    });
    if (wrong) found.push({ ...wrong, ...about, severity: 'refused', overridable: false });
  }
  return found;
}

/** Why no pick can stand in for a protected one: it must be the same team's, free, and not be in this trade. */
function withoutSubstitute(
  terms: TradeTerms,
  team: TeamContext,
  pick: PickFacts,
  context: TradeContext,
): { message: string; fix: string } | null {
  const unprotected = (message: string) => ({ message, fix: 'Offer the pick without protection.' });
  const substitute = context.picks.get(pick.nextYearId ?? '');
  if (!substitute) return unprotected('There is no pick of next year’s same round to take its place.');
  const { season } = substitute;
  if (substitute.ownerTeamId !== team.id || substitute.used)
    return unprotected(`${team.name} does not own the same pick of ${season}, which would take its place.`);
  if (startYear(season) - startYear(context.league.season) > TRADE_LIMITS.seasonsAhead)
    return unprotected(`Picks of ${season} cannot be traded yet.`);
  const key = assetKey({ kind: 'draft-pick', ref: substitute.id });
  if (terms.sides.some((side) => refsOf(side).some((ref) => assetKey(ref) === key)))
    return {
      message: 'The pick that would take its place is in the trade itself.',
      fix: 'Take one of the two out.',
    };
  if (context.frozen.has(key)) return unprotected('The pick that would take its place is promised elsewhere.');
  return null;
}

/** Players who are promised in another trade cannot be dropped in this one. */
export function moveProblems(side: TradeSide, context: TradeContext): Problem[] {
  const found: Problem[] = [];
  const moved = new Set<number>();
  for (const { type, player_id } of side.moves) {
    const name = context.players.get(player_id)?.name ?? 'This player';
    if (moved.has(player_id))
      found.push({
        name: 'movedTwice',
        message: `${name} is moved twice in this trade.`,
        fix: 'Take one of the moves out.',
        severity: 'refused',
        overridable: false,
        teamId: side.team_id,
        asset: null,
      });
    moved.add(player_id);
    if (type !== 'drop') continue;
    const frozen = context.frozen.get(assetKey({ kind: 'player', ref: String(player_id) }));
    const ownCondition = conditionalPlayer(side, player_id);
    if (frozen || ownCondition) {
      const words = frozen?.words ?? 'promised under a condition in this trade';
      found.push({
        name: 'frozen',
        message: `${name} is ${words}, so they cannot be dropped.`,
        fix: 'Drop somebody else.',
        severity: ownCondition ? 'refused' : 'blocking',
        overridable: false,
        teamId: side.team_id,
        asset: { kind: 'player', ref: String(player_id) },
      });
    }
  }
  return found;
}

/** Salary that is retained only if a condition is met takes a slot from the start, so that the promise can be kept. */
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
      name: 'retentionSlots',
      message:
        `${team.name} would retain or have promised to retain salary of ${figure} contracts; ` +
        `${limit} ${limit === 1 ? 'is' : 'are'} allowed at once.`,
      figure,
      limit,
      fix: 'Take the retained salary out.',
      severity: 'blocking',
      overridable: true,
      teamId: side.team_id,
      asset: null,
    },
  ];
}
