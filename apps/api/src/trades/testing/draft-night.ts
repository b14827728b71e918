import { expect } from '@jest/globals';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { Caller, RoomClient } from '../../testing/room-client.js';
import type { Refused, TestApp } from '../../testing/test-app.js';
import { tradeLeague, type TradeLeague } from './trade-fixture.js';

export interface Night {
  readonly league: TradeLeague;
  readonly draftId: string;
  readonly room: RoomClient;
  state(): Promise<DraftState>;
  slot(overall: number): Promise<{ pickId: string; owner: number }>;
  /** Picks a player who is on no team yet. */
  take(by: number, overall: number, on?: TestApp): Promise<{ status: number; name: string }>;
  undo(overall: number): Promise<number>;
}

export interface NightOptions {
  readonly review?: number;
  /** Execute trades of draft picks at acceptance. */
  readonly atOnce?: boolean;
  readonly teams?: number;
  readonly rounds?: number;
  readonly auction?: boolean;
}

const FIRST_PLAYER = 8_000_000;

/** Running drafts in trading leagues. Team 1 picks first and team 0, the commissioner's, last. */
export function draftNights(one: TestApp, two: TestApp) {
  const rooms: RoomClient[] = [];
  let player = FIRST_PLAYER;
  return {
    lastPlayer: () => player,
    close: () => rooms.forEach((room) => room.close()),
    async draftNight({
      review = 0,
      atOnce = true,
      teams = 4,
      rounds = 8,
      auction = false,
    }: NightOptions = {}): Promise<Night> {
      const league = await tradeLeague(one, {
        phase: 'setup',
        review,
        form: {
          num_teams: teams,
          general_draft_startup_length: rounds,
          rookieDraftEnabled: false,
          salary_cap: 500_000_000,
          ...(auction ? { draft_form: 'auction' } : {}),
        },
      });
      if (!atOnce)
        await league.query(
          `update league set settings = settings || '{"draft_trades_at_once": false}'::jsonb where id = $1`,
          [league.id],
        );
      const created = await league.call<{ draft_id: string }>(0, 'POST', '/drafts', {
        type: 'general',
        clock: { seconds: 3_600 },
      });
      const draftId = created.body.draft_id;
      const at = `/api/${league.id}/drafts/${draftId}`;
      const order = [...league.teams.slice(1), league.teams[0]];
      expect(
        await league.manager(0).api('PUT', `${at}/order`, { source: 'commissioner', kind: 'linear', team_ids: order }),
      ).toMatchObject({ status: 200 });
      expect((await league.manager(0).api('POST', `${at}/begin`, {})).status).toBe(200);
      const { token, userId } = league.manager(3);
      const room = new RoomClient(new Caller([two.url], token, userId), league.id, draftId, two.url);
      rooms.push(room);
      await room.until((state) => state.status === 'running');
      const state = async () => (await league.manager(3).api<DraftSnapshot>('GET', at)).body.state;
      return {
        league,
        draftId,
        room,
        state,
        async slot(overall) {
          const found = (await state()).slots[overall - 1];
          return { pickId: found?.pickId ?? '', owner: league.teams.indexOf(found?.ownerTeamId ?? '') };
        },
        async take(by, overall, on = one) {
          player += 1;
          const { status, body } = await on.api<Partial<Refused>>(
            'POST',
            `${at}/picks`,
            { overall, player_id: player },
            { authorization: `Bearer ${league.manager(by).token}` },
          );
          return { status, name: body.refusal?.name ?? '' };
        },
        undo: async (overall) => (await league.manager(0).api('POST', `${at}/undo`, { overall })).status,
      };
    },
  };
}
