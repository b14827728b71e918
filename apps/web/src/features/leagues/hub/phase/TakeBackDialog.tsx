import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { request } from '../../../../platform/requests/api-client.js';
import { useChange } from '../../../../platform/requests/use-change.js';
import { keys } from '../../../open-league/league-data.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import { PHASE_WORDS, goingOnTo } from './phase-words.js';
import * as t from '../hub.words.en.js';

export type TakingBack = NonNullable<PhaseAnswer['taking_back']>;

/** Undoes the league's last step after explaining the effect. It stays with the step for which it was opened. */
export function TakeBackDialog({
  league,
  change,
  onClose,
}: {
  league: LeagueView;
  change: TakingBack;
  onClose: () => void;
}) {
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
