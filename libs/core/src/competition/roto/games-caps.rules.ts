import { de } from '../../french/grammar.js';
import {
  LINEUP_KIND_WORDS,
  LINEUP_KINDS,
  placeCounts,
  type LineupKind,
  type PlaceSettings,
} from '../../leagues/lineup.rules.js';
import { ROTO } from '../../leagues/settings/roto.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import type { TeamFigures } from '../../players/scoring/category-set.js';
import { listed } from '../../text.rules.js';
import { byReader } from '../../words.js';

/** Games that count for a team in a season, by kind of place; without line-ups by position. Other kinds have no cap. */
export type GamesCaps = Readonly<Partial<Record<LineupKind, number>>>;

export type CapSettings = PlaceSettings & Partial<Pick<LeagueSettings, 'games_cap' | 'goalie_games_cap'>>;

/** Caps by kind: the games per place times the places of each kind, or without line-ups times the least players. */
export function capsOfPlaces(settings: PlaceSettings, perPlace: { skater: number; goalie: number }): GamesCaps {
  const places = placeCounts(settings);
  return Object.fromEntries(
    LINEUP_KINDS.map(
      (kind) => [kind, (kind === 'G' ? perPlace.goalie : perPlace.skater) * (places[kind] ?? 0)] as const,
    ).filter(([, most]) => most > 0),
  );
}

export const gamesCaps = (settings: CapSettings): GamesCaps =>
  capsOfPlaces(settings, {
    skater: settings.games_cap ?? ROTO.games_cap.earlier,
    goalie: settings.goalie_games_cap ?? ROTO.goalie_games_cap.earlier,
  });

/** "738 of forward places and 164 of goalie places". */
export const capsWords = byReader({
  en: (caps: GamesCaps) =>
    listed(
      LINEUP_KINDS.flatMap((kind) =>
        caps[kind] === undefined ? [] : [`${caps[kind]} of ${LINEUP_KIND_WORDS[kind].toLowerCase()} places`],
      ),
    ),
  fr: (caps) =>
    listed(
      LINEUP_KINDS.flatMap((kind) =>
        caps[kind] === undefined ? [] : [`${caps[kind]} aux places ${de(LINEUP_KIND_WORDS[kind].toLowerCase())}`],
      ),
    ),
});

/**
 * Among a team's sums: games that counted in places of a kind, and those after the day on which its cap was reached.
 */
export const usedColumn = (kind: LineupKind): string => `used_${kind}`;
export const overColumn = (kind: LineupKind): string => `over_${kind}`;

/** Days with NHL games. */
export interface SeasonShare {
  readonly over: number;
  readonly days: number;
}

export interface GamesPace {
  readonly kind: LineupKind;
  readonly cap: number;
  readonly used: number;
  /** Games by the season's end at the same pace; null before the season's first day is over. */
  readonly projected: number | null;
}

export const paceOf = (caps: GamesCaps, figures: TeamFigures, { over, days }: SeasonShare): GamesPace[] =>
  LINEUP_KINDS.flatMap((kind): GamesPace[] => {
    const cap = caps[kind];
    if (cap === undefined) return [];
    const used = figures[usedColumn(kind)] ?? 0;
    return [{ kind, cap, used, projected: over === 0 ? null : Math.round((used * days) / over) }];
  });
