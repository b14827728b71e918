import type { TwinsAnswer } from '@crease/core/imports/desk/desk.answers.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Panel } from '../../../ui/page/Panel.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useMerge, useTwins } from '../imports/desk.data.js';
import * as t from './players.words.en.js';

type Twin = TwinsAnswer['twins'][number];

export function TwinsPanel() {
  const { twins = [] } = useTwins().data ?? {};
  const merge = useMerge();
  if (twins.length === 0 && merge.error === null) return null;
  const under = merge.isPending ? merge.variables : undefined;
  return (
    <Panel title={t.prospectsArrived} flush className="lg:col-span-2">
      <p className="px-4 py-3 text-ink-2">{t.prospectsArrivedHint}</p>
      <FormAlert message={failureOf(merge.error)} />
      <ul
        aria-label={t.prospectsArrived}
        tabIndex={0}
        className="scroll-slim max-h-96 overflow-y-auto border-t border-line"
      >
        {twins.map((twin) => (
          <Line
            key={`${twin.prospect.id} ${twin.player.id}`}
            twin={twin}
            busy={under?.prospect_id === twin.prospect.id && under.player_id === twin.player.id}
            disabled={merge.isPending}
            onMerge={() =>
              merge.mutate(
                { prospect_id: twin.prospect.id, player_id: twin.player.id },
                {
                  onSuccess: () => showToast({ kind: 'success', text: t.playerIsOneNow({ player: twin.player.name }) }),
                },
              )
            }
          />
        ))}
      </ul>
    </Panel>
  );
}

function Line({
  twin: { prospect, player, leagues, born_alike: born, between },
  busy,
  disabled,
  onMerge,
}: {
  twin: Twin;
  busy: boolean;
  disabled: boolean;
  onMerge: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-1.5 last:border-b-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{player.name}</span>
          <Badge tone={born ? 'good' : 'warn'}>{born ? t.sameNameAndBirthDate : t.sameName}</Badge>
        </p>
        <p className="text-sm text-ink-2">
          {t.prospectAndPlayer({ prospect: facts(prospect), leagues, player: facts(player), id: player.id })}
        </p>
        {between !== null && (
          <p className="text-sm text-warn">{t.bothInLeague({ league: between.league, teams: between.teams })}</p>
        )}
      </div>
      <Button
        size="sm"
        busy={busy}
        disabled={disabled || between !== null}
        aria-label={t.makeOneOf({ player: player.name, id: player.id })}
        onClick={onMerge}
      >
        {t.makeThemOne}
      </Button>
    </li>
  );
}

const facts = ({ position, nhl_club: club, birth_date: born }: Twin['player']): string =>
  [position, club ?? t.noClub, born === null ? t.birthDateUnknown : t.bornOn({ day: born })].join(', ');
