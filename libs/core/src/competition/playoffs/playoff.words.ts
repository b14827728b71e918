interface Side {
  readonly id: string;
  readonly name: string;
  readonly seed: number;
}

/** The pairs of a round of the play-offs. */
export interface RoundPairs {
  readonly round: number;
  readonly rounds: number;
  readonly pairs: readonly { readonly home: Side; readonly away: Side | null }[];
}

/** "The final", "The semi-finals", or "Round 1 of 4". */
export const roundName = (round: number, rounds: number): string =>
  round === rounds ? 'The final' : round === rounds - 1 ? 'The semi-finals' : `Round ${round} of ${rounds}`;

const sideWords = ({ name, seed }: Side): string => `${name} (${seed})`;

/** "Play-offs, round 1 of 3: Wolves (1) go on without an opponent; Bears (2) meet Lynx (3)." */
export const pairsWords = ({ round, rounds, pairs }: RoundPairs): string =>
  `Play-offs. ${roundName(round, rounds)}: ${pairs
    .map(({ home, away }) =>
      away === null ? `${sideWords(home)} has no opponent` : `${sideWords(home)} meets ${sideWords(away)}`,
    )
    .join('; ')}.`;
