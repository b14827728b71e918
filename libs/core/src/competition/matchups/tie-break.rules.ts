import { RESULTS } from '../../leagues/settings/results.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import { thousandths } from '../../players/scoring/scoring.table.js';
import { textsByReader } from '../../words.js';

/** A tie in a regular matchup stays a tie or is broken. */
export const MATCHUP_TIES = ['tie', 'broken'] as const;
export type MatchupTies = (typeof MATCHUP_TIES)[number];

/** The steps that break a tie, in this order: more bench points (not in categories), more goals, fewer players used. */
export const TIE_BREAKS = ['bench', 'goals', 'players'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Everything that can decide a tie: a step; in the play-offs a commissioner, or the site of an imported match. */
export const TIE_DECIDERS = [...TIE_BREAKS, 'commissioner', 'other-site'] as const;
export type TieDecider = (typeof TIE_DECIDERS)[number];

export type TieFigures = Readonly<Record<TieBreak, number>>;

/**
 * A tie that was broken, with the figures of both sides that broke it. In a decision by a commissioner or another site
 * the winner has 1 and the loser 0.
 */
export interface BrokenTie {
  readonly by: TieDecider;
  readonly home: number;
  readonly away: number;
  /** The commissioner's name and reason. */
  readonly decided_by?: string | null;
  readonly reason?: string | null;
}

export const TIE_BREAK_WORDS = textsByReader<TieDecider>({
  en: {
    bench: 'bench points',
    goals: 'goals',
    players: 'players used',
    commissioner: 'the commissioner’s decision',
    'other-site': 'the result on the other site',
  },
  fr: {
    bench: 'les points de la réserve',
    goals: 'les buts',
    players: 'les joueurs utilisés',
    commissioner: 'la décision du commissaire',
    'other-site': 'le résultat sur l’autre site',
  },
});

/** Where each category is a result, a match has none that could be a tie. */
export const matchupTies = (league: Partial<Pick<LeagueSettings, 'matchup_ties' | 'format'>>): MatchupTies =>
  league.format === 'h2h_each_category' ? 'tie' : (league.matchup_ties ?? RESULTS.matchup_ties.default);

/** Breaks a tie; null where both teams are level in everything. */
export function breakTie(home: TieFigures, away: TieFigures): (BrokenTie & { readonly by: TieBreak }) | null {
  const by = TIE_BREAKS.find((step) => thousandths(home[step]) !== thousandths(away[step]));
  return by === undefined ? null : { by, home: home[by], away: away[by] };
}

/** 1 where the home side won a tie that was broken, -1 where the other side did, 0 without one. */
export function aheadBy(broken: BrokenTie | null): number {
  if (broken === null) return 0;
  const ahead = Math.sign(broken.home - broken.away);
  return broken.by === 'players' ? -ahead : ahead;
}
