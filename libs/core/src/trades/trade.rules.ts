import { faPickOver } from '../free-agents/pick.rules.js';
import { startYear } from '../season.js';
import type { Refusal } from '../result.js';
import { decisiveViolations, takesIn, type JudgedViolation, type Violation } from '../teams/cap.rules.js';
import type { TeamBooks } from '../teams/team.model.js';
import { booksAfter, capHitOf, conditionalPlayer } from './trade.books.js';
import { assetKey, type TradeContext } from './trade.context.js';
import { conditionProblem, endOfDay } from './condition.rules.js';
import { TRADE_LIMITS, refsOf, type TradeAsset, type TradeSide, type TradeTerms } from './trade.model.js';
import { endsOnArrival, OVER_WHOLE, reacquireProblem, retentionProblems } from '../teams/retention.rules.js';

export type ProblemSeverity = 'refused' | 'blocking';

/** Something wrong with an offer apart from what it does to the books. */
export interface Problem extends Refusal {
  /** `refused`: it cannot even be sent. `blocking`: it may be sent, and decides at acceptance. */
  readonly severity: ProblemSeverity;
  /** A commissioner who enters the trade may overrule it. */
  readonly overridable: boolean;
  readonly teamId: string | null;
  readonly asset: { readonly kind: TradeAsset['kind']; readonly ref: string } | null;
}

export interface JudgedSide {
  readonly before: readonly TeamBooks[];
  readonly after: readonly TeamBooks[];
  /** Broken rules of this season after the trade; `decisive` ones stand against it. */
  readonly violations: readonly JudgedViolation[];
}

export interface Judgement {
  readonly problems: readonly Problem[];
  readonly sides: readonly [JudgedSide, JudgedSide];
  /** It may be sent. */
  readonly sendable: boolean;
  /** It may be carried out. */
  readonly legal: boolean;
  /** It may be carried out when a commissioner overrules the rules of cap, roster and retention. */
  readonly legalByOverride: boolean;
}

/**
 * All that can be said of an offer: what is wrong with it, and both teams' books before and after, in every season shown. The
 * same at proposal, where it warns, and at acceptance and execution, where it decides.
 */
export function judgeTrade(terms: TradeTerms, context: TradeContext): Judgement {
  const after = booksAfter(terms, context);
  const problems: Problem[] = [...wholeProblems(terms)];
  for (const index of [0, 1] as const) {
    const side = terms.sides[index];
    for (const asset of side.assets) problems.push(...assetProblems(terms, index, asset, context));
    for (const refusal of after.refusals[index])
      problems.push({ ...refusal, severity: 'blocking', overridable: false, teamId: side.team_id, asset: null });
    problems.push(...moveProblems(side, context));
    problems.push(...promisedSlots(side, context, after.teams[index][0]));
  }
  const sides = [judgedSide(0, context, after.teams[0]), judgedSide(1, context, after.teams[1])] as const;
  const sendable = problems.every(({ severity }) => severity !== 'refused');
  return {
    problems,
    sides,
    sendable,
    legal: problems.length === 0 && sides.every((side) => side.violations.every(({ decisive }) => !decisive)),
    legalByOverride: problems.every(({ overridable }) => overridable),
  };
}

function judgedSide(index: 0 | 1, context: TradeContext, after: readonly TeamBooks[]): JudgedSide {
  const before = context.teams[index].seasons;
  const [now, then] = [before[0], after[0]];
  if (!now || !then) return { before, after, violations: [] };
  return { before, after, violations: decisiveViolations(now, then, context.rules, takesIn(now, then)) };
}

function wholeProblems(terms: TradeTerms): Problem[] {
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

function assetProblems(terms: TradeTerms, index: 0 | 1, asset: TradeAsset, context: TradeContext): Problem[] {
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
  switch (asset.kind) {
    case 'player': {
      const facts = context.players.get(asset.player_id);
      const name = facts?.name ?? 'This player';
      if (facts?.teamId !== team.id)
        return [refused('notOnTeam', `${name} is not on ${team.name}.`, 'Take him out of the trade.')];
      const back = reacquireProblem(
        { id: other.id, name: other.name },
        { id: asset.player_id, name },
        context.retentions,
        context.now,
      );
      if (back) found.push(blocking(back, true));
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
      // It would be used before anybody could say whether it goes.
      if (asset.condition && pick.drafting)
        return [
          refused(
            'draftHeld',
            'The draft of this pick is being held, so it cannot be promised under a condition.',
            'Offer it without a condition, or leave it out.',
          ),
        ];
      if (asset.condition?.type === 'pick-protected')
        found.push(
          ...substituteProblems(terms, index, asset.pick_id, context).map(({ name, message, fix }) =>
            refused(name, message, fix ?? ''),
          ),
        );
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
            `${facts.name} goes under a condition; the salary retained of him goes along.`,
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
  if (asset.kind !== 'retention') {
    const frozen = context.frozen.get(assetKey({ kind: asset.kind, ref }));
    if (frozen)
      found.push(
        blocking(
          {
            name: 'frozen',
            message: `${assetName(asset, context)} is ${frozen.words}.`,
            fix: 'Wait until it is free again, or leave it out.',
          },
          false,
        ),
      );
  }
  if (asset.condition) {
    const wrong = conditionProblem(asset, asset.condition, {
      season: context.league.season,
      now: context.now,
      timeZone: context.league.timeZone,
      resolveAt: endOfDay(asset.condition.resolve_by, context.league.timeZone),
      expiresAt: asset.kind === 'fa-pick' ? (context.faPicks.get(asset.pick_id)?.expiresAt ?? null) : null,
      isTeam: (teamId) => context.league.teamIds.includes(teamId),
    });
    if (wrong) found.push({ ...wrong, ...about, severity: 'refused', overridable: false });
  }
  return found;
}

function assetName(asset: TradeAsset, context: TradeContext): string {
  if (asset.kind === 'player' || asset.kind === 'retention')
    return context.players.get(asset.player_id)?.name ?? 'This player';
  if (asset.kind === 'fa-pick') return 'This FA pick';
  const pick = context.picks.get(asset.pick_id);
  return pick ? `The pick of ${pick.season} ${pick.type}, round ${pick.round} (${pick.originalTeam})` : 'This pick';
}

/** What takes a protected pick's place must be the giver's, free, and not be in the trade itself. */
function substituteProblems(terms: TradeTerms, index: 0 | 1, pickId: string, context: TradeContext): Refusal[] {
  const team = context.teams[index];
  const pick = context.picks.get(pickId);
  const substitute = pick?.nextYearId == null ? undefined : context.picks.get(pick.nextYearId);
  if (!pick || !substitute)
    return [
      {
        name: 'noSubstitute',
        message: 'There is no pick of next year’s same round to take its place.',
        fix: 'Offer the pick without protection.',
      },
    ];
  if (substitute.ownerTeamId !== team.id || substitute.used) {
    return [
      {
        name: 'noSubstitute',
        message: `${team.name} does not own the same pick of ${substitute.season}, which would take its place.`,
        fix: 'Offer the pick without protection.',
      },
    ];
  }
  if (startYear(substitute.season) - startYear(context.league.season) > TRADE_LIMITS.seasonsAhead)
    return [
      {
        name: 'noSubstitute',
        message: `Picks of ${substitute.season} cannot be traded yet.`,
        fix: 'Offer the pick without protection.',
      },
    ];
  if (
    terms.sides.some((side) =>
      side.assets.some((asset) => asset.kind === 'draft-pick' && asset.pick_id === substitute.id),
    )
  ) {
    return [
      {
        name: 'noSubstitute',
        message: 'The pick that would take its place is in the trade itself.',
        fix: 'Take one of the two out.',
      },
    ];
  }
  if (context.frozen.has(assetKey({ kind: 'draft-pick', ref: substitute.id })))
    return [
      {
        name: 'noSubstitute',
        message: 'The pick that would take its place is promised elsewhere.',
        fix: 'Offer the pick without protection.',
      },
    ];
  return [];
}

/** Players who are promised elsewhere cannot be dropped on the side. */
function moveProblems(side: TradeSide, context: TradeContext): Problem[] {
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
        message: `${name} is ${words}, so he cannot be dropped.`,
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

/** Salary that would be retained only later holds its slot from the start: a promise must be one that can be kept. */
function promisedSlots(side: TradeSide, context: TradeContext, after: TeamBooks | undefined): Problem[] {
  const team = context.teams.find(({ id }) => id === side.team_id);
  if (!team || !after) return [];
  const promised = side.assets.filter(
    (asset) => asset.kind === 'retention' && (asset.condition !== null || conditionalPlayer(side, asset.player_id)),
  ).length;
  const retains = side.assets.some((asset) => asset.kind === 'retention');
  if (!retains || promised + team.promisedRetentions === 0) return [];
  const figure = after.retainedContracts + team.promisedRetentions + promised;
  const limit = context.rules.retentionSlots;
  if (figure <= limit) return [];
  return [
    {
      name: 'retentionSlots',
      message: `${team.name} would retain or have promised to retain salary of ${figure} contracts; ${limit} ${limit === 1 ? 'is' : 'are'} allowed at once.`,
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

/** The first thing that stands against carrying a trade out, as a refusal; null when nothing does. */
export function firstObjection(
  judgement: Judgement,
  wording: (teamId: string, violation: Violation) => Pick<Refusal, 'message' | 'fix'>,
  override = false,
): Refusal | null {
  const problem = judgement.problems.find((candidate) => !override || !candidate.overridable);
  if (problem) {
    const { name, message, fix, figure, limit } = problem;
    return {
      name,
      message,
      ...(fix === undefined ? {} : { fix }),
      ...(figure === undefined ? {} : { figure }),
      ...(limit === undefined ? {} : { limit }),
    };
  }
  if (override) return null;
  for (const side of judgement.sides) {
    const violation = side.violations.find(({ decisive }) => decisive);
    if (!violation) continue;
    const { message, fix } = wording(side.before[0]?.teamId ?? '', violation);
    return {
      name: violation.rule,
      message,
      figure: violation.figure,
      limit: violation.limit,
      ...(fix === undefined ? {} : { fix }),
    };
  }
  return null;
}
