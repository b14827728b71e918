import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PoolPlayer, ShopAsk } from '@crease/core/draft/draft.model.js';
import type { KeptPlayer, PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { PickSeason } from '@crease/core/draft/order/pick-seasons.rules.js';
import type { DraftActor, DraftCommand } from '@crease/core/draft/draft.rules.js';
import type { Wish } from '@crease/core/draft/queue/wish.rules.js';
import { openDraftRoom } from '../sync/draft-room.store.js';
import { LiveRegions } from '../announce/LiveRegions.js';
import { useAnnouncements } from '../announce/announcements.js';
import { runReactions } from '../announce/execute-reactions.js';
import { buildPool } from '../state/pool.model.js';
import { RoomProvider, type RoomScope } from '../state/room-context.js';
import { keep } from '../../../platform/device/device-storage.js';
import { createRoomUi } from '../state/room-ui.store.js';
import { RoomFrame } from '../room/RoomFrame.js';
import { FakeDraftServer, FakeTime } from './fake-draft-server.js';

// jsdom does no layout, so lists need a size here.
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 500 });
Element.prototype.scrollTo = () => undefined;

const FIRST = [
  'Aksel',
  'Bruno',
  'Colin',
  'Dmitri',
  'Emil',
  'Felix',
  'Gustav',
  'Henrik',
  'Ivan',
  'Joel',
  'Kasper',
  'Luca',
];
const LAST = [
  'Arnesen',
  'Barkov',
  'Castle',
  'Dahl',
  'Ekholm',
  'Frost',
  'Granlund',
  'Holm',
  'Isaksson',
  'Jensen',
  'Kallio',
  'Lund',
  'Moen',
];

export const nameOf = (id: number): string =>
  `${FIRST[id % FIRST.length]} ${LAST[Math.floor(id / FIRST.length) % LAST.length]}${id >= FIRST.length * LAST.length ? ' Jr' : ''}`;

export function entryOf(player: PoolPlayer): PoolEntry {
  return {
    ...player,
    birthDate: `${1990 + (player.id % 15)}-03-0${1 + (player.id % 9)}`,
    status: player.id % 17 === 0 ? 'IR' : 'healthy',
    contractExpiry: 2026 + (player.id % 6),
    expiryStatus: 'UFA',
    sample: true,
    stats:
      player.position === 'G'
        ? { gp: 40, w: 20, sv_pct: 0.912, gaa: 2.61 }
        : { gp: 80, g: 100 - (player.id % 90), a: 30, pts: 130 - (player.id % 90) },
    statsSeason: '2024-25',
    points: player.position === 'G' ? 60 : 100,
  };
}

export interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
  key: string | null;
}

/** Renders the room against an in-memory server with the same rules. `hold` delays answers until it is called. */
export async function renderRoom(options: {
  actor: DraftActor;
  shape?: ConstructorParameters<typeof FakeDraftServer>[2];
  prepare?: (server: FakeDraftServer) => void;
  queue?: Wish[];
  loaded?: (client: QueryClient, leagueId: string) => void;
  /** Answers calls outside the draft; undefined for unknown calls. */
  others?: (call: Call) => unknown;
  /** Players who were on the rosters before the draft. */
  kept?: readonly KeptPlayer[];
  /** False: the person has not ended the notes of a first draft. */
  coached?: boolean;
  frame?: ReactNode;
  seasons?: readonly PickSeason[];
}) {
  const { actor, coached = true } = options;
  keep('draft.coached', coached ? 'yes' : null, actor.userId);
  useAnnouncements.setState({ polite: [], urgent: [] });
  const time = new FakeTime();
  const server = new FakeDraftServer(
    time,
    { teamIds: [...actor.teamIds], commissioner: actor.commissioner },
    options.shape,
  );
  server.userId = actor.userId;
  options.prepare?.(server);
  server.publish();
  const draftId = server.draft.first.id;
  const pool = buildPool(
    server.draft.pool.players.map((player) => entryOf({ ...player, name: nameOf(player.id) })),
    server.draft.first.season,
  );
  const calls: Call[] = [];
  let queue = options.queue ?? [];
  const gate = { closed: false, open: () => undefined as void };

  const answer = (status: number, body: unknown) =>
    Promise.resolve({
      status,
      ok: status < 400,
      json: () => Promise.resolve(body),
      headers: new Headers(),
    } as Response);
  globalThis.fetch = async (input, request) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const path = address.replace(/^\/api\/[^/]+\/drafts\/[^/]+/, '');
    const method = request?.method ?? 'GET';
    const body = typeof request?.body === 'string' ? (JSON.parse(request.body) as Record<string, unknown>) : {};
    const headers = new Headers(request?.headers);
    if (path === '/kept') return answer(200, { players: options.kept ?? [] });
    if (path.startsWith('/seasons/')) return answer(200, { seasons: options.seasons ?? [] });
    if (path.startsWith('/queue/')) {
      if (method === 'PUT') queue = body.wishes as Wish[];
      calls.push({ method, path, body, key: headers.get('idempotency-key') });
      return answer(200, { player_ids: [], wishes: queue });
    }
    calls.push({ method, path, body, key: headers.get('idempotency-key') });
    const other = options.others?.(calls.at(-1)!);
    if (other !== undefined) return answer(200, other);
    if (gate.closed) await new Promise<void>((resolve) => (gate.open = resolve));
    const command = commandOf(method, path, body);
    if (command === null)
      return answer(404, { refusal: { name: 'notFound', message: `There is no ${method} ${path}.` } });
    const decided = server.draft.do(command, actor);
    if (!decided.ok) return answer(decided.refusal.kind === 'forbidden' ? 403 : 409, { refusal: decided.refusal });
    server.publish();
    return answer(200, {
      seq: server.draft.state.seq,
      status: server.draft.state.status,
      overall: server.draft.state.onClock?.overall ?? null,
    });
  };

  const room = openDraftRoom(draftId, actor.userId, server, (happened) => runReactions(happened, false), time);
  await time.pass(50);
  const ui = createRoomUi();
  const scope: RoomScope = {
    leagueId: server.draft.first.leagueId,
    draftId,
    at: { league_id: server.draft.first.leagueId, draft_id: draftId },
    room,
    ui,
    pool,
    poolError: null,
    retryPool: () => undefined,
    actor,
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  options.loaded?.(client, server.draft.first.leagueId);
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RoomProvider scope={scope}>
          {options.frame ?? <RoomFrame />}
          <LiveRegions />
        </RoomProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const happen = async (work: () => void = () => undefined) => {
    await act(async () => {
      work();
      server.publish();
      await time.pass(50);
    });
  };
  await happen();
  return { ...view, server, time, room, ui, calls, gate, happen, pool, queued: () => queue };
}

function commandOf(method: string, path: string, body: Record<string, unknown>): DraftCommand | null {
  switch (`${method} ${path}`) {
    case 'POST /picks':
      return {
        type: 'makePick',
        overall: Number(body.overall),
        playerId: Number(body.player_id),
        override: typeof body.override_reason === 'string' ? body.override_reason : null,
      };
    case 'POST /bids':
      return { type: 'bid', lot: Number(body.lot), teamId: String(body.team_id), amount: Number(body.amount) };
    case 'POST /pause':
      return { type: 'pause' };
    case 'POST /resume':
      return { type: 'resume' };
    case 'POST /skip':
      return { type: 'skip', overall: Number(body.overall) };
    case 'POST /undo':
      return { type: 'undo', overall: Number(body.overall) };
    case 'POST /end':
      return { type: 'end' };
    case 'POST /replace':
      return {
        type: 'replace',
        overall: Number(body.overall),
        playerId: Number(body.player_id),
        reason: String(body.reason),
        override: body.override === true,
      };
    case 'PUT /shop':
      return {
        type: 'shopPick',
        overall: Number(body.overall),
        open: body.open === true,
        ...(body.asks === undefined ? {} : { asks: body.asks as ShopAsk[] }),
      };
    case 'PUT /auto':
      return { type: 'setAuto', teamId: String(body.team_id), on: body.on === true };
    default:
      return null;
  }
}
