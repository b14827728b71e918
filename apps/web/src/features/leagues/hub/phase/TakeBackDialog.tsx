import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { request } from '../../../../platform/requests/api-client.js';
import { failureOf } from '../../../../platform/requests/failure.js';
import { keys } from '../../../open-league/league-data.js';
import { useOnce } from '../../../../platform/requests/once.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import { showToast } from '../../../../ui/layers/toast.js';
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
  const client = useQueryClient();
  const once = useOnce();
  const takeBack = useMutation({
    mutationFn: () => {
      const body = { change_id: change.id };
      return once(body, (key) =>
        request('POST /:league_id/phase/take-back', { league_id: league.league_id, body, key }),
      );
    },
    onSuccess: ({ phase }) => {
      showToast({
        kind: 'success',
        text: t.leagueInPhaseAgain({ league: league.league_name, phase: PHASE_WORDS[phase].inSentence }),
      });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(league.league_id) });
    },
  });
  return (
    <FormDialog
      role="alertdialog"
      onClose={onClose}
      title={t.goBackToQuestion({ phase: goingOnTo(change.from) })}
      description={t.takeStepBackHint({ phase: goingOnTo(change.to) })}
      submit={t.takeItBack}
      cancel={t.stayInPhase({ phase: goingOnTo(change.to) })}
      busy={takeBack.isPending}
      error={failureOf(takeBack.error)}
      onSubmit={() => takeBack.mutate()}
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
