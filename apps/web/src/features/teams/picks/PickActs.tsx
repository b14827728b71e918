import type { TeamPick } from '@crease/core/teams/team.answers.js';
import { Button } from '../../../ui/Button.js';
import * as t from '../teams.words.en.js';

type Act = 'removed' | 'forfeited' | 'restored';
export type Declaring = { readonly what: 'added' } | { readonly what: Act; readonly pick: TeamPick };

/** Actions for an upcoming draft's pick; renders nothing for other picks. */
export function PickActs({ pick, onAct }: { pick: TeamPick; onAct: (what: Act) => void }) {
  if (!pick.coming) return null;
  const removable = pick.compensatory && pick.owned_by === pick.assigned_to;
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
      {pick.forfeited === null ? (
        <Button size="sm" onClick={() => onAct('forfeited')}>
          {t.forfeitThisPick}
        </Button>
      ) : (
        !pick.kept && (
          <Button size="sm" onClick={() => onAct('restored')}>
            {t.giveThisPickBack}
          </Button>
        )
      )}
      {removable && (
        <Button size="sm" onClick={() => onAct('removed')}>
          {t.takeThisPickAway}
        </Button>
      )}
    </div>
  );
}
