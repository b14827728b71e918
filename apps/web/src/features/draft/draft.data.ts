import type { QuietHours, ShopAsk } from '@crease/core/draft/draft.model.js';
import type { CheckInAnswer, OrderKind, DraftOrder, DraftStatus } from '@crease/core/draft/draft.model.js';
import type { DraftPoolAnswer, DraftSnapshot, NightBody } from '@crease/core/draft/draft.schema.js';
import type { Wish } from '@crease/core/draft/wish.rules.js';
import { request } from '../../platform/api-client.js';
import { takeBootAnswer } from '../../platform/boot.js';
import { download, fileName } from '../../platform/download.js';
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
  night?: NightBody;
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

/** The calls of the draft. `key` is the idempotency key: repeats of one intention carry the same. */
export const draftApi = {
  list: (leagueId: string, signal?: AbortSignal) => request('GET /:league_id/drafts', { league_id: leagueId, signal }),
  create: (leagueId: string, body: CreateDraftBody, key: string) =>
    request('POST /:league_id/drafts', { league_id: leagueId, body, key }),
  snapshot: async (leagueId: string, draftId: string, signal?: AbortSignal) =>
    (await takeBootAnswer<DraftSnapshot>(`${leagueId}/drafts/${draftId}`)) ??
    request('GET /:league_id/drafts/:draft_id', { league_id: leagueId, draft_id: draftId, signal }),
  pool: async (leagueId: string, draftId: string, signal?: AbortSignal) =>
    (await takeBootAnswer<DraftPoolAnswer>(`${leagueId}/drafts/${draftId}/pool`)) ??
    request('GET /:league_id/drafts/:draft_id/pool', { league_id: leagueId, draft_id: draftId, signal }),
  /** The pool without statistics, if `/boot.js` asked for it as the line is thin; null otherwise. */
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
  /** What was said last, or before an event. */
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
  undoPreview: (leagueId: string, draftId: string, overall: number, signal?: AbortSignal) =>
    request('GET /:league_id/drafts/:draft_id/undo-preview', {
      league_id: leagueId,
      draft_id: draftId,
      query: { overall },
      signal,
    }),
  pick: (
    leagueId: string,
    draftId: string,
    body: { overall: number; player_id: number; override_reason?: string },
    key: string,
  ) => request('POST /:league_id/drafts/:draft_id/picks', { league_id: leagueId, draft_id: draftId, body, key }),
  setOrder: (leagueId: string, draftId: string, body: SetOrderBody, key: string) =>
    request('PUT /:league_id/drafts/:draft_id/order', { league_id: leagueId, draft_id: draftId, body, key }),
  configure: (leagueId: string, draftId: string, body: { name: string; clock: ClockBody }) =>
    request('PUT /:league_id/drafts/:draft_id/settings', { league_id: leagueId, draft_id: draftId, body }),
  begin: (leagueId: string, draftId: string) =>
    request('POST /:league_id/drafts/:draft_id/begin', { league_id: leagueId, draft_id: draftId }),
  pause: (leagueId: string, draftId: string) =>
    request('POST /:league_id/drafts/:draft_id/pause', { league_id: leagueId, draft_id: draftId }),
  resume: (leagueId: string, draftId: string, reason?: string) =>
    request('POST /:league_id/drafts/:draft_id/resume', {
      league_id: leagueId,
      draft_id: draftId,
      body: reason === undefined ? {} : { override_reason: reason },
    }),
  reopen: (leagueId: string, draftId: string) =>
    request('POST /:league_id/drafts/:draft_id/reopen', { league_id: leagueId, draft_id: draftId }),
  setNight: (leagueId: string, draftId: string, body: NightBody, key: string) =>
    request('PUT /:league_id/drafts/:draft_id/night', { league_id: leagueId, draft_id: draftId, body, key }),
  clearNight: (leagueId: string, draftId: string, key: string) =>
    request('DELETE /:league_id/drafts/:draft_id/night', { league_id: leagueId, draft_id: draftId, key }),
  checkIn: (leagueId: string, draftId: string, answer: CheckInAnswer) =>
    request('PUT /:league_id/drafts/:draft_id/check-in', { league_id: leagueId, draft_id: draftId, body: { answer } }),
  amend: (leagueId: string, draftId: string, body: AmendBody, key: string) =>
    request('POST /:league_id/drafts/:draft_id/amendments', { league_id: leagueId, draft_id: draftId, body, key }),
  /** The lines of the log before one of them, or the latest; all, or only what was decided. */
  record: (leagueId: string, draftId: string, only: 'decisions' | null, before: number | null, signal?: AbortSignal) =>
    request('GET /:league_id/drafts/:draft_id/log', {
      league_id: leagueId,
      draft_id: draftId,
      query: { ...(only === null ? {} : { only }), ...(before === null ? {} : { before }) },
      signal,
    }),
  end: (leagueId: string, draftId: string) =>
    request('POST /:league_id/drafts/:draft_id/end', { league_id: leagueId, draft_id: draftId }),
  changeClock: (leagueId: string, draftId: string, body: ClockBody) =>
    request('PUT /:league_id/drafts/:draft_id/clock', { league_id: leagueId, draft_id: draftId, body }),
  skip: (leagueId: string, draftId: string, overall: number) =>
    request('POST /:league_id/drafts/:draft_id/skip', { league_id: leagueId, draft_id: draftId, body: { overall } }),
  undo: (leagueId: string, draftId: string, overall: number, key: string) =>
    request('POST /:league_id/drafts/:draft_id/undo', {
      league_id: leagueId,
      draft_id: draftId,
      body: { overall },
      key,
    }),
  replace: (
    leagueId: string,
    draftId: string,
    body: { overall: number; player_id: number; reason: string; override?: boolean },
  ) => request('POST /:league_id/drafts/:draft_id/replace', { league_id: leagueId, draft_id: draftId, body }),
  setAuto: (leagueId: string, draftId: string, teamId: string, on: boolean) =>
    request('PUT /:league_id/drafts/:draft_id/auto', {
      league_id: leagueId,
      draft_id: draftId,
      body: { team_id: teamId, on },
    }),
  shop: (leagueId: string, draftId: string, overall: number, open: boolean, asks?: readonly ShopAsk[]) =>
    request('PUT /:league_id/drafts/:draft_id/shop', {
      league_id: leagueId,
      draft_id: draftId,
      body: { overall, open, ...(asks === undefined ? {} : { asks: [...asks] }) },
    }),
  remove: (leagueId: string, draftId: string) =>
    request('DELETE /:league_id/drafts/:draft_id', { league_id: leagueId, draft_id: draftId }),
  setRookie: (leagueId: string, draftId: string, body: { player_id: number; rookie: boolean; reason: string }) =>
    request('PUT /:league_id/drafts/:draft_id/rookies', { league_id: leagueId, draft_id: draftId, body }),
};

/** Below the league's own key, so that one event of the league asks for all of it again. */
export const draftKeys = {
  list: (leagueId: string) => [...keys.drafts(leagueId), 'list'] as const,
  detail: (leagueId: string, draftId: string) => [...keys.drafts(leagueId), draftId, 'snapshot'] as const,
  record: (leagueId: string, draftId: string, only: 'decisions' | null) =>
    [...keys.drafts(leagueId), draftId, 'log', only] as const,
  reactions: (leagueId: string, draftId: string) => [...keys.drafts(leagueId), draftId, 'reactions'] as const,
  /** `changes`: how often rosters may have changed while the room was open; there the league's own key is not asked again. */
  kept: (leagueId: string, draftId: string, changes: number) =>
    [...keys.drafts(leagueId), draftId, 'kept', changes] as const,
  // The pool is large and fixed once the draft has begun: it stands apart, so that nothing asks for it again.
  pool: (draftId: string, version: string) => ['draft-pool', draftId, version] as const,
  seasons: (draftId: string, teamId: string, playerId: number | null, used: number) =>
    ['draft-seasons', draftId, teamId, playerId, used] as const,
  queue: (draftId: string, teamId: string) => ['draft-queue', draftId, teamId] as const,
};

export const downloadResults = (leagueId: string, draftId: string, name: string): Promise<void> =>
  download(
    `${leagueId}/drafts/${draftId}/export.csv`,
    `${fileName(name)}.csv`,
    'The results could not be exported. Try again.',
  );

export const downloadNight = (leagueId: string, draftId: string, name: string): Promise<void> =>
  download(
    `${leagueId}/drafts/${draftId}/night.ics`,
    `${fileName(name)}.ics`,
    'The date could not be fetched for your calendar. Try again.',
  );
