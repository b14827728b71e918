import { formatMoney } from '../money.js';
import { seasonPlus, type Season } from '../season.js';
import { violationWords } from '../teams/cap.rules.js';
import { seasonFigures, type CapLeague } from '../teams/season-cap.rules.js';
import type { TeamBooks } from '../teams/team.model.js';
import { conditionText, type ConditionNames } from './conditions/condition.rules.js';
import { retentionOf } from './trade.books.js';
import { carriedOutAtOnce } from './draft-trade.rules.js';
import type { TradeContext } from './trade.context.js';
import type { TradeAsset, TradeSide, TradeTerms } from './trade.model.js';
import { judgeTrade, type Judgement } from './trade.rules.js';
import type {
  SeasonEffect,
  SideEffects,
  TradeAssetView,
  TradeEffects,
  TradeFigures,
  TradeSideView,
  WordedViolation,
} from './trade.schema.js';
import { suggestions } from './trade.suggestions.js';
import { endsOnArrival, retainedAmount, retentionLabel } from '../teams/retention.rules.js';
import { CARRIED_OUT_AT_ONCE, faPickLabel, moveLabel, pickLabel, playerLabel } from './trade.words.js';

export function namesOf(
  context: TradeContext,
  teamName: (id: string) => string | undefined = () => undefined,
): ConditionNames {
  return {
    player: (id) => context.players.get(id)?.name ?? `player ${id}`,
    pick: (id) => {
      const pick = context.picks.get(id);
      return pick ? pickLabel(pick) : 'another pick';
    },
    team: (id) => context.teams.find((team) => team.id === id)?.name ?? teamName(id) ?? 'the team',
  };
}

/** An asset for display; null when it is no longer known. */
export function assetView(
  asset: TradeAsset,
  side: TradeSide,
  context: TradeContext,
  names: ConditionNames,
): TradeAssetView | null {
  const condition_text = asset.condition && conditionText(asset.condition, names);
  const base = { condition: asset.condition, condition_text };
  switch (asset.kind) {
    case 'player': {
      const facts = context.players.get(asset.player_id);
      if (!facts) return null;
      const holder = context.teams.find((team) => team.id === side.team_id)?.seasons[0];
      const held = holder?.players.find((player) => player.id === asset.player_id);
      const known =
        held ??
        context.teams.flatMap((team) => team.seasons[0]?.players ?? []).find((player) => player.id === asset.player_id);
      const capHit = known?.capHit ?? facts.capHits[context.league.season] ?? 0;
      const retained = side.assets.find(
        (candidate) => candidate.kind === 'retention' && candidate.player_id === asset.player_id,
      );
      const kept =
        retained?.kind === 'retention' ? retentionOf(context, side.team_id, facts, capHit, retained).amount : 0;
      const receiver = context.teams.find((team) => team.id !== side.team_id);
      const ends =
        known && receiver ? endsOnArrival(context.retentions, asset.player_id, receiver.id, context.league.season) : [];
      const ended = ends.reduce((sum, share) => sum + retainedAmount(capHit, share), 0);
      return {
        ...base,
        kind: 'player',
        player_id: asset.player_id,
        name: facts.name,
        position: known?.position ?? 'F',
        position_detail: facts.detail,
        nhl_club: facts.club,
        status: known?.status ?? 'healthy',
        place: held?.place ?? null,
        cap_hit: capHit,
        charge: capHit - (known?.retainedByOthers ?? 0) + ended - kept,
        estimated: facts.estimated,
        contract_expiry: facts.expiry,
        label: playerLabel({ name: facts.name, position: known?.position ?? 'F', capHit }),
      };
    }
    case 'draft-pick': {
      const pick = context.picks.get(asset.pick_id);
      if (!pick) return null;
      return {
        ...base,
        kind: 'draft-pick',
        pick_id: pick.id,
        season: pick.season,
        type: pick.type,
        round: pick.round,
        pick_number: pick.number,
        assigned_to: pick.originalTeamId,
        owned_by: pick.ownerTeamId,
        label: pickLabel(pick),
      };
    }
    case 'fa-pick': {
      const pick = context.faPicks.get(asset.pick_id);
      if (!pick) return null;
      return {
        ...base,
        kind: 'fa-pick',
        pick_id: pick.id,
        week: pick.week,
        assigned_to: pick.originalTeamId,
        owned_by: pick.ownerTeamId,
        expiry_date: new Date(pick.expiresAt).toISOString(),
        label: faPickLabel(pick),
      };
    }
    case 'retention': {
      const facts = context.players.get(asset.player_id);
      if (!facts) return null;
      const capHit =
        context.teams.flatMap((team) => team.seasons[0]?.players ?? []).find((player) => player.id === asset.player_id)
          ?.capHit ??
        facts.capHits[context.league.season] ??
        0;
      const { amount, throughSeason } = retentionOf(context, side.team_id, facts, capHit, asset);
      return {
        ...base,
        kind: 'retention',
        player_id: asset.player_id,
        name: facts.name,
        percent: asset.percent,
        ...(asset.dollars == null ? {} : { dollars: asset.dollars }),
        amount,
        through_season: throughSeason,
        label: retentionLabel(facts.name, asset, amount, throughSeason),
      };
    }
  }
}

/** A team's display data. */
export interface TradeTeam {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  readonly manager: string | null;
}

export function sideView(
  side: TradeSide,
  tradeTeam: TradeTeam,
  context: TradeContext,
  names: ConditionNames,
): TradeSideView {
  return {
    team_id: tradeTeam.id,
    team_name: tradeTeam.name,
    picture: tradeTeam.picture,
    manager_name: tradeTeam.manager,
    assets: side.assets.flatMap((asset) => assetView(asset, side, context, names) ?? []),
    moves: side.moves.map((move) => {
      const name = names.player(move.player_id);
      return { ...move, name, label: moveLabel(move.type, name) };
    }),
  };
}

/** An asset with its condition on one line. */
export const assetLine = (asset: TradeAssetView): string =>
  asset.condition_text === null ? asset.label : `${asset.label}: ${asset.condition_text}`;

function tradeFigures(books: TeamBooks, season: Season, league: CapLeague): TradeFigures {
  const { violations: _, ...rest } = seasonFigures(books, season, league);
  return { ...rest, retained_contracts: books.retainedContracts };
}

/** The effects of a trade on both teams, as text. Pass `judgement` if it is already known. */
export function tradeEffects(
  terms: TradeTerms,
  context: TradeContext,
  judgement: Judgement = judgeTrade(terms, context),
): TradeEffects {
  const hints = judgement.sendable ? suggestions(terms, context, judgement) : ([[], []] as const);
  const league: CapLeague = {
    season: context.league.season,
    settings: context.league.settings,
    rules: context.rules,
    comingCap: context.league.comingCap ?? null,
  };
  const side = (index: 0 | 1): SideEffects => {
    const team = context.teams[index];
    const { before, after } = judgement.sides[index];
    const seasons = before.flatMap((books, year): SeasonEffect[] => {
      const then = after[year];
      if (!then) return [];
      const season = seasonPlus(context.league.season, year);
      return [
        {
          season,
          before: tradeFigures(books, season, league),
          after: tradeFigures(then, season, league),
          violations:
            year === 0
              ? judgement.sides[index].violations.map((violation) => worded(team.name, violation, violation.decisive))
              : laterViolations(then, season, league),
        },
      ];
    });
    return {
      team_id: team.id,
      team_name: team.name,
      seasons,
      retention_slots: context.rules.retentionSlots,
      suggestions: [...hints[index]],
    };
  };
  return {
    sides: [side(0), side(1)],
    problems: judgement.problems.map(({ name, message, fix, figure, limit, severity, teamId, asset }) => ({
      name,
      message,
      ...(fix === undefined ? {} : { fix }),
      ...(figure === undefined ? {} : { figure }),
      ...(limit === undefined ? {} : { limit }),
      severity,
      team_id: teamId,
      asset,
    })),
    sendable: judgement.sendable,
    legal: judgement.legal,
    at_once: carriedOutAtOnce(terms, context),
  };
}

function worded(team: string, violation: Parameters<typeof violationWords>[1], decisive: boolean): WordedViolation {
  const { message, fix } = violationWords(team, violation);
  return {
    rule: violation.rule,
    figure: violation.figure,
    limit: violation.limit,
    message,
    fix: fix ?? null,
    decisive,
    ...(violation.coming === undefined ? {} : { coming: violation.coming }),
  };
}

/** For later seasons only the cap is checked, as a warning. */
const laterViolations = (books: TeamBooks, season: Season, league: CapLeague): WordedViolation[] =>
  seasonFigures(books, season, league).violations.map(({ rule, figure, limit, message, fix }) => ({
    rule,
    figure,
    limit,
    message,
    fix: fix ?? null,
    decisive: false,
  }));

/**
 * The facts that a manager sees when accepting, line by line: each asset with its cost and the results for both teams.
 * Two equal lists describe the same trade.
 */
export function tradeFacts(
  sides: readonly [TradeSideView, TradeSideView],
  effects: TradeEffects,
): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [index, side] of sides.entries()) {
    for (const asset of side.assets) {
      const key = `${side.team_name} give ${asset.kind === 'player' ? asset.name : asset.label}`;
      const more =
        asset.kind === 'player'
          ? [
              `cap hit ${formatMoney(asset.cap_hit)}`,
              `charge ${formatMoney(asset.charge)}`,
              asset.status,
              PLACE_WORDS[asset.place ?? 'gone'],
            ]
          : asset.kind === 'draft-pick'
            ? [asset.pick_number === null ? 'order open' : `pick ${asset.pick_number}`]
            : [];
      facts[key] = [...more, ...(asset.condition_text === null ? [] : [asset.condition_text])].join(', ') || 'as named';
    }
    for (const move of side.moves) facts[`${side.team_name}: ${move.label}`] = 'in the same transaction';
    const effect = effects.sides[index];
    // Draft picks affect neither cap nor roster, so picks made in the meantime do not change such a trade.
    if (effects.at_once) continue;
    for (const season of effect?.seasons.slice(0, 2) ?? []) {
      facts[`${side.team_name}, ${season.season}, cap used`] =
        `${formatMoney(season.before.cap_used)} → ${formatMoney(season.after.cap_used)}`;
      facts[`${side.team_name}, ${season.season}, cap`] = formatMoney(season.after.cap);
    }
    const now = effect?.seasons[0];
    if (now) {
      const { before, after } = now;
      facts[`${side.team_name}, roster`] =
        `${before.active} → ${after.active} active, ${before.ir} → ${after.ir} on injured reserve, ${before.rookies} → ${after.rookies} in the rookie bank`;
      for (const violation of now.violations) facts[`${side.team_name}, rule ${violation.rule}`] = violation.message;
    }
  }
  if (effects.at_once) facts['Acceptance'] = CARRIED_OUT_AT_ONCE;
  for (const problem of effects.problems)
    facts[`${OBJECTION}${problem.name}${problem.asset ? ` ${problem.asset.ref}` : ''}`] = problem.message;
  return facts;
}

const OBJECTION = 'Objection ';

/** True when a line of `tradeFacts` is a reason against the trade. */
export const isObjection = (fact: string): boolean => fact.startsWith(OBJECTION);

const PLACE_WORDS = {
  active: 'active',
  ir: 'on injured reserve',
  rookie: 'in the rookie bank',
  gone: 'no longer there',
} as const;

/** The differences between the shown facts and the current ones, as text; empty when there are none. */
export function changedFacts(
  shown: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const key of new Set([...Object.keys(shown), ...Object.keys(now)])) {
    const [was, is] = [shown[key], now[key]];
    if (was === is) continue;
    changed[key] =
      was === undefined ? `new: ${is ?? ''}` : is === undefined ? `no longer: ${was}` : `was ${was}; now ${is}`;
  }
  return changed;
}
