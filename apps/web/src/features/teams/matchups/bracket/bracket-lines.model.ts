import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';

type Pairs = PlayoffsView['pairs'];

/** A pair within its bracket. */
export const pairKey = ({ round, home_team_id: home }: Pick<Pairs[number], 'round' | 'home_team_id'>): string =>
  `${round} ${home}`;

/** Two pairs of rounds that follow each other: a team of the first plays in the second. */
export interface Connection {
  readonly from: string;
  readonly to: string;
}

/** The ways of the teams through a bracket, a bye included. Rounds that are not paired have none. */
export const connectionsOf = (pairs: Pairs): Connection[] =>
  pairs.flatMap((later) =>
    [later.home_team_id, later.away_team_id].flatMap((team) => {
      const earlier = pairs.find(
        ({ round, home_team_id: home, away_team_id: away }) =>
          team !== null && round === later.round - 1 && (home === team || away === team),
      );
      return earlier === undefined ? [] : [{ from: pairKey(earlier), to: pairKey(later) }];
    }),
  );
