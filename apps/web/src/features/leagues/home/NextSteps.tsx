import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import Check from 'lucide-react/icons/check';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Trophy from 'lucide-react/icons/trophy';
import { graduationWords } from '@crease/core/seasons/step.words.js';
import { dayWords } from '@crease/core/calendar.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePhase } from '../../open-league/season-data.js';
import { draftListQuery } from '../../open-league/draft-list.js';
import { paths } from '../../../platform/pages/paths.js';
import { ChampionBanner } from '../../teams/champion/ChampionBanner.js';
import { buttonClass } from '../../../ui/Button.js';
import { Countdown } from '../../../ui/figures/Countdown.js';
import { formatMoment } from '../../../ui/figures/time.js';
import { cx } from '../../../ui/cx.js';
import { YourWeek } from './YourWeek.js';
import { setupSteps } from './next-steps.js';
import * as t from './home.words.en.js';

export function NextSteps({ leagueId }: { leagueId: string }) {
  const { league, me } = useLoadedLeague(leagueId);
  return (
    <>
      {league.phase === 'setup' && me.is_commissioner && <Setup leagueId={leagueId} />}
      <YourWeek leagueId={leagueId} />
      <SeasonNews leagueId={leagueId} />
    </>
  );
}

function SeasonNews({ leagueId }: { leagueId: string }) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const answer = usePhase(leagueId, league.phase !== 'setup').data;
  if (answer === undefined) return null;
  const leaving = answer.graduating?.players.filter(({ team_id }) => team_id === me.team_id) ?? [];
  const between = ['offseason', 'free-agency', 'protection'].includes(league.phase);
  const table = between ? answer.final_table : null;
  // A team that has left the league has no mark and no page.
  const hasBanner = teams.some(({ team_id }) => table?.champions.includes(team_id));
  return (
    <>
      {table !== null && hasBanner && (
        <ChampionBanner
          leagueId={leagueId}
          of={table}
          action={
            <Link to={paths.history(leagueId)} className={buttonClass('secondary', 'sm')}>
              {t.allChampions}
            </Link>
          }
        />
      )}
      {table !== null && !hasBanner && (
        <p className={NOTE}>
          <Trophy size={16} aria-hidden="true" className="shrink-0 text-warn" />
          <span className="min-w-0 wrap-anywhere">{table.words}</span>
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
    </>
  );
}

const NOTE = 'mb-4 flex items-center gap-2.5 rounded-lg border border-line bg-surface px-4 py-2.5 text-sm';

const Night = ({ at, className }: { at: string; className: string }) => (
  <Countdown
    at={at}
    label={t.timeLeftUntilDraft}
    over={t.draftTimeHasCome}
    className={cx('font-bold tracking-tight tabular-nums', className)}
  />
);

/** Renders before the drafts have loaded. */
function Setup({ leagueId }: { leagueId: string }) {
  const { league, teams } = useLoadedLeague(leagueId);
  const drafts = useQuery(draftListQuery(leagueId)).data ?? [];
  const steps = setupSteps(leagueId, { league, managed: teams.filter((team) => team.hasManager).length, drafts });
  const first = steps.findIndex(({ done }) => !done);
  return (
    <section
      aria-labelledby="set-up"
      className="mb-4 overflow-hidden rounded-lg border border-accent-line bg-surface shadow-1"
    >
      <h2 id="set-up" className="border-b border-accent-line bg-accent-soft px-4 py-2.5 text-sm font-semibold">
        {t.stepsToFirstPick}
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
                <h3 className="font-semibold" aria-label={step.done ? t.stepDone({ step: step.title }) : undefined}>
                  {step.title}
                </h3>
                <p className="mt-0.5 text-sm text-ink-2">{step.detail}</p>
                {step.at !== undefined && (
                  <p className="mt-1 text-sm text-ink-2">
                    <Night at={step.at} className="text-md text-ink" />
                    {` · ${formatMoment(Date.parse(step.at))}`}
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
