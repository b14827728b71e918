import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { withPlayer } from '@crease/core/draft/pick.state.js';
import { formatMoney } from '@crease/core/money.js';
import { POSITIONS } from '@crease/core/position.js';
import { CapBar } from '../../../ui/figures/CapBar.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { useDraft } from '../state/room-context.js';
import { useTeams } from '../state/room-hooks.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './list.words.en.js';

export function PickEffect({ entry, teamId, teamName }: { entry: PoolEntry; teamId: string; teamName: string | null }) {
  const rules = useDraft((state) => state.rules);
  const type = useDraft((state) => state.type);
  const team = useTeams().get(teamId);
  if (team === undefined) return null;
  const after = withPlayer(team.holdings, entry, type, 1, rules);
  if (draftsToBank(type)) {
    return (
      <p className="text-xs text-ink-2">
        {sentence(t.bankAfterPick, {
          team: teamName,
          players: (
            <span className="font-semibold text-ink">
              {rules.sizesRest
                ? t.playersCount({ count: after.rookies })
                : t.playersOf({ count: after.rookies, size: rules.rookieBankSize ?? 0 })}
            </span>
          ),
          space: rules.bankOnCap === true ? formatMoney(rules.salaryCap - after.capUsed) : null,
        })}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-sunken p-2.5 tight:p-1.5">
      {teamName !== null && <p className="text-xs font-semibold text-ink-2">{teamName}</p>}
      <CapBar
        layout="line"
        cap={rules.salaryCap}
        totalCap={team.holdings.capUsed}
        salaryRetained={null}
        after={{ totalCap: after.capUsed, salaryRetained: null }}
      />
      <RosterAfter entry={entry} after={after} />
    </div>
  );
}

function RosterAfter({ entry, after }: { entry: PoolEntry; after: ReturnType<typeof withPlayer> }) {
  const rules = useDraft((state) => state.rules);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {POSITIONS.map((position) => {
        const changes = position === entry.position;
        const met = after[position] >= rules.minimums[position];
        return (
          <li key={position} className="flex items-center gap-1.5">
            <PositionTag position={position} />
            <span className={cx(changes ? 'font-bold text-ink' : 'text-ink-2')}>{after[position]}</span>
            {rules.minimums[position] > 0 && (
              <span className={met ? 'text-ink-3' : 'text-ink-2'}>
                {met
                  ? t.minimumMet({ minimum: rules.minimums[position] })
                  : t.minimumNeeded({ minimum: rules.minimums[position] })}
              </span>
            )}
          </li>
        );
      })}
      <li className="flex h-5 items-center gap-1 text-ink-2">
        {sentence(rules.sizesRest ? t.rosterSize : t.rosterSizeOf, {
          size: <span className="font-bold text-ink">{after.F + after.D + after.G}</span>,
          most: rules.maxRosterSize,
        })}
      </li>
    </ul>
  );
}
