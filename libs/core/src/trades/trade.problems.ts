import { faPickOver } from '../free-agents/pick.rules.js';
import { startYear } from '../season.js';
import type { Refusal } from '../result.js';
import { endsOnArrival, OVER_WHOLE, reacquireProblem, retentionProblems } from '../teams/retention.rules.js';
import { takesAway } from '../teams/roster.rules.js';
import type { RosterRules, TeamBooks } from '../teams/team.model.js';
import { capHitOf, conditionalPlayer } from './trade.books.js';
import { assetKey, type PickFacts, type TeamContext, type TradeContext } from './trade.context.js';
import { conditionProblem, endOfDay, substituteOf } from './conditions/condition.rules.js';
import {
  refsOf,
  type AssetRef,
  type Condition,
  type TradeAsset,
  type TradeSide,
  type TradeTerms,
} from './trade.model.js';
import { seasonsAhead } from '../leagues/league.rules.js';
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

/** Refusal for trades after the season's trading stop. */
export const stopRefusal = ({ rule, lastDay }: CalendarStop): Refusal =>
  rule === 'tradeDeadline'
    ? refusal('tradeDeadline', { figures: { lastDay } })
    : refusal('playoffsFreeze', { figures: { lastDay } });

/** Problems with the league's calendar. Trades that were already accepted are not checked again. */
export function calendarProblems({ league: { stop = null }, now }: TradeContext): Problem[] {
  if (!isStopped(stop, now)) return [];
  return [{ ...whole(stopRefusal(stop)), overridable: true }];
}

/** Problems with one asset: its state, owner, holds and condition. */
export function assetProblems(terms: TradeTerms, index: 0 | 1, asset: TradeAsset, context: TradeContext): Problem[] {
  const side = terms.sides[index];
  const team = context.teams[index];
  const other = context.teams[index === 0 ? 1 : 0];
  const ref = asset.kind === 'player' || asset.kind === 'retention' ? String(asset.player_id) : asset.pick_id;
  const where = { teamId: side.team_id, asset: { kind: asset.kind, ref } };
  const refused = (about: Refusal): Problem => ({ ...about, ...where, severity: 'refused', overridable: false });
  const blocking = (about: Refusal, overridable: boolean): Problem => ({
    ...about,
    ...where,
    severity: 'blocking',
    overridable,
  });
  const { settingUp = false } = context.league;
  const found: Problem[] = [];
  let expiresAt: number | null = null;
  const freeze = (kind: AssetRef['kind'], called: (by: string) => Refusal): void => {
    const frozen = context.frozen.get(assetKey({ kind, ref }));
    if (frozen) found.push(blocking(called(frozen.words), false));
  };
  switch (asset.kind) {
    case 'player': {
      const facts = context.players.get(asset.player_id);
      const name = facts?.name ?? 'This player';
      if (facts?.teamId !== team.id)
        return [refused(refusal('notOnTeam', { figures: { name, team: team.name, settingUp } }))];
      const back = reacquireProblem(
        { id: other.id, name: other.name },
        { id: asset.player_id, name },
        context.retentions,
        context.now,
      );
      if (back) found.push(blocking(back, true));
      freeze('player', (by) => refusal('frozen.player', { figures: { player: name, by } }));
      break;
    }
    case 'draft-pick': {
      const pick = context.picks.get(asset.pick_id);
      if (!context.league.settings.draftPickTradesAllowed) return [refused(refusal('picksNotTradable'))];
      if (pick?.ownerTeamId !== team.id)
        return [refused(refusal('pickNotOwned.draft', { figures: { team: team.name, settingUp } }))];
      if (pick.forfeited) return [refused(refusal('pickForfeited'))];
      if (pick.neverHeld)
        return [refused(refusal('pickUsed.neverHeld', { figures: { season: pick.season, settingUp } }))];
      if (pick.used) return [refused(refusal('pickUsed.draft', { figures: { settingUp } }))];
      const ahead = startYear(pick.season) - startYear(context.league.season);
      const most = aheadOf(context);
      if (ahead < 0 || ahead > most)
        return [refused(refusal('pickTooFar', { figures: { season: pick.season, ahead: most, settingUp } }))];
      if (asset.condition && pick.drafting) return [refused(refusal('draftHeld'))];
      const instead = substituteOf(asset.condition, pick.nextYearId);
      if (instead !== undefined) {
        const none = withoutSubstitute(terms, team, { pick, instead }, context, asset.condition);
        if (none) found.push(refused(none));
      }
      freeze('draft-pick', (by) => refusal('frozen.draft', { figures: { pick, by } }));
      break;
    }
    case 'fa-pick': {
      const pick = context.faPicks.get(asset.pick_id);
      if (!context.league.settings.faTradesAllowed) return [refused(refusal('faPicksNotTradable'))];
      if (pick?.ownerTeamId !== team.id)
        return [refused(refusal('pickNotOwned.free', { figures: { team: team.name } }))];
      if (pick.used || pick.penalty)
        return [refused(refusal('pickUsed.free', { figures: { forfeited: pick.penalty } }))];
      if (faPickOver(pick.expiresAt, context.now)) return [refused(refusal('pickExpired'))];
      ({ expiresAt } = pick);
      freeze('fa-pick', (by) => refusal('frozen.free', { figures: { by } }));
      break;
    }
    case 'retention': {
      const goes = side.assets.some(
        (candidate) => candidate.kind === 'player' && candidate.player_id === asset.player_id,
      );
      const facts = context.players.get(asset.player_id);
      const capHit = capHitOf(context, asset.player_id);
      if (!goes || !facts || capHit === null) return [refused(refusal('retentionAlone'))];
      if (asset.condition && conditionalPlayer(side, asset.player_id))
        return [refused(refusal('conditionTwice', { figures: { name: facts.name } }))];
      const ends = endsOnArrival(context.retentions, asset.player_id, other.id, context.league.season);
      const lasting = context.retentions.filter((retention) => !ends.includes(retention));
      for (const wrong of retentionProblems(
        {
          team,
          player: { id: asset.player_id, name: facts.name, capHit },
          percent: asset.percent,
          dollars: asset.dollars ?? null,
        },
        context.league.settings,
        context.league.season,
        lasting,
      )) {
        const hard = ['retentionOff', 'retentionPercent', 'retentionDollars'].includes(wrong.name);
        found.push(hard ? refused(wrong) : blocking(wrong, wrong.name !== OVER_WHOLE));
      }
      break;
    }
  }
  if (asset.condition) {
    const wrong = conditionProblem(asset, asset.condition, {
      season: context.league.season,
      picksAhead: aheadOf(context),
      now: context.now,
      timeZone: context.league.timeZone,
      resolveAt: endOfDay(asset.condition.resolve_by, context.league.timeZone),
      expiresAt,
      isTeam: (teamId) => context.league.teamIds.includes(teamId),
      teams: context.league.teamIds.length,
      round: asset.kind === 'draft-pick' ? (context.picks.get(asset.pick_id)?.round ?? null) : null,
    });
    if (wrong) found.push(refused(wrong));
  }
  return found;
}

const aheadOf = ({ league }: TradeContext): number => seasonsAhead(league.type, league.settings);

/**
 * Why a protected pick has no valid substitute. It must belong to the same team, be free and not be part of this trade.
 */
function withoutSubstitute(
  terms: TradeTerms,
  team: TeamContext,
  { pick, instead }: { readonly pick: PickFacts; readonly instead: string | null },
  context: TradeContext,
  condition: Condition | null,
): Refusal | null {
  const substitute = context.picks.get(instead ?? '');
  const chosen = condition?.type === 'pick-of-two' || instead !== pick.nextYearId;
  if (!substitute) return refusal(chosen ? 'noSubstitute.chosen' : 'noSubstitute');
  const { season } = substitute;
  if (substitute.id === pick.id) return refusal('noSubstitute.itself');
  if (substitute.ownerTeamId !== team.id || substitute.used || substitute.drafting)
    return chosen
      ? refusal('noSubstitute.chosenNotOwned', { figures: { team: team.name, pick: substitute } })
      : refusal('noSubstitute.notOwned', { figures: { team: team.name, season } });
  if (startYear(season) - startYear(context.league.season) > aheadOf(context))
    return refusal('noSubstitute.tooFar', { figures: { season } });
  const key = assetKey({ kind: 'draft-pick', ref: substitute.id });
  const named = terms.sides
    .flatMap(({ assets }) => assets)
    .filter(
      (asset) =>
        asset.kind === 'draft-pick' &&
        substituteOf(asset.condition, context.picks.get(asset.pick_id)?.nextYearId ?? null) === substitute.id,
    ).length;
  if (named > 1 || terms.sides.some((side) => refsOf(side).some((ref) => assetKey(ref) === key)))
    return refusal('noSubstitute.inTrade');
  if (context.frozen.has(key)) return refusal('noSubstitute.frozen');
  return null;
}

/** Players promised in another trade, or under a condition in this one, cannot leave the team through its moves. */
export function moveProblems(side: TradeSide, context: TradeContext): Problem[] {
  const found: Problem[] = [];
  const moved = new Set<number>();
  for (const { type, player_id } of side.moves) {
    const name = context.players.get(player_id)?.name ?? 'This player';
    if (moved.has(player_id))
      found.push({
        ...refusal('movedTwice', { figures: { player: name } }),
        severity: 'refused',
        overridable: false,
        teamId: side.team_id,
        asset: null,
      });
    moved.add(player_id);
    if (!takesAway({ type, playerId: player_id }, context.rules)) continue;
    const frozen = context.frozen.get(assetKey({ kind: 'player', ref: String(player_id) }));
    const ownCondition = conditionalPlayer(side, player_id);
    if (frozen || ownCondition) {
      found.push({
        ...refusal('frozen.dropped', {
          figures: { player: name, by: frozen?.words ?? null, waivers: type !== 'drop' },
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
