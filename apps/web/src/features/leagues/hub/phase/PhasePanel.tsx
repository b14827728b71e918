import { useState } from 'react';
import Undo2 from 'lucide-react/icons/undo-2';
import { rfaRules } from '@crease/core/free-agents/rfa/rfa.rules.js';
import { ufaDays } from '@crease/core/free-agents/ufa/ufa.rules.js';
import { LEAGUE_PHASES } from '@crease/core/leagues/league.rules.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { useLoadedLeague, keys } from '../../../open-league/league-data.js';
import { usePhase } from '../../../open-league/season-data.js';
import { Button } from '../../../../ui/Button.js';
import { Panel, panelState } from '../../../../ui/page/Panel.js';
import { RelativeTime } from '../../../../ui/figures/RelativeTime.js';
import { Skeleton } from '../../../../ui/page/Skeleton.js';
import { cx } from '../../../../ui/cx.js';
import { PHASE_WORDS, goingOnTo } from './phase-words.js';
import { PhaseDialog } from './PhaseDialog.js';
import { SeasonDatesDialog } from '../SeasonDatesDialog.js';
import { TeamTodo } from '../TeamTodo.js';
import { NextPhase } from './NextPhase.js';
import { Dates } from './PhaseDates.js';
import { request } from '../../../../platform/requests/api-client.js';
import { useChange } from '../../../../platform/requests/use-change.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import * as t from '../hub.words.en.js';

export function PhasePanel({ leagueId }: { leagueId: string }) {
  const { league, me } = useLoadedLeague(leagueId);
  const [advancing, setAdvancing] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const [undoing, setUndoing] = useState<TakingBack | null>(null);
  const query = usePhase(leagueId);
  const answer = query.data;
  const dates = answer === undefined ? null : datesOf(answer);
  return (
    <Panel
      title={t.phaseOfSeason({ season: league.current_season })}
      state={panelState(query)}
      skeleton={<Skeleton className="m-4 h-32" />}
    >
      <PhaseSteps leagueId={leagueId} />
      <p className="mt-3 text-ink-2">{PHASE_WORDS[league.phase].text}</p>
      {answer !== undefined && (
        <>
          <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
            <Dates answer={answer} leagueId={leagueId} />
            {me.is_commissioner && dates !== null && (
              <Button size="sm" onClick={() => setCorrecting(true)}>
                {t.correctDates}
              </Button>
            )}
          </div>
          {answer.taking_back !== null && me.is_commissioner && (
            <LastStep change={answer.taking_back} onTakeBack={setUndoing} />
          )}
          {answer.todo.length > 0 && <TeamTodo leagueId={leagueId} teams={answer.todo} />}
          <NextPhase leagueId={leagueId} answer={answer} onAdvance={() => setAdvancing(true)} />
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

function PhaseSteps({ leagueId }: { leagueId: string }) {
  const { league } = useLoadedLeague(leagueId);
  const phases = LEAGUE_PHASES.filter(
    (phase) =>
      (league.protectionSheetsEnabled || phase !== 'protection') &&
      (phase !== 'free-agency' || league.phase === phase || rfaRules(league) !== null || ufaDays(league) !== null),
  );
  const now = phases.indexOf(league.phase);
  return (
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
          <p className="text-xs text-ink-3">
            {t.stepCannotBeUndone({
              messages: change.obstacles.map(({ message }) => message),
              fixes: [...new Set(change.obstacles.map(({ fix }) => fix))],
            })}
          </p>
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

type TakingBack = NonNullable<PhaseAnswer['taking_back']>;

/** Undoes the league's last step. The dialog stays with the step for which it was opened. */
function TakeBackDialog({ league, change, onClose }: { league: LeagueView; change: TakingBack; onClose: () => void }) {
  const takeBack = useChange({
    send: (body: { change_id: string }, key) =>
      request('POST /:league_id/phase/take-back', { league_id: league.league_id, body, key }),
    said: ({ phase }) => t.leagueInPhaseAgain({ league: league.league_name, phase: PHASE_WORDS[phase].inSentence }),
    onDone: onClose,
    stale: [keys.league(league.league_id)],
  });
  return (
    <FormDialog
      role="alertdialog"
      onClose={onClose}
      title={t.goBackToQuestion({ phase: goingOnTo(change.from) })}
      description={t.takeStepBackHint({ phase: goingOnTo(change.to) })}
      submit={t.takeItBack}
      cancel={t.stayInPhase({ phase: goingOnTo(change.to) })}
      {...takeBack.sending}
      onSubmit={() => takeBack.mutate({ change_id: change.id })}
    >
      <section aria-label={t.whatHappens}>
        <h3 className="mb-1.5 text-xs font-medium text-ink-3">{t.whatHappens}</h3>
        <ul className="flex list-disc flex-col gap-1.5 pl-4 marker:text-ink-3">
          {[t.phaseOfSeasonAgain({ phase: goingOnTo(change.from), season: change.season }), ...change.lines].map(
            (line) => (
              <li key={line}>{line}</li>
            ),
          )}
        </ul>
      </section>
    </FormDialog>
  );
}
