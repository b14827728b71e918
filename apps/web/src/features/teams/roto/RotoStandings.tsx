import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { RotoGames } from './RotoGames.js';
import { RotoCsvItem, RotoTable } from './RotoTable.js';
import { RotoTeamPanel } from './RotoTeamPanel.js';
import { useRoto } from './roto.data.js';
import * as t from './roto.words.en.js';

interface RotoProps {
  leagueId: string;
  season: string;
}

export function RotoStandings({ playoffs, ...of }: RotoProps & { playoffs: PlayoffsView | null }) {
  const query = useRoto(of.leagueId, of.season);
  const roto = query.data?.season === of.season ? query.data.roto : null;
  if (roto === null)
    return <Panel title={t.table} untitled state={panelState(query)} skeleton={<SkeletonRows rows={10} />} />;
  return (
    <>
      <RotoTable {...of} roto={roto} playoffs={playoffs} />
      <RotoGames {...of} roto={roto} />
      <RotoTeamPanel {...of} roto={roto} />
    </>
  );
}

export function RotoStandingsCsv(props: RotoProps) {
  const { data } = useRoto(props.leagueId, props.season);
  return <RotoCsvItem {...props} roto={data?.season === props.season ? data.roto : null} />;
}
