import { describe, expect, test } from '@jest/globals';
import { nameJoiner, type JoinablePlayer, type NamedRow } from './name-join.rules.js';

const man = (id: number, full_name: string, more: Partial<JoinablePlayer> = {}): JoinablePlayer => ({
  id,
  full_name,
  position: 'F',
  nhl_club: 'TOR',
  line: null,
  ...more,
});
const line = (gp: number, g: number, a: number, clubs: string[] = []) => ({ gp, g, a, clubs });
const row = (player: string, more: Partial<NamedRow> = {}): NamedRow => ({
  player,
  pos: null,
  nhl_team: null,
  gp: null,
  g: null,
  a: null,
  ...more,
});

const join = nameJoiner([
  man(1, 'Tim Stützle', { nhl_club: 'OTT' }),
  man(2, 'Sebastian Aho', { nhl_club: 'CAR', line: line(78, 36, 53) }),
  man(3, 'Sebastian Aho', { nhl_club: 'NYI', position: 'D' }),
  man(4, 'Mitchell Marner'),
  man(5, 'Yegor Sharangovich', { nhl_club: 'CGY', line: line(82, 31, 28) }),
  man(6, 'Jack Hughes', { nhl_club: 'NJD', line: line(62, 27, 47) }),
  man(7, 'Luke Hughes', { nhl_club: 'NJD', position: 'D' }),
  man(8, 'Quinn Hughes', { nhl_club: 'VAN', position: 'D' }),
  man(9, 'Colin White', { nhl_club: 'PIT' }),
  man(10, 'Colin White', { nhl_club: null }),
  man(11, 'J.T. Miller'),
  man(12, 'P.O Joseph', { position: 'D' }),
  man(13, 'Alexey Toropchenko'),
]);
const idOf = (named: NamedRow) => join(named).id;

describe('a name of another site', () => {
  test('is joined without regard to accents, marks and case', () => {
    expect(join(row('TIM STUTZLE'))).toEqual({ id: 1, how: 'name' });
    expect(idOf(row('JT Miller'))).toBe(11);
  });

  test('that two have is told apart by position, statistics or club', () => {
    expect(idOf(row('Sebastian Aho', { pos: 'D' }))).toBe(3);
    expect(idOf(row('Sebastian Aho', { gp: 78, g: 36, a: 53 }))).toBe(2);
    expect(idOf(row('Sebastian Aho', { nhl_team: 'CAR' }))).toBe(2);
    expect(idOf(row('Colin White', { nhl_team: 'PIT' }))).toBe(9);
  });

  test('that two have and nothing tells apart is not guessed', () => {
    expect(join(row('Sebastian Aho'))).toEqual({
      id: null,
      candidates: [expect.objectContaining({ id: 2 }), expect.objectContaining({ id: 3 })],
    });
    expect(idOf(row('Colin White', { pos: 'F' }))).toBeNull();
  });

  test('is joined in a shorter form, or as an initial', () => {
    expect(join(row('Mitch Marner'))).toEqual({ id: 4, how: 'short' });
    expect(join(row('Egor Sharangovich'))).toEqual({ id: 5, how: 'short' });
    expect(idOf(row('J. Hughes'))).toBe(6);
    expect(idOf(row('Pierre-Olivier Joseph', { pos: 'D' }))).toBe(12);
    expect(idOf(row('Alexei Toropchenko'))).toBe(13);
    expect(idOf(row('Jonathan Hughes', { pos: 'F' }))).toBe(6);
  });

  test('with another first name is joined by a whole season’s statistics alone', () => {
    expect(join(row('Jean Hughes', { pos: 'F', gp: 62, g: 27, a: 47 }))).toEqual({ id: 6, how: 'line' });
    expect(idOf(row('Jean Hughes', { pos: 'F', gp: 62, g: 27, a: 46 }))).toBeNull();
    expect(idOf(row('Quentin Hughes'))).toBeNull();
    expect(idOf(row('Nobody Atall'))).toBeNull();
  });

  test('never joins a brother', () => {
    expect(idOf(row('Lucas Hughes', { pos: 'F' }))).toBeNull();
    expect(idOf(row('Luke Hughes', { pos: 'F', nhl_team: 'NJD' }))).toBe(7);
  });
});
