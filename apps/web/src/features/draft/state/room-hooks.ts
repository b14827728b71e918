import { useMemo, useState } from 'react';
import type { DraftState, DraftTeam } from '@crease/core/draft/draft.model.js';
import { PickJudge } from '@crease/core/draft/team/legality.rules.js';
import { openSalaries } from '@crease/core/draft/team/slot-salaries.rules.js';
import { onClockPromise } from '@crease/core/draft/picks/promise.rules.js';
import { tallyOf } from '@crease/core/draft/order/slot-tally.js';
import type { Dollars } from '@crease/core/money.js';
import type { CommandAnswer } from '../sync/draft.data.js';
import type { RoomView } from '../sync/draft-room.store.js';
import { failureWords } from '../sync/draft-labels.js';
import { useDraft, useScope, useUi, useView } from './room-context.js';

export type TeamsById = ReadonlyMap<string, DraftTeam>;

export function useTeams(): TeamsById {
  const teams = useDraft((state) => state.teams);
  return useMemo(() => new Map(teams.map((team) => [team.id, team])), [teams]);
}

/** One team's current state. Renders again only when that team changes. */
export function useTeam(teamId: string | null | undefined): DraftTeam | undefined {
  return useDraft((state) => state.teams.find(({ id }) => id === teamId));
}

/** A team's name and picture. It keeps its identity while picks change the team's holdings. */
export type TeamLabel = Pick<DraftTeam, 'id' | 'name' | 'picture' | 'manager'>;

const sameLabel = (one: TeamLabel, other: TeamLabel): boolean =>
  one.id === other.id && one.name === other.name && one.picture === other.picture && one.manager === other.manager;

function labels(): (teams: readonly DraftTeam[]) => ReadonlyMap<string, TeamLabel> {
  let known: readonly TeamLabel[] = [];
  let byId: ReadonlyMap<string, TeamLabel> = new Map();
  return (teams) => {
    const same =
      teams.length === known.length &&
      teams.every((team, index) => {
        const label = known[index];
        return label !== undefined && sameLabel(team, label);
      });
    if (!same) {
      known = teams.map(({ id, name, picture, manager }) => ({ id, name, picture, manager }));
      byId = new Map(known.map((label) => [label.id, label]));
    }
    return byId;
  };
}

/** The teams' names. Unlike `useTeams`, the map changes only when a name or picture does. */
export function useTeamLabels(): ReadonlyMap<string, TeamLabel> {
  const [keep] = useState(labels);
  return useDraft((state) => keep(state.teams));
}

export interface Failure {
  readonly text: string;
  readonly fix: string | undefined;
}

/** Runs a command and sets `busy` and `failure`. `failed` gets a refusal, too. Resolves to true on success. */
export function useCommand(failed?: (failure: Failure) => void) {
  const { room } = useScope();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (work: () => Promise<CommandAnswer>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await work();
      room.expect(answer.seq);
      return true;
    } catch (error) {
      const words = failureWords(error);
      setFailure(words);
      failed?.(words);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run, clear: () => setFailure(null) };
}

export interface Seat {
  /** The team whose cap and roster decide legality; null for a spectator. */
  readonly teamId: string | null;
  /** The pick that the user can make now; null when it is not their turn. */
  readonly overall: number | null;
  /** True while the commissioner picks for another team. */
  readonly acting: boolean;
}

export function seatOf(
  state: DraftState,
  teamIds: readonly string[],
  commissioner: boolean,
  acting: number | null,
): Seat {
  // In an auction players are nominated, and the bids have their own buttons.
  const turn = state.rules.auction ? null : state.onClock;
  const live =
    state.status === 'running' || (state.status === 'paused' && commissioner && onClockPromise(state) === undefined);
  if (turn !== null && teamIds.includes(turn.teamId))
    return { teamId: turn.teamId, overall: live ? turn.overall : null, acting: false };
  if (turn !== null && commissioner && acting === turn.overall)
    return { teamId: turn.teamId, overall: live ? turn.overall : null, acting: true };
  return { teamId: teamIds[0] ?? null, overall: null, acting: false };
}

/**
 * Where rounds set salaries, what a player costs the reader now: the salary of the seat's next pick, for spectators of
 * the pick on the clock. Where prices become salaries, the opening bid. Null otherwise, and without such a pick;
 * players then cost what a free agent costs.
 */
export function pickSalary(
  state: DraftState,
  { teamIds, commissioner }: RoomView['my'],
  acting: number | null,
): Dollars | null {
  if (state.status === 'ended') return null;
  const { auction } = state.rules;
  if (auction?.salaries === true) return auction.minimum;
  const teamId = seatOf(state, teamIds, commissioner, acting).teamId ?? state.onClock?.teamId;
  return teamId === undefined ? null : (openSalaries(state, teamId)?.[0] ?? null);
}

/** The seat keeps its identity while a pick does not change it. */
export function useSeat(): Seat {
  const my = useView((view) => view.my);
  const acting = useUi((ui) => ui.acting);
  const [keep] = useState(keptSeat);
  return useDraft((state) => keep(seatOf(state, my.teamIds, my.commissioner, acting)));
}

function keptSeat(): (seat: Seat) => Seat {
  let kept: Seat | null = null;
  return (seat) => {
    const same = kept?.teamId === seat.teamId && kept.overall === seat.overall && kept.acting === seat.acting;
    return same && kept !== null ? kept : (kept = seat);
  };
}

/** Judges picks for a team in the current state; null without a team or until the pool has loaded. */
export function useJudge(teamId: string | null): PickJudge | null {
  return useJudgeOf(useDraft(), teamId);
}

export function useJudgeOf(state: DraftState, teamId: string | null): PickJudge | null {
  const { pool } = useScope();
  return useMemo(
    () => (teamId === null || pool === null ? null : new PickJudge(state, teamId, pool.rules)),
    [state, teamId, pool],
  );
}

export function useTaken(): (playerId: number) => boolean {
  return tallyOf(useDraft((state) => state.slots)).taken;
}
