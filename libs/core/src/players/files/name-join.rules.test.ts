import { describe, expect, test } from '@jest/globals';
import { couldBe, nameJoiner, type JoinablePlayer, type NamedRow } from './name-join.rules.js';

const joinable = (id: number, full_name: string, more: Partial<JoinablePlayer> = {}): JoinablePlayer => ({
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
  joinable(1, 'Tim Stützle', { nhl_club: 'OTT' }),
  joinable(2, 'Sebastian Aho', { nhl_club: 'CAR', line: line(78, 36, 53) }),
  joinable(3, 'Sebastian Aho', { nhl_club: 'NYI', position: 'D' }),
  joinable(4, 'Mitchell Marner'),
  joinable(5, 'Yegor Sharangovich', { nhl_club: 'CGY', line: line(82, 31, 28) }),
  joinable(6, 'Jack Hughes', { nhl_club: 'NJD', line: line(62, 27, 47) }),
  joinable(7, 'Luke Hughes', { nhl_club: 'NJD', position: 'D' }),
  joinable(8, 'Quinn Hughes', { nhl_club: 'VAN', position: 'D' }),
  joinable(9, 'Colin White', { nhl_club: 'PIT' }),
  joinable(10, 'Colin White', { nhl_club: null }),
  joinable(11, 'J.T. Miller'),
  joinable(12, 'P.O Joseph', { position: 'D' }),
  joinable(13, 'Alexey Toropchenko'),
]);
const idOf = (named: NamedRow) => join(named).id;

describe('a name of another site', () => {
  test('is joined without regard to accents, marks and case', () => {
    expect(join(row('TIM STUTZLE'))).toEqual({ id: 1, how: 'name' });
    expect(idOf(row('JT Miller'))).toBe(11);
  });

  test('that two have is told apart by club, club and position, or statistics', () => {
    expect(idOf(row('Sebastian Aho', { pos: 'D', nhl_team: 'NYI' }))).toBe(3);
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
    // A position alone is not enough, because the row may mean a third player with that name.
    expect(join(row('Sebastian Aho', { pos: 'D' }))).toMatchObject({ id: null, candidates: [{ id: 2 }, { id: 3 }] });
  });

  test('that is a surname alone is asked about, with the players who have it', () => {
    expect(join(row('Stützle'))).toEqual({ id: null, candidates: [expect.objectContaining({ id: 1 })] });
    expect(join(row('Hughes', { pos: 'D' }))).toMatchObject({ id: null, candidates: [{ id: 7 }, { id: 8 }] });
    expect(join(row('Hughes', { nhl_team: 'VAN' }))).toMatchObject({ id: null, candidates: [{ id: 8 }] });
    expect(join(row('Nobody'))).toEqual({ id: null, candidates: [] });
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

describe('first names that are the same', () => {
  test.each([
    ['Alexander', 'Sasha'],
    ['Anthony', 'Tony'],
    ['Christopher', 'Kris'],
    ['Daniel', 'Danny'],
    ['Dmitri', 'Dimitri'],
    ['Egor', 'Yegor'],
    ['Evgeni', 'Yevgeni'],
    ['Frederick', 'Freddy'],
    ['Gabriel', 'Gabe'],
    ['Jacob', 'Jake'],
    ['John', 'Jack'],
    ['Joseph', 'Joey'],
    ['Matthew', 'Matty'],
    ['Maxim', 'Maksim'],
    ['Michael', 'Mike'],
    ['Nathan', 'Nate'],
    ['Nicholas', 'Nik'],
    ['Olli', 'Oskar'],
    ['Phillip', 'Philip'],
    ['Robert', 'Bob'],
    ['Samuel', 'Sammy'],
    ['Steven', 'Stephen'],
    ['Theodore', 'Teddy'],
    ['Thomas', 'Tommy'],
    ['William', 'Bill'],
    ['Yaroslav', 'Jaroslav'],
    ['Zachary', 'Zack'],
    // Names match when one starts with the other (at least three letters) or is an initial.
    ['Cameron', 'Cam'],
    ['Joshua', 'Josh'],
    ['Mitchell', 'Mitch'],
    ['Vladimir', 'Vlad'],
    ['Cameron', 'C.'],
    ['Vasily', 'Vasiliy'],
    ['Alexey', 'Alexei'],
  ])('%s is %s, whichever of them is known', (one, two) => {
    expect(nameJoiner([joinable(1, `${one} Best`)])(row(`${two} Best`))).toEqual({ id: 1, how: 'short' });
    expect(nameJoiner([joinable(1, `${two} Best`)])(row(`${one} Best`))).toEqual({ id: 1, how: 'short' });
  });

  test.each([
    ['Luke', 'Lu'],
    ['Luke', 'Lucas'],
    ['Anthony', 'Andrew'],
    ['Eyvind', 'Ivind'],
  ])('%s is not %s', (one, two) => {
    expect(nameJoiner([joinable(1, `${one} Best`)])(row(`${two} Best`)).id).toBeNull();
  });

  test('are not enough for somebody of another position, or who played for other clubs that season', () => {
    const walker = joinable(1, 'Nathan Walker', { nhl_club: 'STL', line: line(40, 5, 6, ['STL', 'UTA']) });
    const joined = (more: Partial<NamedRow>, known = walker) => nameJoiner([known])(row('Nate Walker', more)).id;
    expect([joined({ pos: 'F' }), joined({ pos: 'D' })]).toEqual([1, null]);
    expect([joined({ nhl_team: 'STL' }), joined({ nhl_team: 'UTA' }), joined({ nhl_team: 'BOS' })]).toEqual([
      1,
      1,
      null,
    ]);
    expect(joined({ nhl_team: 'BOS', gp: 40, g: 5, a: 6 })).toBe(1);
    expect(joined({ nhl_team: 'BOS' }, { ...walker, line: null })).toBe(1);
  });
});

describe('initials', () => {
  const joseph = nameJoiner([joinable(1, 'Pierre-Olivier Joseph'), joinable(2, 'Mathieu Joseph')]);

  test('of two first names stand for them, written together or apart', () => {
    for (const written of ['P.O. Joseph', 'PO Joseph', 'P O Joseph', 'P. O. Joseph'])
      expect(joseph(row(written))).toEqual({ id: 1, how: 'short' });
  });

  test('that are others are not', () => {
    for (const written of ['P.L. Joseph', 'P L Joseph', 'Pierre-Luc Joseph'])
      expect(joseph(row(written)).id).toBeNull();
    expect(nameJoiner([joinable(1, 'P.O Joseph')])(row('Pierre-Luc Joseph'))).toEqual({ id: null, candidates: [] });
  });
});

describe('of two with the same name', () => {
  const two = (...more: [Partial<JoinablePlayer>, Partial<JoinablePlayer>]) =>
    nameJoiner([joinable(1, 'Sebastian Aho', more[0]), joinable(2, 'Sebastian Aho', more[1])]);

  test('the one has it who played for the club that season, or is with it now', () => {
    const join = two({ nhl_club: 'CAR', line: line(5, 0, 0, ['NYR']) }, { nhl_club: 'NYI' });
    const of = (nhl_team: string) => join(row('Sebastian Aho', { nhl_team })).id;
    expect([of('NYR'), of('CAR'), of('NYI'), of('BOS')]).toEqual([1, 1, 2, null]);
  });

  test('the one has it whose statistics the row names, as far as it names them', () => {
    const join = two({ line: line(78, 36, 53) }, { line: line(77, 36, 53) });
    const of = (more: Partial<NamedRow>) => join(row('Sebastian Aho', more)).id;
    expect([
      of({ gp: 78 }),
      of({ gp: 77, g: 36 }),
      of({ gp: 78, g: 35 }),
      of({ gp: 78, a: 52 }),
      of({ g: 36 }),
    ]).toEqual([1, 2, null, null, null]);
  });

  test('no game played tells nobody apart', () => {
    const join = two({ line: line(0, 0, 0) }, { line: line(7, 0, 0) });
    expect(join(row('Sebastian Aho', { gp: 0 })).id).toBeNull();
  });

  test('neither gives the name to a third with a shorter one', () => {
    const join = nameJoiner([
      joinable(1, 'Colin White'),
      joinable(2, 'Colin White'),
      joinable(3, 'Col White', { position: 'D' }),
    ]);
    expect(join(row('Colin White', { pos: 'D' }))).toEqual({
      id: null,
      candidates: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })],
    });
  });
});

describe('statistics alone', () => {
  const join = nameJoiner([
    joinable(1, 'Jack Hughes', { line: line(10, 3, 4) }),
    joinable(2, 'Luke Hughes', { line: line(9, 3, 4) }),
  ]);

  test('tell who it is from ten games on', () => {
    expect(join(row('Zeno Hughes', { gp: 10, g: 3, a: 4 }))).toEqual({ id: 1, how: 'line' });
    expect(join(row('Zeno Hughes', { gp: 9, g: 3, a: 4 })).id).toBeNull();
    expect(join(row('Zeno Hughes', { g: 3, a: 4 })).id).toBeNull();
  });
});

test('a unique name of another position and another club is asked, and a goalie is never a skater', () => {
  const of = nameJoiner([joinable(1, 'Only One')]);
  expect(of(row('Only One', { pos: 'D', nhl_team: 'TOR' }))).toMatchObject({ id: 1 });
  expect(of(row('Only One', { pos: 'D', nhl_team: 'BOS' }))).toMatchObject({ id: null, candidates: [{ id: 1 }] });
  expect(of(row('Only One', { pos: 'G', nhl_team: 'TOR' }))).toMatchObject({ id: null, candidates: [{ id: 1 }] });
});

test('names the possible players: those with a similar first name, and none for a family name alone', () => {
  const join = nameJoiner([
    joinable(1, 'Nick Paul'),
    joinable(2, 'Nicolas Paul'),
    joinable(3, 'Adam Paul'),
    joinable(4, 'Adam Pauls'),
  ]);
  const candidates = (player: string) => {
    const joined = join(row(player));
    return joined.id === null ? joined.candidates.map(({ id }) => id) : joined;
  };
  expect(candidates('Nikolai Paul')).toEqual([1, 2]);
  expect(candidates('Zeno Paul')).toEqual([]);
  expect(candidates('Adma Pauls')).toEqual([4]);
  expect(couldBe(row('Adma Pauls'), joinable(4, 'Adam Pauls'))).toBe(true);
  expect(couldBe(row('Zeno Paul', { nhl_team: 'TOR' }), joinable(3, 'Adam Paul'))).toBe(true);
  expect(couldBe(row('Zeno Paul', { nhl_team: 'BOS' }), joinable(3, 'Adam Paul'))).toBe(false);
});
