/** Labels of the one-tap reactions to a pick. */
export const REACTIONS = {
  good: 'Good pick',
  steal: 'A steal',
  fire: 'On fire',
  laugh: 'Funny',
  wanted: 'I wanted them',
  doubt: 'Really?',
};
