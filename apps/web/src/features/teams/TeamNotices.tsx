import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { dayWords } from '@crease/core/calendar.js';
import ArrowUp from 'lucide-react/icons/arrow-up-from-line';
import { useParams } from 'react-router-dom';
import { farmRules } from '@crease/core/leagues/farm.rules.js';
import { ClosedNote } from '../open-league/ClosedNote.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { RuleLink } from '../moves/MoveEffect.js';
import { Button } from '../../ui/Button.js';
import { IrReturns } from './IrReturns.js';
import { usePhase } from '../open-league/season-data.js';
import * as t from './teams.words.en.js';
import { graduationWords } from '@crease/core/seasons/step.words.js';
import { callUpWords } from '@crease/core/teams/team.words.js';

/** Notices about old contracts, broken rules and the rookie bank. */
export function TeamNotices({
  leagueId,
  teamId,
  page,
  onPresent,
}: {
  leagueId: string;
  teamId: string;
  page: TeamPageAnswer | undefined;
  /** Returns to the contracts of the league's season. */
  onPresent: () => void;
}) {
  const { league } = useLoadedLeague(leagueId);
  return (
    <>
      <ClosedNote leagueId={leagueId} teamId={teamId} />
      {page?.using_previous_contracts === true && (
        <p
          role="status"
          className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-warn-soft px-4 py-2 font-medium text-warn"
        >
          {t.showingContracts({ season: page.season })}
          <Button size="sm" onClick={onPresent}>
            {t.backToSeason({ season: league.current_season })}
          </Button>
        </p>
      )}
      {page?.using_previous_contracts === false && page.figures.violations.length > 0 && (
        <ul
          aria-label={t.whatIsNotLegal}
          className="mb-4 flex flex-col gap-1 rounded-md bg-bad-soft px-4 py-2 text-bad"
        >
          {page.figures.violations.map((violation) => (
            <li key={violation.rule}>
              <strong className="font-semibold">{violation.message}</strong> {violation.fix}{' '}
              <RuleLink name={violation.rule} />
            </li>
          ))}
        </ul>
      )}
      <CallUps page={page} />
      <IrReturns leagueId={leagueId} page={page} />
      <Graduating leagueId={leagueId} teamId={teamId} />
    </>
  );
}

/** In the season's last two weeks: players who will leave the team's rookie bank when it ends. */
function Graduating({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const { league } = useLoadedLeague(leagueId);
  const leaving = usePhase(leagueId, league.phase === 'in-season' && league.rookieDraftEnabled).data?.graduating;
  const names = leaving?.players.filter(({ team_id }) => team_id === teamId).map(({ name }) => name) ?? [];
  if (leaving == null || names.length === 0) return null;
  return (
    <p className="mb-4 flex items-center gap-2.5 rounded-md border border-line bg-surface px-4 py-2 text-sm">
      <GraduationCap size={16} aria-hidden="true" className="shrink-0 text-accent-text" />
      <span className="min-w-0">{graduationWords(names, dayWords(leaving.last_day))}</span>
    </p>
  );
}

/** Players who must leave the rookie bank, and by when. Overdue ones are listed as a broken rule. */
function CallUps({ page }: { page: TeamPageAnswer | undefined }) {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const rules = farmRules(league)?.callUp;
  const due = page?.roster.filter(
    ({ place, farm }) => place === 'rookie' && farm?.due_at != null && (!farm.overdue || rules?.alone === true),
  );
  if (!rules || page === undefined || due === undefined || due.length === 0) return null;
  // Groups players with the same due day: 'A and B have played …'.
  const days = [...new Set(due.map(({ farm }) => (farm?.overdue === true ? null : (farm?.due_at ?? null))))];
  return (
    <ul className="mb-4 flex flex-col gap-1 rounded-md border border-line bg-surface px-4 py-2 text-sm">
      {days.map((at) => (
        <li key={at} className="flex items-center gap-2.5">
          <ArrowUp size={16} aria-hidden="true" className="shrink-0 text-warn" />
          <span className="min-w-0">
            {callUpWords({
              team: page.team.team_name,
              names: due
                .filter(({ farm }) => (farm?.overdue === true ? null : farm?.due_at) === at)
                .map(({ name }) => name),
              games: rules.games,
              until: at === null ? null : { at, timeZone: league.time_zone },
            })}{' '}
            <RuleLink name="mustComeUp" />
          </span>
        </li>
      ))}
    </ul>
  );
}
