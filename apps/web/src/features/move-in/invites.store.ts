import { create } from 'zustand';
import type { Language } from '@crease/core/locale.js';
import { keep, onForgotten, readKeptJson } from '../../platform/device/device-storage.js';

export interface Invite {
  readonly team_id: string;
  readonly name: string | null;
  readonly email: string;
  readonly state: 'waiting' | 'sent' | 'refused';
  /** Why it was refused and the fix; null otherwise. */
  readonly why: string | null;
  /** The language of `why`. Earlier releases did not store it. */
  readonly language?: Language;
  /** Idempotency key: a retry after a lost answer sends only one message. */
  readonly key: string;
}

interface InvitesStore {
  readonly leagueId: string | null;
  readonly invites: readonly Invite[];
  /** Loads this browser's stored state for the league. */
  open(leagueId: string): void;
  set(invites: readonly Invite[]): void;
}

/** Invitations that follow an import, stored in this browser so that a closed tab can resume. */
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
    // If the browser's storage is full, sending still works while the tab is open.
    keep('move-in.invites', invites.length === 0 ? null : JSON.stringify(invites), leagueId);
  },
}));

onForgotten(() => useInvites.setState({ leagueId: null, invites: [] }));

/** Only `set` above writes it. */
const kept = (leagueId: string): readonly Invite[] =>
  (readKeptJson('move-in.invites', leagueId) as readonly Invite[] | null) ?? [];
