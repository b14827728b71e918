import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { CupPanel } from '../matchups/cup/CupPanel.js';
import { TablePlayoffs } from '../matchups/table-playoffs/TablePlayoffs.js';
import { isInMatchups } from './race-labels.js';
import { RacePanel } from './RacePanel.js';

interface StandingsPanelsProps {
  leagueId: string;
  race: RaceAnswer;
  /** Play-offs after the table; undefined without them. */
  after: MatchupsAnswer | undefined;
  mine: string | null;
  nameOf: (id: string) => string;
  colorOf: (id: string) => string;
}

export function StandingsPanels({ leagueId, race, after, mine, nameOf, colorOf }: StandingsPanelsProps) {
  return (
    <>
      {after !== undefined && <TablePlayoffs key={`playoffs ${race.season}`} leagueId={leagueId} matchups={after} />}
      {!isInMatchups(race) && <CupPanel leagueId={leagueId} season={race.season} />}
      {/* Points do not decide matchups, so a race of points would name a wrong leader. */}
      {!isInMatchups(race) && <RacePanel key={race.season} race={race} mine={mine} nameOf={nameOf} colorOf={colorOf} />}
    </>
  );
}
