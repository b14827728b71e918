import { hasOwnSalaries } from '../contracts/contract.rules.js';
import { marketRules } from '../free-agents/market/market.rules.js';
import { faPickOver } from '../free-agents/pick.rules.js';
import { seasonsAhead } from '../leagues/league.rules.js';
import type { Refusal } from '../result.js';
import { startYear } from '../season.js';
import {
  endsOnArrival,
  OVER_WHOLE,
  reacquireProblem,
  retainedTooSoon,
  retentionProblems,
} from '../teams/retention.rules.js';
import { conditionProblem, endOfDay, substituteOf } from './conditions/condition.rules.js';
import { thisPlayer } from './shown/condition.words.js';
import { capHitOf, conditionalPlayer } from './trade.books.js';
import { assetKey, type PickFacts, type TeamContext, type TradeContext } from './trade.context.js';
import { refOf, refsOf, type AssetRef, type Condition, type TradeAsset, type TradeTerms } from './trade.model.js';
import type { Problem } from './trade.problems.js';
import { refusal } from './trades.refusals.js';
import type { HeldBy } from './words/held.words.js';

type Asset<Kind extends TradeAsset['kind']> = Extract<TradeAsset, { readonly kind: Kind }>;
type Finding = Omit<Problem, 'teamId' | 'asset'>;
/** A refusal makes further checks of the asset pointless. */
type Checked = Refusal | readonly Finding[];

interface Giver {
  readonly terms: TradeTerms;
  readonly index: 0 | 1;
  readonly context: TradeContext;
}

const refused = (about: Refusal): Finding => ({ ...about, severity: 'refused', overridable: false });
const blocking = (about: Refusal, overridable: boolean): Finding => ({ ...about, severity: 'blocking', overridable });

export function assetProblems(terms: TradeTerms, index: 0 | 1, asset: TradeAsset, context: TradeContext): Problem[] {
  const where = { teamId: terms.sides[index].team_id, asset: { kind: asset.kind, ref: refOf(asset) } };
  const checked = checkAsset(asset, { terms, index, context });
  if ('name' in checked) return [{ ...refused(checked), ...where }];
  const wrong = asset.condition && checkCondition(asset, asset.condition, context);
  return [...checked, ...(wrong ? [refused(wrong)] : [])].map((found) => ({ ...found, ...where }));
}

function checkAsset(asset: TradeAsset, giver: Giver): Checked {
  switch (asset.kind) {
    case 'player':
      return checkPlayer(asset, giver);
    case 'draft-pick':
      return checkDraftPick(asset, giver);
    case 'fa-pick':
      return checkFaPick(asset, giver);
    case 'retention':
      return checkRetention(asset, giver);
    case 'budget':
      return checkBudget(asset, giver);
    case 'cap-space':
      return checkCapSpace(asset, giver);
  }
}

function checkPlayer(asset: Asset<'player'>, { index, context }: Giver): Checked {
  const [team, other] = [context.teams[index], context.teams[index === 0 ? 1 : 0]];
  const { settings, settingUp = false, agreed = false } = context.league;
  if (settings.player_trades === false && !agreed) return refusal('playersNotTradable');
  const facts = context.players.get(asset.player_id);
  const name = facts?.name ?? thisPlayer();
  if (facts?.teamId !== team.id) return refusal('notOnTeam', { figures: { name, team: team.name, settingUp } });
  const back = reacquireProblem(
    { id: other.id, name: other.name },
    { id: asset.player_id, name },
    context.retentions,
    context.now,
  );
  return [
    ...(back ? [blocking(back, true)] : []),
    ...frozen(context, { kind: 'player', ref: String(asset.player_id) }, (by) =>
      refusal('frozen.player', { figures: { player: name, by } }),
    ),
  ];
}

function checkDraftPick(asset: Asset<'draft-pick'>, { terms, index, context }: Giver): Checked {
  const team = context.teams[index];
  const { settingUp = false } = context.league;
  const pick = context.picks.get(asset.pick_id);
  if (!context.league.settings.draftPickTradesAllowed) return refusal('picksNotTradable');
  if (pick?.ownerTeamId !== team.id) return refusal('pickNotOwned.draft', { figures: { team: team.name, settingUp } });
  if (pick.forfeited) return refusal('pickForfeited');
  if (pick.neverHeld) return refusal('pickUsed.neverHeld', { figures: { season: pick.season, settingUp } });
  if (pick.used) return refusal('pickUsed.draft', { figures: { settingUp } });
  const ahead = startYear(pick.season) - startYear(context.league.season);
  const most = aheadOf(context);
  if (ahead < 0 || ahead > most)
    return refusal('pickTooFar', { figures: { season: pick.season, ahead: most, settingUp } });
  if (asset.condition && pick.drafting) return refusal('draftHeld');
  const instead = substituteOf(asset.condition, pick.nextYearId);
  const none =
    instead === undefined ? null : withoutSubstitute(terms, team, { pick, instead }, context, asset.condition);
  return [
    ...(none ? [refused(none)] : []),
    ...frozen(context, { kind: 'draft-pick', ref: asset.pick_id }, (by) =>
      refusal('frozen.draft', { figures: { pick, by } }),
    ),
  ];
}

function checkFaPick(asset: Asset<'fa-pick'>, { index, context }: Giver): Checked {
  const team = context.teams[index];
  const pick = context.faPicks.get(asset.pick_id);
  if (!context.league.settings.faTradesAllowed) return refusal('faPicksNotTradable');
  if (pick?.ownerTeamId !== team.id) return refusal('pickNotOwned.free', { figures: { team: team.name } });
  if (pick.used || pick.penalty) return refusal('pickUsed.free', { figures: { forfeited: pick.penalty } });
  if (faPickOver(pick.expiresAt, context.now)) return refusal('pickExpired');
  return frozen(context, { kind: 'fa-pick', ref: asset.pick_id }, (by) => refusal('frozen.free', { figures: { by } }));
}

function checkRetention(asset: Asset<'retention'>, { terms, index, context }: Giver): Checked {
  const side = terms.sides[index];
  const [team, other] = [context.teams[index], context.teams[index === 0 ? 1 : 0]];
  const { season, settings, agreed = false } = context.league;
  const goes = side.assets.some((candidate) => candidate.kind === 'player' && candidate.player_id === asset.player_id);
  const facts = context.players.get(asset.player_id);
  const capHit = capHitOf(context, asset.player_id);
  if (!goes || !facts || capHit === null) return refusal('retentionAlone');
  if (hasOwnSalaries(settings) && facts.capHits[season] === undefined)
    return refusal('retentionNoContract', { figures: { name: facts.name } });
  if (asset.condition && conditionalPlayer(side, asset.player_id))
    return refusal('conditionTwice', { figures: { name: facts.name } });
  const ends = endsOnArrival(context.retentions, asset.player_id, other.id, season);
  const lasting = context.retentions.filter((retention) => !ends.includes(retention));
  const player = { id: asset.player_id, name: facts.name, capHit };
  const soon = agreed
    ? null
    : retainedTooSoon(player, settings.retention_days ?? 0, context.retentions, {
        now: context.now,
        timeZone: context.league.timeZone,
      });
  const found = retentionProblems(
    { team, player, percent: asset.percent, dollars: asset.dollars ?? null },
    settings,
    season,
    lasting,
  ).map((wrong) =>
    ['retentionOff', 'retentionPercent', 'retentionDollars'].includes(wrong.name)
      ? refused(wrong)
      : blocking(wrong, wrong.name !== OVER_WHOLE),
  );
  return soon === null ? found : [...found, blocking(soon, true)];
}

/**
 * Budget promised by accepted trades is not left. Open bids are, because everyone sees this figure
 * (docs/decisions/0160).
 */
function checkBudget({ amount, season }: Asset<'budget'>, { terms, index, context }: Giver): Checked {
  const { name, budgetLeft } = context.teams[index];
  const { settings, season: present, agreed = false } = context.league;
  const rules = marketRules(settings);
  if (rules === null) return refusal('budgetWithoutBids');
  if (!rules.trades && !agreed) return refusal('budgetNotTradable');
  if (season !== present) return refusal('budgetOfOtherSeason', { figures: { season, present } });
  if (terms.sides.every(({ assets }) => assets.some(({ kind }) => kind === 'budget'))) return refusal('budgetBothWays');
  const left = Math.max(0, budgetLeft ?? 0);
  return amount <= left
    ? []
    : [
        blocking(
          refusal('budgetTooSmall', { figures: { team: name, amount, left }, figure: amount, limit: left }),
          false,
        ),
      ];
}

/** The amount is judged with the caps of both teams after the trade, like players. */
function checkCapSpace({ season, condition }: Asset<'cap-space'>, { terms, context }: Giver): Checked {
  const { settings, season: present, agreed = false } = context.league;
  if (settings.cap_trades !== true && !agreed) return refusal('capSpaceNotTradable');
  if (season !== present) return refusal('capSpaceOfOtherSeason', { figures: { season, present } });
  if (condition !== null) return refusal('capSpaceConditional');
  if (terms.sides.every(({ assets }) => assets.some(({ kind }) => kind === 'cap-space')))
    return refusal('capSpaceBothWays');
  return [];
}

function frozen({ frozen: held }: TradeContext, ref: AssetRef, called: (by: HeldBy) => Refusal): Finding[] {
  const hold = held.get(assetKey(ref));
  return hold ? [blocking(called(hold), false)] : [];
}

function checkCondition(asset: TradeAsset, condition: Condition, context: TradeContext): Refusal | null {
  const { league } = context;
  return conditionProblem(asset, condition, {
    season: league.season,
    picksAhead: aheadOf(context),
    now: context.now,
    timeZone: league.timeZone,
    resolveAt: endOfDay(condition.resolve_by, league.timeZone),
    expiresAt: asset.kind === 'fa-pick' ? (context.faPicks.get(asset.pick_id)?.expiresAt ?? null) : null,
    isTeam: (teamId) => league.teamIds.includes(teamId),
    teams: league.teamIds.length,
    round: asset.kind === 'draft-pick' ? (context.picks.get(asset.pick_id)?.round ?? null) : null,
  });
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
