import { seasonPlus, type Season } from '../season.js';
import { violationWords } from '../teams/cap.rules.js';
import { seasonFigures, type CapLeague } from '../teams/season-cap.rules.js';
import type { TeamBooks } from '../teams/team.model.js';
import { shownAsset } from './asset.view.js';
import { carriedOutAtOnce } from './draft-trade.rules.js';
import type { KnownNames, ShownSide } from './shown/shown.words.js';
import type { TradeContext } from './trade.context.js';
import type { TradeSide, TradeTerms } from './trade.model.js';
import { judgeTrade, type Judgement } from './trade.rules.js';
import type { SeasonEffect, SideEffects, TradeEffects, TradeFigures, WordedViolation } from './trade.schema.js';
import { suggestions } from './trade.suggestions.js';

export interface TradeTeam {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  readonly manager: string | null;
}

/** A side as it is stored when it is shown: its figures, without words. */
export function shownSide(side: TradeSide, tradeTeam: TradeTeam, context: TradeContext, names: KnownNames): ShownSide {
  return {
    team_id: tradeTeam.id,
    team_name: tradeTeam.name,
    picture: tradeTeam.picture,
    manager_name: tradeTeam.manager,
    assets: side.assets.flatMap((asset) => shownAsset(asset, side, context, names) ?? []),
    moves: side.moves.map((move) => ({ ...move, name: names.player(move.player_id) ?? `player ${move.player_id}` })),
  };
}

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
      joins: activeOnly(after[0], before[0]),
      leaves: activeOnly(before[0], after[0]),
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

function activeOnly(books: TeamBooks | undefined, others: TeamBooks | undefined): SideEffects['joins'] {
  const known = new Set(others?.players.flatMap(({ id, place }) => (place === 'active' ? [id] : [])));
  return (books?.players ?? []).flatMap(({ id, position, place }) =>
    place === 'active' && !known.has(id) ? [{ player_id: id, position }] : [],
  );
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
