type Numbered = (team: { readonly number: number }) => string;

export const givenTeamName: Numbered = ({ number }) => `Team ${number}`;
/** For a new team, when another one has the name. */
export const otherTeamName: Numbered = ({ number }) => `New Team ${number}`;
