import type { TeamSummary } from '@crease/core/leagues/league.answers.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { CapBar } from '../../../ui/figures/CapBar.js';
import { Money } from '../../../ui/figures/Money.js';
import { Panel } from '../../../ui/page/Panel.js';
import { Skeleton } from '../../../ui/page/Skeleton.js';
import { sentence } from '../../../ui/text/sentence.js';
import { CapLedger } from '../caps/CapLedger.js';
import { ToSignPanel } from '../contracts/ContractsPanel.js';
import { CapOutlook } from './CapOutlook.js';
import { phaseCap } from '../PhaseCap.js';
import * as t from '../teams.words.en.js';

export interface TeamFiguresProps {
  leagueId: string;
  summary: TeamSummary;
  /** undefined while loading. */
  page: TeamPageAnswer | undefined;
  season: string;
}

export function TeamFigures({ leagueId, summary, page, season }: TeamFiguresProps) {
  const { league } = useLoadedLeague(leagueId);
  const figures = page?.figures;
  const dynasty = league.league_type === 'dynasty';
  return (
    <div id="team-cap" tabIndex={-1} className="mt-4 grid scroll-mt-20 items-start gap-4 lg:grid-cols-2">
      {league.salaries === 'own' && page !== undefined && <ToSignPanel leagueId={leagueId} teamId={summary.team_id} />}
      <Panel title={t.salaryCapOf({ season })} footer={phaseCap(league) ?? undefined}>
        <CapBar
          cap={figures?.cap ?? rosterRules(league, league.phase).salaryCap}
          totalCap={figures?.total_cap ?? summary.total_cap}
          salaryRetained={figures?.salary_retained ?? summary.salary_retained}
          estimated={season > league.current_season ? undefined : figures?.estimated}
        />
        {figures?.injured !== undefined && (
          <p className="mt-2 text-xs text-ink-3">
            {sentence(t.injuredAboveRelief, { money: <Money amount={figures.injured} /> })}
          </p>
        )}
        {page !== undefined && <CapLedger leagueId={leagueId} teamId={summary.team_id} />}
      </Panel>
      {dynasty && (
        <Panel
          title={t.capOutlook}
          state={page === undefined ? { kind: 'loading' } : { kind: 'full' }}
          skeleton={<Skeleton className="m-4 h-47" />}
        >
          <CapOutlook years={page?.outlook ?? []} present={league.current_season} />
        </Panel>
      )}
    </div>
  );
}
