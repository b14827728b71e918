import type { DraftStatus } from '@crease/core/draft/draft.model.js';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { Wish } from '@crease/core/draft/queue/wish.rules.js';
import { request } from '../../../platform/requests/api-client.js';
import { takeBootAnswer } from '../../../platform/session/boot.js';
import { keys } from '../../open-league/league-data.js';

/** A command's answer: the sequence number of its last event, and the draft's status. */
export interface CommandAnswer {
  seq: number;
  status: DraftStatus;
  overall: number | null;
}

/** API calls with several callers or a prefetched answer. Retries of one action use the same idempotency `key`. */
export const draftApi = {
  snapshot: async (leagueId: string, draftId: string, signal?: AbortSignal) =>
    (await takeBootAnswer<DraftSnapshot>(`${leagueId}/drafts/${draftId}`)) ??
    request('GET /:league_id/drafts/:draft_id', { league_id: leagueId, draft_id: draftId, signal }),
  pool: async (leagueId: string, draftId: string, signal?: AbortSignal) =>
    (await takeBootAnswer<DraftPoolAnswer>(`${leagueId}/drafts/${draftId}/pool`)) ??
    request('GET /:league_id/drafts/:draft_id/pool', { league_id: leagueId, draft_id: draftId, signal }),
  /** The pool without statistics, if `/boot.js` prefetched it because of a slow connection; null otherwise. */
  briefPool: (leagueId: string, draftId: string) =>
    takeBootAnswer<DraftPoolAnswer>(`${leagueId}/drafts/${draftId}/pool?brief=true`),
  kept: (leagueId: string, draftId: string, signal?: AbortSignal) =>
    request('GET /:league_id/drafts/:draft_id/kept', { league_id: leagueId, draft_id: draftId, signal }),
  seasons: (leagueId: string, draftId: string, teamId: string, playerId: number | null, signal?: AbortSignal) =>
    request('GET /:league_id/drafts/:draft_id/seasons/:team_id', {
      league_id: leagueId,
      draft_id: draftId,
      team_id: teamId,
      query: playerId === null ? {} : { player_id: playerId },
      signal,
    }),
  events: (leagueId: string, draftId: string, since: number) =>
    request('GET /:league_id/drafts/:draft_id/events', { league_id: leagueId, draft_id: draftId, query: { since } }),
  chat: (leagueId: string, draftId: string, before?: number) =>
    request('GET /:league_id/drafts/:draft_id/chat', {
      league_id: leagueId,
      draft_id: draftId,
      query: before === undefined ? {} : { before },
    }),
  reactions: (leagueId: string, draftId: string, signal?: AbortSignal) =>
    request('GET /:league_id/drafts/:draft_id/chat', {
      league_id: leagueId,
      draft_id: draftId,
      query: { only: 'reactions' },
      signal,
    }),
  queue: (leagueId: string, draftId: string, teamId: string, signal?: AbortSignal) =>
    request('GET /:league_id/drafts/:draft_id/queue/:team_id', {
      league_id: leagueId,
      draft_id: draftId,
      team_id: teamId,
      signal,
    }),
  saveQueue: (leagueId: string, draftId: string, teamId: string, wishes: readonly Wish[]) =>
    request('PUT /:league_id/drafts/:draft_id/queue/:team_id', {
      league_id: leagueId,
      draft_id: draftId,
      team_id: teamId,
      body: { wishes: [...wishes] },
    }),
  pick: (
    leagueId: string,
    draftId: string,
    body: { overall: number; player_id: number; override_reason?: string },
    key: string,
    signal?: AbortSignal,
  ) =>
    request('POST /:league_id/drafts/:draft_id/picks', { league_id: leagueId, draft_id: draftId, body, key, signal }),
  protected: (leagueId: string, draftId: string, teamId: string, signal?: AbortSignal) =>
    request('GET /:league_id/drafts/:draft_id/protected/:team_id', {
      league_id: leagueId,
      draft_id: draftId,
      team_id: teamId,
      signal,
    }),
  /** A page of the log: the latest lines, or those before a line; all of them or only decisions. */
  record: (leagueId: string, draftId: string, only: 'decisions' | null, before: number | null, signal?: AbortSignal) =>
    request('GET /:league_id/drafts/:draft_id/log', {
      league_id: leagueId,
      draft_id: draftId,
      query: { ...(only === null ? {} : { only }), ...(before === null ? {} : { before }) },
      signal,
    }),
};

/** Below the league's key, so that one event of the league invalidates all of them. */
export const draftKeys = {
  detail: (leagueId: string, draftId: string) => [...keys.drafts(leagueId), draftId, 'snapshot'] as const,
  record: (leagueId: string, draftId: string, only: 'decisions' | null) =>
    [...keys.drafts(leagueId), draftId, 'log', only] as const,
  reactions: (leagueId: string, draftId: string) => [...keys.drafts(leagueId), draftId, 'reactions'] as const,
  /**
   * `changes`: possible roster changes while the room was open. `taken`: players taken from teams. The room does not
   * refetch the league's own key.
   */
  kept: (leagueId: string, draftId: string, changes: number, taken: number) =>
    [...keys.drafts(leagueId), draftId, 'kept', changes, taken] as const,
  // The pool is large and fixed once the draft has begun. Its key is separate, so that the league's events do not
  // invalidate it.
  pool: (draftId: string, version: string) => ['draft-pool', draftId, version] as const,
  seasons: (draftId: string, teamId: string, playerId: number | null, used: number, salary: number | null) =>
    ['draft-seasons', draftId, teamId, playerId, used, salary] as const,
  protected: (leagueId: string, draftId: string, teamId: string) =>
    [...keys.drafts(leagueId), draftId, 'protected', teamId] as const,
  queue: (draftId: string, teamId: string) => ['draft-queue', draftId, teamId] as const,
};
