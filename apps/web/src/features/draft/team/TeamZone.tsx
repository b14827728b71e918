import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import { useMemo } from 'react';
import { POSITIONS } from '@crease/core/position.js';
import { medianPoints, positionPoints } from '@crease/core/teams/strength/strength.rules.js';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import { turnOrder } from '@crease/core/draft/order/turn-order.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { KeptAside } from './KeptPlayers.js';
import { RosterGroup } from './RosterGroup.js';
import { useThrottledDraft, useUi, useView, useScope } from '../state/room-context.js';
import { TeamHead } from './TeamHead.js';
import { useKept } from '../state/use-kept.js';
import { StrengthTable } from '../../teams/strength/StrengthPanel.js';
import { strengthRows } from '../../open-league/strength.model.js';
import type { Pool } from '../state/pool.model.js';
import { cx } from '../../../ui/cx.js';
import { isUndrawn, placeOf } from '../state/board.model.js';
import { useTeamLabels } from '../state/room-hooks.js';
import * as t from './team.words.en.js';

export function TeamZone() {
  const state = useThrottledDraft();
  const my = useView((view) => view.my.teamIds);
  const chosen = useUi((view) => view.viewTeam);
  const teamId = chosen ?? my[0] ?? state.onClock?.teamId ?? state.teams[0]?.id ?? '';
  const team = state.teams.find(({ id }) => id === teamId);
  const brought = useKept();
  const slots = useMemo(() => state.slots.filter((slot) => slot.ownerTeamId === teamId), [state.slots, teamId]);
  if (team === undefined) return <EmptyState words={t.noTeamsInDraft} />;
  const kept = brought.filter((player) => player.teamId === teamId);
  const rookie = draftsToBank(state.type);
  // A rookie draft fills the rookie bank.
  const [filled, beside] = rookie ? (['rookie', 'active'] as const) : (['active', 'rookie'] as const);
  return (
    // On low screens the head scrolls away with the roster.
    <div className="flex h-full min-h-0 flex-col max-sm:overflow-y-auto short:overflow-y-auto">
      <TeamHead team={team} />
      <div
        role="region"
        aria-label={t.rosterAndPicks}
        tabIndex={0}
        className="scroll-slim min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-2px] max-sm:flex-none max-sm:overflow-visible short:flex-none short:overflow-visible"
      >
        {POSITIONS.map((position) => {
          const picked = slots.filter((slot) => slot.player?.position === position);
          const held = kept.filter((player) => player.position === position && player.place === filled);
          return (
            <RosterGroup
              key={position}
              position={position}
              type={state.type}
              slots={picked}
              kept={held}
              // Holdings count the active roster by position, and the bank as a whole.
              have={rookie ? held.length + picked.length : team.holdings[position]}
              minimum={rookie ? 0 : state.rules.minimums[position]}
            />
          );
        })}
        <KeptAside place={beside} players={kept.filter(({ place }) => place === beside)} />
        <KeptAside place="ir" players={kept.filter(({ place }) => place === 'ir')} />
        <TeamStrength teamId={teamId} />
        {state.status !== 'ended' && <ComingPicks state={state} slots={slots} />}
      </div>
    </div>
  );
}

/** The team's drafted players against the median. Left out where points decide nothing. */
function TeamStrength({ teamId }: { teamId: string }) {
  const { pool } = useScope();
  return pool?.points === true ? <Strength teamId={teamId} pool={pool} /> : null;
}

function Strength({ teamId, pool }: { teamId: string; pool: Pool }) {
  const { slots, teams } = useThrottledDraft();
  const rows = useMemo(() => {
    const points = new Map<number, number>();
    const picks = new Map(teams.map(({ id }) => [id, [] as Parameters<typeof positionPoints>[0][number][]]));
    for (const { player, ownerTeamId } of slots) {
      if (player === null) continue;
      points.set(player.id, pool.byId.get(player.id)?.points ?? 0);
      picks.get(ownerTeamId)?.push({ id: player.id, position: player.position, place: 'active' });
    }
    const each = [...picks].map(([id, players]) => ({ team_id: id, points: positionPoints(players, points) }));
    const answer = { season: pool.season, teams: each, median: medianPoints(each.map((team) => team.points)) };
    return strengthRows(answer, teamId);
  }, [slots, teams, pool, teamId]);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t.draftedStrength} className="border-b border-line">
      <h3 className="px-4 pt-3 text-xs font-semibold text-ink-2">{t.draftedStrength}</h3>
      <p className="px-4 pb-2 text-xs text-ink-3">
        {t.draftedStrengthHint({ season: pool.statsSeason ?? pool.season })}
      </p>
      <StrengthTable rows={rows} />
    </section>
  );
}

function ComingPicks({ state, slots }: { state: DraftState; slots: readonly Slot[] }) {
  const names = useTeamLabels();
  const open = turnOrder(slots).filter((slot) => slot.status === 'open');
  return (
    <section aria-labelledby="coming-picks">
      <h2
        id="coming-picks"
        className="flex h-8 items-center justify-between border-b border-line bg-sunken px-3 text-xs font-semibold text-ink-2"
      >
        {t.comingPicks} <span className="font-medium text-ink-3">{open.length}</span>
      </h2>
      {open.length === 0 ? (
        <p className="px-3 py-3 text-xs text-ink-3">{t.noPickLeft}</p>
      ) : (
        <ol className="flex flex-wrap gap-1.5 p-3">
          {open.map((slot) => {
            const now = slot.overall === state.onClock?.overall;
            const from =
              slot.originalTeamId === slot.ownerTeamId
                ? null
                : t.fromTeam({ team: names.get(slot.originalTeamId)?.name ?? '' });
            return (
              <li
                key={slot.overall}
                aria-current={now ? 'step' : undefined}
                className={cx(
                  'rounded-md border px-2 py-1 text-xs',
                  now ? 'border-accent bg-accent text-accent-ink' : 'border-line bg-sunken text-ink-2',
                )}
              >
                <span className="font-semibold">
                  {isUndrawn(state) ? t.roundNumber({ round: slot.round }) : placeOf(slot)}
                </span>
                {!isUndrawn(state) && <span className="opacity-80">{` #${slot.overall}`}</span>}
                {slot.movedAfter !== undefined && (
                  <span className="ml-1">{t.movedAfter({ after: slot.movedAfter })}</span>
                )}
                {from !== null && <span className="ml-1">{from}</span>}
                {now && <span className="ml-1">{t.onTheClock}</span>}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
