import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Trophy from 'lucide-react/icons/trophy';
import { graduationWords } from '@crease/core/seasons/step.words.js';
import { dayWords } from '@crease/core/calendar.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { paths } from '../../platform/paths.js';
import { usePhase } from '../../platform/season-data.js';
import { draftListQuery } from '../../platform/draft-list.js';
import { buttonClass } from '../../ui/Button.js';
import { Countdown } from '../../ui/Countdown.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { formatExact } from '../../ui/time.js';
import { cx } from '../../ui/cx.js';
import { nextStep, setupSteps, type NextStep, type SetupStep } from './next-steps.js';

/** What is to be done next in the league and on the reader's own team, where something is. */
export function NextSteps({ leagueId }: { leagueId: string }) {
  return (
    <>
      <LeagueStep leagueId={leagueId} />
      <OwnTeam leagueId={leagueId} />
    </>
  );
}

/**
 * What the reader's team must still do before the season, who leaves its rookie bank at the season's end, and who has
 * won the last one.
 */
function OwnTeam({ leagueId }: { leagueId: string }) {
  const { league, me } = useLoadedLeague(leagueId);
  const answer = usePhase(leagueId, league.phase !== 'setup').data;
  if (answer === undefined) return null;
  const todo = answer.todo.find(({ team_id }) => team_id === me.team_id)?.todo ?? [];
  const others = answer.todo.length - (todo.length > 0 ? 1 : 0);
  const leaving = answer.graduating?.players.filter(({ team_id }) => team_id === me.team_id) ?? [];
  const over = league.phase === 'offseason' || league.phase === 'protection';
  return (
    <>
      {over && answer.final_table !== null && (
        <p className={NOTE}>
          <Trophy size={16} aria-hidden="true" className="shrink-0 text-warn" />
          <span className="min-w-0 wrap-anywhere">{answer.final_table.words}</span>
        </p>
      )}
      {leaving.length > 0 && answer.graduating !== null && (
        <p className={NOTE}>
          <GraduationCap size={16} aria-hidden="true" className="shrink-0 text-accent-text" />
          <span className="min-w-0">
            {graduationWords(
              leaving.map(({ name }) => name),
              dayWords(answer.graduating.last_day),
            )}
          </span>
        </p>
      )}
      {todo.length > 0 && me.team_id !== null && (
        <section
          aria-label="Before the season"
          className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3 rounded-lg border border-line bg-warn-soft px-4 py-3"
        >
          <div className="min-w-52 flex-1">
            <h2 className="font-semibold text-warn">Your team must still do this before the season</h2>
            <ul className="mt-1 flex list-disc flex-col gap-1 pl-4 text-sm marker:text-ink-3">
              {todo.map(({ rule, message }) => (
                <li key={rule}>{message}</li>
              ))}
            </ul>
          </div>
          <Link to={paths.team(leagueId, me.team_id)} className={buttonClass('secondary', 'md', 'max-sm:w-full')}>
            Go to my team
          </Link>
        </section>
      )}
      {others > 0 && me.is_commissioner && (
        <p className={NOTE}>
          <CircleAlert size={16} aria-hidden="true" className="shrink-0 text-warn" />
          <span className="min-w-0">
            {`${others} ${todo.length > 0 ? 'other ' : ''}${others === 1 ? 'team has' : 'teams have'} something to do before the season. `}
            <Link to={paths.commissionerHub(leagueId)} className="rounded-sm text-accent-text underline">
              See which
            </Link>
          </span>
        </p>
      )}
    </>
  );
}

const NOTE = 'mb-4 flex items-center gap-2.5 rounded-lg border border-line bg-surface px-4 py-2.5 text-sm';

function LeagueStep({ leagueId }: { leagueId: string }) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const asks = league.phase === 'setup' || league.phase === 'startup-drafts' || league.phase === 'annual-drafts';
  const query = useQuery({ ...draftListQuery(leagueId), enabled: asks });
  const drafts = query.data ?? (query.error === null ? undefined : null);
  const about = {
    league,
    managed: teams.filter((team) => team.hasManager).length,
    drafts: drafts ?? null,
    commissioner: me.is_commissioner,
    team: teams.find((team) => team.team_id === me.team_id) ?? null,
  };
  // A commissioner's list is drawn at once, whether or not its draft is known yet.
  if (league.phase === 'setup' && me.is_commissioner) return <Setup steps={setupSteps(leagueId, about)} />;
  if (asks && drafts === undefined) return <Waiting />;
  const next = nextStep(leagueId, about);
  return next === null ? null : <Strip next={next} />;
}

const STRIP =
  'mb-4 flex min-h-18 flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-accent-line bg-accent-soft px-4 py-3';

function Strip({ next }: { next: NextStep }) {
  return (
    <section aria-label="What comes next" className={STRIP}>
      <div className="min-w-52 flex-1">
        <h2 className="font-semibold wrap-anywhere">{next.title}</h2>
        <p className="text-sm text-ink-2">{next.detail}</p>
      </div>
      {next.at !== undefined && <Night at={next.at} className="text-xl" />}
      <Link to={next.to} className={buttonClass('primary', 'md', 'max-sm:w-full')}>
        {next.act}
      </Link>
    </section>
  );
}

const Night = ({ at, className }: { at: string; className: string }) => (
  <Countdown
    at={at}
    label="Time left until the draft"
    over="It is time"
    className={cx('font-bold tracking-tight tabular-nums', className)}
  />
);

function Waiting() {
  return (
    <div aria-hidden="true" className={cx(STRIP, 'border-line bg-surface')}>
      <div className="min-w-52 flex-1">
        <Skeleton className="my-0.5 h-4 w-48 max-w-full" />
        <Skeleton className="my-1 h-3 w-72 max-w-full" />
      </div>
      <Skeleton className="h-control w-36 max-sm:w-full" />
    </div>
  );
}

function Setup({ steps }: { steps: readonly SetupStep[] }) {
  const first = steps.findIndex(({ done }) => !done);
  return (
    <section
      aria-labelledby="set-up"
      className="mb-4 overflow-hidden rounded-lg border border-accent-line bg-surface shadow-1"
    >
      <h2 id="set-up" className="border-b border-accent-line bg-accent-soft px-4 py-2.5 text-sm font-semibold">
        Three steps to the first pick
      </h2>
      <ol className="grid sm:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="flex items-start gap-3 border-line px-4 py-4 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l"
          >
            <span
              aria-hidden="true"
              className={cx(
                'inline-flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold',
                step.done
                  ? 'bg-good-soft text-good'
                  : index === first
                    ? 'bg-accent text-accent-ink'
                    : 'border border-line text-ink-2',
              )}
            >
              {step.done ? <Check size={14} strokeWidth={3} /> : index + 1}
            </span>
            <div className="flex min-w-0 flex-1 flex-col items-start gap-3 self-stretch">
              <div className="flex-1">
                <h3 className="font-semibold">
                  {step.title}
                  {step.done && <span className="sr-only">, done</span>}
                </h3>
                <p className="mt-0.5 text-sm text-ink-2">{step.detail}</p>
                {step.at !== undefined && (
                  <p className="mt-1 text-sm text-ink-2">
                    <Night at={step.at} className="text-md text-ink" />
                    {` · ${formatExact(Date.parse(step.at))}`}
                  </p>
                )}
              </div>
              <Link to={step.to} className={buttonClass(index === first ? 'primary' : 'secondary', 'sm')}>
                {step.act}
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
