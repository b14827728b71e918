export const seasonByCategory = 'Season by category';
export const shown = 'Figures shown';
export const records = 'Records';
export const totals = 'Totals';
export const teamsByCategory = ({ season }: { season: string }) => `Teams by category, ${season}`;
export const hint =
  'Wins, losses and ties of each category in the regular periods that are over, and its total there. Each matchup counts once, whatever the weight. Results that a commissioner set count here by the games.';
const FIGURES = { wins: 'wins', losses: 'losses', ties: 'ties', figure: 'total' } as const;
export const columnOf = ({ category, figure }: { category: string; figure: keyof typeof FIGURES }) =>
  `${category} ${FIGURES[figure]}`;
