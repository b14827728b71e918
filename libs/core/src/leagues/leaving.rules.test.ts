import { expect, test } from '@jest/globals';
import { decideLeave, type LeagueMember } from './leaving.rules.js';

const member = (userId: string, commissioner = false): LeagueMember => ({ userId, commissioner });
const [anna, bert, carl] = [member('anna', true), member('bert'), member('carl')];

test('a manager leaves without naming anybody', () => {
  expect(decideLeave([anna, bert, carl], 'bert', null)).toEqual({ ok: true, value: { successor: null } });
});

test('the last commissioner names who takes over first', () => {
  expect(decideLeave([anna, bert], 'anna', null)).toMatchObject({
    ok: false,
    refusal: { name: 'lastCommissioner', field: 'successor_id', fix: 'Choose who takes over, then leave.' },
  });
  expect(decideLeave([anna, bert], 'anna', 'bert')).toEqual({ ok: true, value: { successor: 'bert' } });
});

test('one of two commissioners leaves like a manager, and may name a third', () => {
  const both = [anna, member('bert', true), carl];
  expect(decideLeave(both, 'anna', null)).toEqual({ ok: true, value: { successor: null } });
  expect(decideLeave(both, 'anna', 'carl')).toEqual({ ok: true, value: { successor: 'carl' } });
  expect(decideLeave(both, 'anna', 'bert')).toEqual({ ok: true, value: { successor: null } });
});

test('the successor is another member of the league, named by a commissioner', () => {
  expect(decideLeave([anna, bert], 'anna', 'anna')).toMatchObject({ ok: false, refusal: { name: 'notAMember' } });
  expect(decideLeave([anna, bert], 'anna', 'dora')).toMatchObject({ ok: false, refusal: { name: 'notAMember' } });
  expect(decideLeave([anna, bert, carl], 'bert', 'carl')).toMatchObject({ ok: false, refusal: { name: 'forbidden' } });
});

test('the only member may leave, and a non-member cannot', () => {
  expect(decideLeave([anna], 'anna', null)).toEqual({ ok: true, value: { successor: null } });
  expect(decideLeave([anna], 'bert', null)).toMatchObject({ ok: false, refusal: { name: 'notFound' } });
});

test('a refusal says of what kind it is and what helps', () => {
  const refusal = (...args: Parameters<typeof decideLeave>) => {
    const result = decideLeave(...args);
    return result.ok ? null : result.refusal;
  };
  expect(refusal([anna], 'bert', null)).toMatchObject({ kind: 'missing' });
  expect(refusal([anna, bert], 'anna', 'dora')).toMatchObject({ field: 'successor_id', fix: 'Choose another member.' });
  expect(refusal([anna, bert, carl], 'bert', 'carl')).toMatchObject({
    kind: 'forbidden',
    field: 'successor_id',
    fix: 'Leave without naming one.',
  });
});
