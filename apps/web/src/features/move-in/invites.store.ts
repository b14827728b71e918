import { create } from 'zustand';
import { keep, onForgotten, readKeptJson } from '../../platform/device-storage.js';

/** Somebody who is invited when their league has come, and what became of it. */
export interface Invite {
  readonly team_id: string;
  readonly name: string | null;
  readonly email: string;
  readonly state: 'waiting' | 'sent' | 'refused';
  /** Why it was refused, with what would mend it; null otherwise. */
  readonly why: string | null;
  /** So that one that is sent again after a lost answer is sent once. */
  readonly key: string;
}

interface InvitesStore {
  readonly leagueId: string | null;
  readonly invites: readonly Invite[];
  /** Takes up what this browser was doing for the league. */
  open(leagueId: string): void;
  set(invites: readonly Invite[]): void;
}

/** Invitations that follow a move, kept in this browser: a closed tab goes on where it stopped. */
export const useInvites = create<InvitesStore>((set, get) => ({
  leagueId: null,
  invites: [],
  open: (leagueId) => {
    if (get().leagueId !== leagueId) set({ leagueId, invites: kept(leagueId) });
  },
  set: (invites) => {
    set({ invites });
    const { leagueId } = get();
    if (leagueId === null) return;
    // Without room in this browser they are sent all the same, as long as the tab is open.
    keep('move-in.invites', invites.length === 0 ? null : JSON.stringify(invites), leagueId);
  },
}));

onForgotten(() => useInvites.setState({ leagueId: null, invites: [] }));

/** Written by `set` above and by nothing else. */
const kept = (leagueId: string): readonly Invite[] =>
  (readKeptJson('move-in.invites', leagueId) as readonly Invite[] | null) ?? [];
