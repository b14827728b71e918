import type { DraftType } from '@crease/core/draft-type.js';
import type { DraftOrder, OrderKind } from '@crease/core/draft/draft.model.js';
import type { NightBody } from '@crease/core/draft/draft.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import type { ClockBody } from '../sync/draft.data.js';

export interface CreateDraftBody {
  type: DraftType;
  mock?: boolean;
  name?: string;
  order?: 'snake' | 'linear';
  clock?: ClockBody;
  night?: NightBody;
  teams?: number;
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

/** The commissioner's API calls, in a chunk that other users do not load. `key` is the idempotency key. */
export const draftOffice = {
  create: (leagueId: string, body: CreateDraftBody, key: string) =>
    request('POST /:league_id/drafts', { league_id: leagueId, body, key }),
  undoPreview: (leagueId: string, draftId: string, overall: number, signal?: AbortSignal) =>
    request('GET /:league_id/drafts/:draft_id/undo-preview', {
      league_id: leagueId,
      draft_id: draftId,
      query: { overall },
      signal,
    }),
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
  amend: (leagueId: string, draftId: string, body: AmendBody, key: string) =>
    request('POST /:league_id/drafts/:draft_id/amendments', { league_id: leagueId, draft_id: draftId, body, key }),
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
  remove: (leagueId: string, draftId: string) =>
    request('DELETE /:league_id/drafts/:draft_id', { league_id: leagueId, draft_id: draftId }),
  setRookie: (leagueId: string, draftId: string, body: { player_id: number; rookie: boolean; reason: string }) =>
    request('PUT /:league_id/drafts/:draft_id/rookies', { league_id: leagueId, draft_id: draftId, body }),
};
