import { formatMoney } from '@crease/core/money.js';
import { mayCommand } from '@crease/core/draft/draft.commands.js';
import { canNominate } from '@crease/core/draft/auction/auction.rules.js';
import { checkPick } from '@crease/core/draft/picks/pick-check.rules.js';
import { PickJudge } from '@crease/core/draft/team/legality.rules.js';
import { Button } from '../../../ui/Button.js';
import { useDraft, useScope, useView } from '../state/room-context.js';
import { useCommand, useTeamLabels } from '../state/room-hooks.js';
import { auctionApi } from './auction.data.js';
import * as t from './auction.words.en.js';

/** Puts a player up for auction while the user's team nominates; the commissioner does it for every team. */
export function NominateButton({ player, close }: { player: { id: number; name: string }; close: () => void }) {
  const scope = useScope();
  const { actor, pool } = scope;
  const my = useView((view) => view.my.teamIds);
  const teams = useTeamLabels();
  const state = useDraft();
  const { busy, failure, run } = useCommand();
  const teamId = state.onClock?.teamId;
  const { auction } = state.rules;
  if (auction === undefined || teamId === undefined || state.auction?.lot || pool === null) return null;
  const own = my.includes(teamId);
  if ((!own && !actor.commissioner) || !mayCommand(state, 'nominate', actor).ok) return null;
  const verdict = checkPick(new PickJudge(state, teamId, pool.rules), player.id);
  const refused = verdict.ok ? failure?.text : verdict.refusal.message;
  const nominate = () =>
    void run(() => auctionApi.nominate(scope, (state.auction?.lots ?? 0) + 1, teamId, player.id)).then(
      (done) => done && close(),
    );
  return (
    <>
      {refused !== undefined && (
        <p role="alert" className="w-full text-sm text-bad">
          {refused}
        </p>
      )}
      <Button
        variant={own ? 'primary' : 'secondary'}
        busy={busy}
        disabled={!verdict.ok || !canNominate(state, teamId, null)}
        onClick={nominate}
        className="min-w-0 flex-1"
      >
        <span className="block truncate">
          {own
            ? t.nominate({ player: player.name, price: formatMoney(auction.minimum) })
            : t.nominateFor({ player: player.name, team: teams.get(teamId)?.name ?? '' })}
        </span>
      </Button>
    </>
  );
}
