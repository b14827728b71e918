import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { CategoryRecords } from './category-records/CategoryRecords.js';
import { DivisionTables } from './divisions/DivisionTables.js';
import { MatchupSchedule } from './schedule/MatchupSchedule.js';

/** What is below the first screen of the matchups. Its files load after the page. */
export function LaterPanels({
  leagueId,
  matchups,
  number,
  onChoose,
}: {
  leagueId: string;
  matchups: MatchupsAnswer;
  number: number;
  onChoose: (number: number) => void;
}) {
  return (
    <>
      <CategoryRecords leagueId={leagueId} matchups={matchups} />
      {matchups.divisions.length > 0 && <DivisionTables leagueId={leagueId} matchups={matchups} />}
      {/* A table with play-offs has no matchups before them. */}
      {matchups.periods.some(({ matchups: pairs }) => pairs.length > 0) && (
        <MatchupSchedule leagueId={leagueId} matchups={matchups} number={number} onChoose={onChoose} />
      )}
    </>
  );
}
