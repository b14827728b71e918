/** What members say to a pick with one press. */
export const REACTIONS = {
  good: 'Good pick',
  steal: 'A steal',
  fire: 'On fire',
  laugh: 'Funny',
  wanted: 'I wanted them',
  doubt: 'Really?',
};
