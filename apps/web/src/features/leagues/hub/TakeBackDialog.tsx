import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { request } from '../../../platform/api-client.js';
import { failureOf } from '../../../platform/failure.js';
import { keys } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/once.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { showToast } from '../../../ui/toast.js';
import { PHASE_WORDS, goingOnTo } from './league.words.js';

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
      showToast({ kind: 'success', text: `${league.league_name}: ${PHASE_WORDS[phase].title.toLowerCase()} again` });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(league.league_id) });
    },
  });
  return (
    <FormDialog
      role="alertdialog"
      onClose={onClose}
      title={`Go back to ${goingOnTo(change.from)}?`}
      description={`This takes back the step to ${goingOnTo(change.to)}. The whole league can read it in the activity log.`}
      submit="Take it back"
      cancel={`Stay in ${goingOnTo(change.to)}`}
      busy={takeBack.isPending}
      error={failureOf(takeBack.error)}
      onSubmit={() => takeBack.mutate()}
    >
      <section aria-label="What happens">
        <h3 className="mb-1.5 text-xs font-medium text-ink-3">What happens</h3>
        <ul className="flex list-disc flex-col gap-1.5 pl-4 marker:text-ink-3">
          {[`The league is in ${goingOnTo(change.from)} of ${change.season} again.`, ...change.lines].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </FormDialog>
  );
}
