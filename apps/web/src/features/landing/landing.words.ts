/**
 * Headline and lead text. index.html repeats them, so that they show before any script runs; a test keeps both equal.
 */
export const HERO = {
  title: 'Run your hockey league like a front office.',
  text: 'Keeper leagues on NHL players and a real salary cap. Draft live, trade picks and retained salary, protect your core, and know your cap space at every step.',
  start: 'Get Started',
  note: 'Free. Two to 32 teams.',
} as const;
