import { useState } from 'react';
import { Link } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { LEAGUE_PHASES } from '@crease/core/leagues/league.rules.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { usePhase } from '../../open-league/season-data.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { Skeleton } from '../../../ui/page/Skeleton.js';
import { formatExact } from '../../../ui/figures/time.js';
import { cx } from '../../../ui/cx.js';
import { PHASE_WORDS, goingOnTo } from './phase-words.js';
import { PhaseDialog } from './PhaseDialog.js';
import { SeasonDatesDialog } from './SeasonDatesDialog.js';
import { TakeBackDialog, type TakingBack } from './TakeBackDialog.js';
import { TeamTodo } from './TeamTodo.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './hub.words.en.js';

/** The league's phase, the next step, and what blocks it. */
export function PhasePanel({ leagueId }: { leagueId: string }) {
  const { league, me } = useLoadedLeague(leagueId);
  const [advancing, setAdvancing] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const [undoing, setUndoing] = useState<TakingBack | null>(null);
  const query = usePhase(leagueId);
  const answer = query.data;
  const dates = answer === undefined ? null : datesOf(answer);
  const phases = LEAGUE_PHASES.filter((phase) => league.protectionSheetsEnabled || phase !== 'protection');
  const now = phases.indexOf(league.phase);
  const barred = answer?.obstacles.some(({ final }) => final) === true;
  return (
    <Panel
      title={t.phaseOfSeason({ season: league.current_season })}
      state={panelState(query)}
      skeleton={<Skeleton className="m-4 h-32" />}
    >
      <ol className="flex flex-wrap gap-2">
        {phases.map((phase, index) => (
          <li
            key={phase}
            aria-current={phase === league.phase ? 'step' : undefined}
            className={cx(
              'flex items-center gap-2 rounded-full border px-3 py-1 text-sm',
              phase === league.phase
                ? 'border-accent bg-accent-soft font-semibold text-accent-text'
                : index < now
                  ? 'border-line text-ink-2'
                  : 'border-dashed border-line text-ink-3',
            )}
          >
            {PHASE_WORDS[phase].title}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-ink-2">{PHASE_WORDS[league.phase].text}</p>
      {answer !== undefined && (
        <>
          <Dates answer={answer} leagueId={leagueId} />
          {me.is_commissioner && dates !== null && (
            <Button size="sm" className="mt-2" onClick={() => setCorrecting(true)}>
              {t.correctDates}
            </Button>
          )}
          {answer.taking_back !== null && me.is_commissioner && (
            <LastStep change={answer.taking_back} onTakeBack={setUndoing} />
          )}
          {answer.todo.length > 0 && <TeamTodo leagueId={leagueId} teams={answer.todo} />}
          <div className="mt-4 border-t border-line pt-4">
            <h3 className="flex flex-wrap items-center gap-2 font-semibold">
              {t.nextPhase({ phase: PHASE_WORDS[answer.next].title })}
              {barred ? (
                <Badge tone="bad">{t.notYet}</Badge>
              ) : answer.obstacles.length > 0 ? (
                <Badge tone="warn">{t.onlyWithReason}</Badge>
              ) : (
                <Badge tone="good">{t.ready}</Badge>
              )}
            </h3>
            {answer.obstacles.length === 0 ? (
              <p className="mt-2 flex items-center gap-2 text-ink-2">
                <Check size={16} aria-hidden="true" className="text-good" />
                {league.phase === 'setup' ? t.setupPhaseHint : t.everythingIsReady}
              </p>
            ) : (
              <ul aria-label={t.notReadyYet} className="mt-2 flex flex-col gap-3">
                {answer.obstacles.map((obstacle) => (
                  <li key={`${obstacle.name}${obstacle.message}`} className="flex items-start gap-2">
                    <CircleAlert
                      size={16}
                      aria-hidden="true"
                      className={cx('mt-0.5 shrink-0', obstacle.final ? 'text-bad' : 'text-warn')}
                    />
                    <span className="min-w-0">
                      {obstacle.teams.length === 0
                        ? obstacle.message
                        : t.teamsNotLegal({ count: obstacle.teams.length })}
                      {obstacle.fix !== undefined && <span className="block text-xs text-ink-3">{obstacle.fix}</span>}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {me.is_commissioner && (
              <Button
                variant={answer.obstacles.length === 0 && league.phase !== 'setup' ? 'primary' : 'secondary'}
                className="mt-4"
                disabled={barred}
                icon={<ArrowRight size={16} aria-hidden="true" />}
                onClick={() => setAdvancing(true)}
              >
                {t.goOnTo({ phase: goingOnTo(answer.next) })}
              </Button>
            )}
          </div>
        </>
      )}
      {correcting && dates !== null && (
        <SeasonDatesDialog league={league} {...dates} onClose={() => setCorrecting(false)} />
      )}
      {undoing !== null && <TakeBackDialog league={league} change={undoing} onClose={() => setUndoing(null)} />}
      {advancing && answer !== undefined && (
        <PhaseDialog league={league} answer={answer} onClose={() => setAdvancing(false)} />
      )}
    </Panel>
  );
}

/** The last step, which can be undone until something depends on it. */
function LastStep({ change, onTakeBack }: { change: TakingBack; onTakeBack: (change: TakingBack) => void }) {
  const possible = change.obstacles.length === 0;
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-2 rounded-md border border-line bg-sunken px-3 py-2.5">
      <div className="min-w-52 flex-1">
        <p>
          {t.personStartedPhase({ person: change.by ?? t.aCommissioner, phase: goingOnTo(change.to) })}{' '}
          <RelativeTime at={change.at} className="text-xs text-ink-3" />
        </p>
        {possible ? (
          <p className="text-xs text-ink-3">{t.stepReversibleHint}</p>
        ) : (
          <ul aria-label={t.whyStepCannotBeUndone} className="text-xs text-ink-3">
            {change.obstacles.map(({ message, fix }) => (
              <li key={message}>{t.stepCannotBeUndone({ message, fix })}</li>
            ))}
          </ul>
        )}
      </div>
      {possible && (
        <Button size="sm" icon={<Undo2 size={14} aria-hidden="true" />} onClick={() => onTakeBack(change)}>
          {t.takeItBack}
        </Button>
      )}
    </div>
  );
}

/** The season whose dates can be corrected: the running one, otherwise the coming one. */
function datesOf(answer: PhaseAnswer): { season: string; starts: string; ends: string } | null {
  const { phase, season, season_starts_on: starts, season_ends_on: ends, play_dates: coming } = answer;
  if (phase !== 'in-season') return coming && { season: coming.season, starts: coming.starts_on, ends: coming.ends_on };
  return starts === null || ends === null ? null : { season, starts, ends };
}

function Dates({ answer, leagueId }: { answer: PhaseAnswer; leagueId: string }) {
  const {
    season_starts_on: start,
    season_ends_on: end,
    protection_deadline: deadline,
    protection_locked_at: locked,
    play_dates: coming,
  } = answer;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
      {start !== null && end !== null && (
        <div>
          <dt className="text-xs text-ink-3">
            {coming === null ? t.season : t.seasonNamed({ season: answer.season })}
          </dt>
          <dd className="font-medium">{t.firstToLastDay({ first: day(start), last: day(end) })}</dd>
        </div>
      )}
      {coming !== null && (
        <div>
          <dt className="text-xs text-ink-3">{t.comingSeason({ season: coming.season })}</dt>
          <dd className="font-medium">
            {t.firstToLastDay({ first: day(coming.starts_on), last: day(coming.ends_on) })}
          </dd>
        </div>
      )}
      {answer.phase === 'protection' && (
        <div>
          <dt className="text-xs text-ink-3">{locked === null ? t.deadlineOfSheets : t.sheets}</dt>
          <dd className="font-medium">
            {locked !== null ? (
              sentence(t.lockedAt, { time: <RelativeTime at={locked} /> })
            ) : deadline === null ? (
              <Link to={paths.protectionSheet(leagueId)} className="text-accent-text hover:underline">
                {t.setDeadline}
              </Link>
            ) : (
              formatExact(Date.parse(deadline))
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
/** Formats a calendar day independent of the reader's time zone. */
const day = (iso: string) => FORMAT.format(Date.parse(`${iso}T00:00:00Z`));
