import { expect, test } from '@jest/globals';
import { declarePick, type Coming, type ComingPick, type Declaration } from './coming-picks.rules.js';
import { COMPENSATORY_LIMIT } from './pick-amendment.rules.js';

const own = (id: string, more: Partial<ComingPick> = {}): ComingPick => ({
  id,
  season: '2028-29',
  type: 'general',
  round: 1,
  extra: 0,
  original: 'a',
  owner: 'a',
  forfeited: false,
  keeper: null,
  promised: false,
  ...more,
});
const coming = (picks: ComingPick[], made: Coming['made'] = []): Coming => ({
  picks: [own('a1'), own('a2', { round: 2 }), own('b1', { original: 'b', owner: 'b' }), ...picks],
  teamIds: ['a', 'b'],
  made,
});
const add = (more: Partial<Extract<Declaration, { what: 'added' }>> = {}): Declaration => ({
  what: 'added',
  season: '2028-29',
  type: 'general',
  round: 1,
  teamId: 'a',
  ...more,
});
const named = (of: Coming, declaration: Declaration): string | number => {
  const found = declarePick(of, declaration);
  if (!found.ok) return found.refusal.name;
  return found.value.what === 'added' ? found.value.extra : found.value.pick.id;
};

test('a compensatory pick is numbered after those that the team has in the round', () => {
  expect(named(coming([]), add())).toBe(1);
  expect(named(coming([own('x', { extra: 1 })]), add())).toBe(2);
  expect(named(coming([own('x', { extra: 1, round: 2 })]), add())).toBe(1);
  expect(named(coming([own('x', { extra: 1, owner: 'b' })]), add())).toBe(2);
});

test('it needs a draft with picks, a round of it, a team of the league, and room', () => {
  expect(named(coming([]), add({ season: '2031-32' }))).toBe('noPicksYet');
  expect(named(coming([]), add({ type: 'rookie' }))).toBe('noPicksYet');
  expect(named(coming([]), add({ round: 3 }))).toBe('roundOutOfRange');
  expect(named(coming([own('x', { round: 9, extra: 1 })]), add({ round: 9 }))).toBe('roundOutOfRange');
  expect(named(coming([]), add({ teamId: 'z' }))).toBe('teamNotInDraft');
  const full = Array.from({ length: COMPENSATORY_LIMIT }, (_, at) => own(`x${at}`, { extra: at + 1, original: 'b' }));
  expect(named(coming(full), add())).toBe('tooManyCompensatory');
});

test('what is declared is taken back while nobody has used it', () => {
  const extra = own('x', { extra: 1 });
  expect(named(coming([extra]), { what: 'removed', pickId: 'x' })).toBe('x');
  expect(named(coming([]), { what: 'removed', pickId: 'a1' })).toBe('notCompensatory');
  expect(named(coming([{ ...extra, owner: 'b' }]), { what: 'removed', pickId: 'x' })).toBe('pickTraded');
  expect(named(coming([{ ...extra, promised: true }]), { what: 'removed', pickId: 'x' })).toBe('promisedPick');
  expect(named(coming([]), { what: 'forfeited', pickId: 'a1' })).toBe('a1');
  expect(named(coming([{ ...extra, promised: true }]), { what: 'forfeited', pickId: 'x' })).toBe('promisedPick');
  const gone = own('g', { round: 2, forfeited: true });
  expect(named(coming([gone]), { what: 'forfeited', pickId: 'g' })).toBe('alreadyForfeited');
  expect(named(coming([gone]), { what: 'restored', pickId: 'g' })).toBe('g');
  expect(named(coming([{ ...gone, keeper: 'Ann Other' }]), { what: 'restored', pickId: 'g' })).toBe('usedByKeeper');
  expect(named(coming([]), { what: 'restored', pickId: 'a1' })).toBe('notForfeited');
  expect(named(coming([]), { what: 'restored', pickId: 'nobody' })).toBe('noSuchPick');
});

test('once its draft is made, its lobby has it', () => {
  const made = [{ season: '2028-29', type: 'general', lobby: true }] as const;
  expect(named(coming([], made), add())).toBe('draftMade');
  expect(named(coming([], made), { what: 'forfeited', pickId: 'a1' })).toBe('draftMade');
  // Another draft of that season, and that draft of another season, do not hold it up.
  for (const other of [
    { season: '2028-29', type: 'rookie' },
    { season: '2027-28', type: 'general' },
  ] as const) {
    expect(named(coming([], [{ ...other, lobby: true }]), add())).toBe(1);
    expect(named(coming([], [{ ...other, lobby: true }]), { what: 'forfeited', pickId: 'a1' })).toBe('a1');
  }
});

test('the last round is one, a round 0 is none, and only compensatory picks count toward the limit', () => {
  expect(named(coming([]), add({ round: 2 }))).toBe(1);
  expect(named(coming([]), add({ round: 0 }))).toBe('roundOutOfRange');
  const almost = Array.from({ length: COMPENSATORY_LIMIT - 1 }, (_, at) =>
    own(`x${at}`, { extra: at + 1, original: 'b', owner: 'b' }),
  );
  expect(named(coming(almost), add())).toBe(1);
  // Only the team's own picks of the round count.
  expect(named(coming(almost), add({ teamId: 'b' }))).toBe(COMPENSATORY_LIMIT);
  expect(named(coming([own('x', { extra: 1, forfeited: true })]), { what: 'removed', pickId: 'x' })).toBe('x');
  expect(named(coming([own('x', { owner: 'b' })]), { what: 'forfeited', pickId: 'x' })).toBe('x');
});

test('each refusal names the field, and the figure and its limit where there is one', () => {
  const refusalOf = (declaration: Declaration, picks: ComingPick[] = [], made: Coming['made'] = []) => {
    const found = declarePick(coming(picks, made), declaration);
    return found.ok ? null : found.refusal;
  };
  const pick = (what: 'removed' | 'forfeited' | 'restored', pickId: string, picks: ComingPick[] = []) =>
    refusalOf({ what, pickId }, picks);
  expect(refusalOf(add({ round: 3 }))).toMatchObject({ kind: 'invalid', field: 'round', figure: 3, limit: 2 });
  expect(refusalOf(add({ season: '2031-32' }))).toMatchObject({ kind: 'invalid', field: 'season' });
  expect(refusalOf(add({ teamId: 'z' }))).toMatchObject({ kind: 'missing', field: 'team_id' });
  const full = Array.from({ length: COMPENSATORY_LIMIT }, (_, at) => own(`x${at}`, { extra: at + 1 }));
  expect(refusalOf(add(), full)).toMatchObject({ figure: COMPENSATORY_LIMIT + 1, limit: COMPENSATORY_LIMIT });
  expect(pick('forfeited', 'nobody')).toMatchObject({ kind: 'missing', field: 'pick_id' });
  expect(pick('restored', 'a1')).toMatchObject({ field: 'pick_id' });
  const kept = own('g', { forfeited: true, keeper: 'Ann Other' });
  expect(pick('restored', 'g', [kept])).toMatchObject({ field: 'pick_id', message: expect.stringContaining('Ann') });
  const made = [{ season: '2028-29', type: 'general', lobby: true }] as const;
  for (const declaration of [add(), { what: 'forfeited', pickId: 'a1' } as const])
    expect(refusalOf(declaration, [], made)?.message).toMatch(/2028-29/);
});
