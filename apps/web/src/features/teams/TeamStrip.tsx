import type { ReactNode } from 'react';
import type { TeamSummary } from '@crease/core/leagues/league.answers.js';
import { recordWords } from '@crease/core/competition/champion.words.js';
import { isInCategories } from '@crease/core/leagues/formats.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { formatPoints } from '../open-league/points.js';
import { TonightStrip } from '../tonight/TonightStrip.js';
import { CapBar, CapSpace } from '../../ui/figures/CapBar.js';
import { usePhone } from '../../ui/use-media.js';
import { useTeamContracts, waits } from './contracts/contracts.data.js';
import { useMatchups } from './matchups/matchups.data.js';
import { toSign } from './contracts/league-contracts.words.en.js';
import * as t from './teams.words.en.js';

interface TeamStripProps {
  leagueId: string;
  summary: TeamSummary;
  /** undefined while loading. */
  page: TeamPageAnswer | undefined;
  season: string;
}

/** The team in one line: cap space now and in later seasons, and its counts. */
export function TeamStrip({ leagueId, summary, page, season }: TeamStripProps) {
  const { league } = useLoadedLeague(leagueId);
  const phone = usePhone();
  const rules = rosterRules(league, league.phase);
  const figures = page?.figures;
  const bar = {
    cap: figures?.cap ?? rules.salaryCap,
    totalCap: figures?.total_cap ?? summary.total_cap,
    salaryRetained: figures?.salary_retained ?? summary.salary_retained,
  };
  const later = page?.outlook.filter((year) => year.season > league.current_season) ?? [];
  return (
    <div className="flex w-max items-center gap-x-4 text-sm whitespace-nowrap text-ink sm:w-auto sm:flex-wrap low:w-max low:flex-nowrap">
      <dl className="contents">
        <Fact label={t.capSpace}>
          {/* The panels below the roster have all figures of the cap. */}
          <a href="#team-cap" className="inline-flex items-center gap-2 rounded-sm hover:underline">
            <CapSpace space={bar.cap - bar.totalCap - (bar.salaryRetained ?? 0)} cap={bar.cap} />
            <span aria-hidden="true" className="block w-16 max-sm:hidden">
              <CapBar {...bar} layout="bar" />
            </span>
          </a>
        </Fact>
      </dl>
      {phone && <TonightStrip leagueId={leagueId} teamId={summary.team_id} />}
      <dl className="contents">
        <ToSign leagueId={leagueId} teamId={summary.team_id} />
        {later.map((year) => (
          <Fact key={year.season} label={year.season.slice(2)}>
            <CapSpace space={year.space} cap={year.cap} />
          </Fact>
        ))}
        <Fact label={t.roster}>
          {summary.roster_size}
          <Of most={rules.maxRosterSize} />
        </Fact>
        <Fact label={t.ir}>
          {summary.ir_count}
          <Of most={league.ir_slots} />
        </Fact>
        {league.rookieDraftEnabled && (
          <Fact label={t.rookies}>
            {summary.rookie_count}
            <Of most={rules.rookieBankSize} />
          </Fact>
        )}
        <Fact label={t.faPicks}>{summary.fa_picks}</Fact>
        <Result leagueId={leagueId} summary={summary} page={page} season={season} />
      </dl>
    </div>
  );
}

/** In a league with its own contracts: how many players wait for a signature, next to the cap that pays them. */
function ToSign({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const { league } = useLoadedLeague(leagueId);
  const waiting = useTeamContracts(leagueId, teamId, league.salaries === 'own').lines.filter(waits);
  if (waiting.length === 0) return null;
  return (
    <Fact label={toSign}>
      <a href="#team-cap" className="rounded-sm text-accent-text hover:underline">
        {waiting.length}
      </a>
    </Fact>
  );
}

/** The record of a team that plays by categories, otherwise its points. */
function Result({ leagueId, summary, page, season }: TeamStripProps) {
  const { league } = useLoadedLeague(leagueId);
  const inCategories = isInCategories(league);
  const record = useMatchups(leagueId, season, inCategories).data?.table.find((row) => row.team_id === summary.team_id);
  if (inCategories) return <Fact label={t.record}>{record === undefined ? '–' : recordWords(record)}</Fact>;
  if (page === undefined) return <Fact label={t.points}>–</Fact>;
  const { regular, playoffs: nhlPlayoffs } = page.points;
  return (
    <Fact label={t.points}>
      {formatPoints(regular)}
      {nhlPlayoffs > 0 && (
        <span className="font-normal text-ink-3">{` · ${t.nhlPlayoffPoints({ points: formatPoints(nhlPlayoffs) })}`}</span>
      )}
    </Fact>
  );
}

const Of = ({ most }: { most: number | null | undefined }) =>
  most == null ? null : <span className="font-normal text-ink-3"> / {most}</span>;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="inline-flex shrink-0 items-baseline gap-1.5">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
