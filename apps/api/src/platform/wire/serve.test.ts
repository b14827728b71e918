import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { calls } from '@crease/core/wire/call.js';
import { serve } from './serve.js';

/*
 * Compile-time checks: each line below "@ts-expect-error" is wrong, and the type check fails when one of them compiles.
 */

const answer = { schema: () => Promise.resolve(z.object({ name: z.string(), size: z.number().optional() })) };
const table = calls({
  'GET /:league_id/sheets/:sheet_id': { who: 'member', query: z.object({ season: z.string() }), answer },
  'PUT /players/:player_id': { who: 'user', body: z.object({ name: z.string() }), key: true, answer },
});
const get = 'GET /:league_id/sheets/:sheet_id';
const put = 'PUT /players/:player_id';

test('handlers are typed by their call', () => {
  const handlers = serve(table, {
    [get]: ({ member, params, query }) => ({ name: `${member.leagueId} ${params.sheet_id} ${query.season}` }),
    [put]: async ({ user, params, body, idempotency }) => ({
      name: `${user.userId} ${body.name} ${idempotency?.key ?? 'once'}`,
      size: params.player_id.valueOf(),
    }),
  });
  expect(Object.keys(handlers)).toEqual(Object.keys(table));
});

test('what differs from the call is a type error', () => {
  const named = () => ({ name: 'x' });
  // @ts-expect-error a handler is missing
  serve(table, { [get]: named });
  // @ts-expect-error a handler without a call: its path was changed
  serve(table, { [get]: named, [put]: named, 'GET /:league_id/sheet': named });
  // @ts-expect-error a field is of another kind
  serve(table, { [get]: named, [put]: () => ({ name: 1 }) });
  // @ts-expect-error a field is missing
  serve(table, { [get]: named, [put]: async () => ({ size: 1 }) });
  // @ts-expect-error a field that the call does not name
  serve(table, { [get]: named, [put]: async () => ({ name: 'x', secret: 1 }) });
  serve(table, {
    // @ts-expect-error there is no body to read
    [get]: ({ body }) => ({ name: body.name }),
    // @ts-expect-error there is no such parameter in the path
    [put]: ({ params }) => ({ name: params.team_id }),
  });
  // @ts-expect-error no league in the path, so there is no member
  serve(table, { [get]: named, [put]: ({ member }) => ({ name: member.leagueId }) });
  // @ts-expect-error a call has no such field
  calls({ 'GET /sheets': { who: 'user', answer, refuse: [409] } });
  // @ts-expect-error no method
  calls({ 'FETCH /sheets': { who: 'user', answer } });
  expect(Object.keys(table)).toHaveLength(2);
});
