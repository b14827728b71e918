import type { TeamSummary } from '@crease/core/leagues/league.answers.js';
import { recordWords } from '@crease/core/competition/champion.words.js';
import { isInCategories } from '@crease/core/leagues/formats.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { formatPoints } from '../open-league/points.js';
import { CapBar } from '../../ui/figures/CapBar.js';
import { Money } from '../../ui/figures/Money.js';
import { Panel } from '../../ui/page/Panel.js';
import { Skeleton } from '../../ui/page/Skeleton.js';
import { sentence } from '../../ui/text/sentence.js';
import { cx } from '../../ui/cx.js';
import { CapOutlook } from './CapOutlook.js';
import { useMatchups } from './matchups/matchups.data.js';
import { phaseCap } from './PhaseCap.js';
import * as t from './teams.words.en.js';

interface TeamFiguresProps {
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
    <div className={cx('grid gap-4 lg:grid-cols-2', dynasty && 'xl:grid-cols-[1.2fr_1.2fr_1fr]')}>
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
      <Panel title={t.atGlance} className={cx(dynasty && 'lg:max-xl:col-span-2')}>
        <AtAGlance leagueId={leagueId} summary={summary} page={page} season={season} />
      </Panel>
    </div>
  );
}

function AtAGlance({ leagueId, summary, page, season }: TeamFiguresProps) {
  const { league } = useLoadedLeague(leagueId);
  const rules = rosterRules(league, league.phase);
  const inCategories = isInCategories(league);
  const record = useMatchups(leagueId, season, inCategories).data?.table.find((row) => row.team_id === summary.team_id);
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-4">
      <Glance label={t.roster} value={`${summary.roster_size}`} of={rules.maxRosterSize ?? undefined} />
      <Glance label={t.ir} value={`${summary.ir_count}`} of={league.ir_slots} />
      {league.rookieDraftEnabled && (
        <Glance label={t.rookies} value={`${summary.rookie_count}`} of={rules.rookieBankSize ?? undefined} />
      )}
      <Glance label={t.faPicks} value={`${summary.fa_picks}`} />
      {inCategories ? (
        <Glance label={t.record} value={record === undefined ? '–' : recordWords(record)} beside={season} />
      ) : page === undefined ? (
        <Glance label={t.points} value="–" />
      ) : (
        <Glance
          label={t.points}
          value={formatPoints(page.points.regular)}
          beside={
            page.points.playoffs > 0
              ? t.seasonAndPlayoffPoints({ season, points: formatPoints(page.points.playoffs) })
              : season
          }
        />
      )}
    </dl>
  );
}

function Glance({ label, value, of, beside }: { label: string; value: string; of?: number; beside?: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="text-lg font-semibold tracking-tight">
        {value}
        {of !== undefined && <span className="text-sm font-normal text-ink-3"> / {of}</span>}
        {beside !== undefined && <span className="block text-xs font-normal tracking-normal text-ink-3">{beside}</span>}
      </dd>
    </div>
  );
}
