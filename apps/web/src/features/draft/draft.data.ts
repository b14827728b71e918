import type { QuietHours } from '@crease/core/draft/draft.model.js';
import type {
  DraftListEntry,
  DraftPoolAnswer,
  DraftRecordAnswer,
  DraftSnapshot,
} from '@crease/core/draft/draft.schema.js';
import type { ChatMessage, Resync } from '@crease/core/realtime/socket-events.js';
import type { OrderKind, DraftOrder, DraftStatus } from '@crease/core/draft/draft.model.js';
import { api, url } from '../../platform/api-client.js';
import { freshToken } from '../../platform/auth-store.js';
import { keys } from '../../platform/league-data.js';

/** What a command answers: up to which event the draft has come with it. */
export interface CommandAnswer {
  seq: number;
  status: DraftStatus;
  overall: number | null;
}

export interface ClockBody {
  seconds: number;
  quietHours: QuietHours | null;
}

export interface CreateDraftBody {
  type: 'general' | 'rookie';
  mock?: boolean;
  name?: string;
  order?: 'snake' | 'linear';
  clock?: ClockBody;
}

export interface SetOrderBody {
  source: DraftOrder['source'];
  kind: OrderKind;
  team_ids?: string[];
  rounds?: string[][];
}

export type AmendBody =
  | { what: 'added'; team_id: string; round: number; place: number; reason: string }
  | { what: 'removed' | 'forfeited' | 'restored'; pick_id: string; reason: string };

export interface UndoPreview {
  picks: { overall: number; round: number; team: string; player: string | null }[];
}

const drafts = (leagueId: string) => `${leagueId}/drafts`;
const one = (leagueId: string, draftId: string) => `${leagueId}/drafts/${draftId}`;

/** The calls of the draft. `key` is the idempotency key: repeats of one intention carry the same. */
export const draftApi = {
  list: (leagueId: string, signal?: AbortSignal) => api.get<{ drafts: DraftListEntry[] }>(drafts(leagueId), { signal }),
  create: (leagueId: string, body: CreateDraftBody, key: string) =>
    api.post<{ draft_id: string }>(drafts(leagueId), body, { key }),
  snapshot: (leagueId: string, draftId: string, signal?: AbortSignal) =>
    api.get<DraftSnapshot>(one(leagueId, draftId), { signal }),
  pool: (leagueId: string, draftId: string, signal?: AbortSignal) =>
    api.get<DraftPoolAnswer>(`${one(leagueId, draftId)}/pool`, { signal }),
  events: (leagueId: string, draftId: string, since: number) =>
    api.get<Resync>(`${one(leagueId, draftId)}/events`, { query: { since } }),
  chat: (leagueId: string, draftId: string) =>
    api.get<{ messages: ChatMessage[]; seq: number }>(`${one(leagueId, draftId)}/chat`),
  queue: (leagueId: string, draftId: string, teamId: string, signal?: AbortSignal) =>
    api.get<{ player_ids: number[] }>(`${one(leagueId, draftId)}/queue/${teamId}`, { signal }),
  saveQueue: (leagueId: string, draftId: string, teamId: string, playerIds: readonly number[]) =>
    api.put<unknown>(`${one(leagueId, draftId)}/queue/${teamId}`, { player_ids: playerIds }),
  undoPreview: (leagueId: string, draftId: string, overall: number, signal?: AbortSignal) =>
    api.get<UndoPreview>(`${one(leagueId, draftId)}/undo-preview`, { query: { overall }, signal }),
  pick: (
    leagueId: string,
    draftId: string,
    body: { overall: number; player_id: number; override_reason?: string },
    key: string,
  ) => api.post<CommandAnswer>(`${one(leagueId, draftId)}/picks`, body, { key }),
  setOrder: (leagueId: string, draftId: string, body: SetOrderBody, key: string) =>
    api.put<CommandAnswer>(`${one(leagueId, draftId)}/order`, body, { key }),
  configure: (leagueId: string, draftId: string, body: { name: string; clock: ClockBody }) =>
    api.put<CommandAnswer>(`${one(leagueId, draftId)}/settings`, body),
  begin: (leagueId: string, draftId: string) => api.post<CommandAnswer>(`${one(leagueId, draftId)}/begin`),
  pause: (leagueId: string, draftId: string) => api.post<CommandAnswer>(`${one(leagueId, draftId)}/pause`),
  resume: (leagueId: string, draftId: string, reason?: string) =>
    api.post<CommandAnswer>(
      `${one(leagueId, draftId)}/resume`,
      reason === undefined ? {} : { override_reason: reason },
    ),
  reopen: (leagueId: string, draftId: string) => api.post<CommandAnswer>(`${one(leagueId, draftId)}/reopen`),
  amend: (leagueId: string, draftId: string, body: AmendBody, key: string) =>
    api.post<CommandAnswer>(`${one(leagueId, draftId)}/amendments`, body, { key }),
  record: (leagueId: string, draftId: string, signal?: AbortSignal) =>
    api.get<DraftRecordAnswer>(`${one(leagueId, draftId)}/log`, { signal }),
  end: (leagueId: string, draftId: string) => api.post<CommandAnswer>(`${one(leagueId, draftId)}/end`),
  changeClock: (leagueId: string, draftId: string, body: ClockBody) =>
    api.put<CommandAnswer>(`${one(leagueId, draftId)}/clock`, body),
  skip: (leagueId: string, draftId: string, overall: number) =>
    api.post<CommandAnswer>(`${one(leagueId, draftId)}/skip`, { overall }),
  undo: (leagueId: string, draftId: string, overall: number, key: string) =>
    api.post<CommandAnswer>(`${one(leagueId, draftId)}/undo`, { overall }, { key }),
  replace: (
    leagueId: string,
    draftId: string,
    body: { overall: number; player_id: number; reason: string; override?: boolean },
  ) => api.post<CommandAnswer>(`${one(leagueId, draftId)}/replace`, body),
  setAuto: (leagueId: string, draftId: string, teamId: string, on: boolean) =>
    api.put<CommandAnswer>(`${one(leagueId, draftId)}/auto`, { team_id: teamId, on }),
  remove: (leagueId: string, draftId: string) => api.delete<unknown>(one(leagueId, draftId)),
  setRookie: (leagueId: string, draftId: string, body: { player_id: number; rookie: boolean; reason: string }) =>
    api.put<unknown>(`${one(leagueId, draftId)}/rookies`, body),
};

/** Below the league's own key, so that one event of the league asks for all of it again. */
export const draftKeys = {
  list: (leagueId: string) => [...keys.drafts(leagueId), 'list'] as const,
  detail: (leagueId: string, draftId: string) => [...keys.drafts(leagueId), draftId, 'snapshot'] as const,
  record: (leagueId: string, draftId: string) => [...keys.drafts(leagueId), draftId, 'log'] as const,
  // The pool is large and fixed once the draft has begun: it stands apart, so that nothing asks for it again.
  pool: (draftId: string, version: string) => ['draft-pool', draftId, version] as const,
  queue: (draftId: string, teamId: string) => ['draft-queue', draftId, teamId] as const,
};

/** Saves the results as a file: fetched with the session, since a plain link could not show who asks. */
export async function downloadResults(leagueId: string, draftId: string, name: string): Promise<void> {
  const token = await freshToken();
  const response = await fetch(url(`${one(leagueId, draftId)}/export.csv`), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error('The results could not be exported. Try again.');
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
