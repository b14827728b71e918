import { create } from 'zustand';

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

const keyOf = (leagueId: string): string => `crease.move-in.invites.${leagueId}`;

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
    try {
      if (invites.length === 0) localStorage.removeItem(keyOf(leagueId));
      else localStorage.setItem(keyOf(leagueId), JSON.stringify(invites));
    } catch {
      // No room in this browser: they are sent all the same, as long as the tab is open.
    }
  },
}));

function kept(leagueId: string): readonly Invite[] {
  try {
    // Written by `set` above and by nobody else.
    return JSON.parse(localStorage.getItem(keyOf(leagueId)) ?? '[]') as Invite[];
  } catch {
    return [];
  }
}
