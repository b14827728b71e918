import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { RotoGames } from './RotoGames.js';
import { RotoCsvItem, RotoTable } from './RotoTable.js';
import { RotoTeamPanel } from './RotoTeamPanel.js';
import { useRoto } from './roto.data.js';
import * as t from './roto.words.en.js';

/** The standings of a season of roto. */
export function RotoStandings({
  leagueId,
  season,
  teams,
  mine,
  nameOf,
  playoffs,
}: {
  leagueId: string;
  season: string;
  teams: readonly TeamSummary[];
  mine: string | null;
  nameOf: (teamId: string) => string;
  playoffs: PlayoffsView | null;
}) {
  const query = useRoto(leagueId, season);
  const roto = query.data?.season === season ? query.data.roto : null;
  if (roto === null)
    return <Panel title={t.table} untitled state={panelState(query)} skeleton={<SkeletonRows rows={10} />} />;
  return (
    <>
      <RotoTable leagueId={leagueId} season={season} roto={roto} teams={teams} mine={mine} playoffs={playoffs} />
      <RotoGames leagueId={leagueId} season={season} roto={roto} teams={teams} mine={mine} />
      <RotoTeamPanel season={season} roto={roto} mine={mine} nameOf={nameOf} />
    </>
  );
}

/** The table as a file, in the page's menu. */
export function RotoStandingsCsv(props: {
  leagueId: string;
  season: string;
  teams: readonly TeamSummary[];
  mine: string | null;
}) {
  const { data } = useRoto(props.leagueId, props.season);
  return <RotoCsvItem {...props} roto={data?.season === props.season ? data.roto : null} />;
}
