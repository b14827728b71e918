import { Suspense } from 'react';
import { isDecidedByPoints, isInRoto } from '@crease/core/leagues/formats.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { Panel } from '../../../ui/page/Panel.js';
import { ContractsPanel } from '../contracts/ContractsPanel.js';
import { CapsNotice } from '../lineup/CapsNotice.js';
import { RetainedPanel } from './RetainedPanel.js';
import { TeamConditions } from './TeamConditions.js';
import { TeamFigures, type TeamFiguresProps } from './TeamFigures.js';
import { TeamGames } from '../roto/RotoGames.js';
import { Picks } from '../picks/TeamPicks.js';
import * as t from '../roto/roto.words.en.js';

const StrengthPanel = lazyPanel(() => import('../strength/StrengthPanel.js'), 'StrengthPanel');

export function TeamPanels({ teamId, ...team }: TeamFiguresProps & { teamId: string }) {
  const { leagueId, page } = team;
  const { league } = useLoadedLeague(leagueId);
  return (
    <>
      {isInRoto(league) && <TeamGames leagueId={leagueId} teamId={teamId} season={league.current_season} />}
      {page?.games_caps != null && (
        <Panel title={t.games} className="mt-4">
          <CapsNotice caps={page.games_caps} canChange={false} />
        </Panel>
      )}
      <TeamFigures {...team} />
      {page !== undefined && (
        <>
          {league.salaries === 'own' && <ContractsPanel leagueId={leagueId} teamId={teamId} />}
          <RetainedPanel leagueId={leagueId} retained={page.retained} roster={page.roster} />
          <TeamConditions leagueId={leagueId} teamId={teamId} />
          <Picks leagueId={leagueId} teamId={teamId} picks={page.picks} faPicks={page.fa_picks} />
          {/* Last, because it arrives later and must not move the others. Points decide nothing in categories. */}
          {isDecidedByPoints(league) && (
            <Suspense>
              <StrengthPanel leagueId={leagueId} teamId={teamId} />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}
