import { describe, expect, test } from '@jest/globals';
import { say } from '../words.js';
import { TRANSACTIONS } from './transaction.words.en.js';
import { historyOf } from './transactions.rules.js';
import type { Stay } from './transactions.model.js';

const teams = new Map([
  ['a', 'Aces'],
  ['b', 'Bears'],
]);
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T12:00:00.000Z`;
const stay = (team: string, from: number, to: number | null, by: string, more: Partial<Stay> = {}): Stay => ({
  team_id: team,
  place: 'active',
  from: day(from),
  to: to === null ? null : day(to),
  acquired_at: day(from),
  acquired_by: by,
  ...more,
});
const drafted = new Map([['d1', { name: 'The startup draft', round: 2, overall: 5 }]]);
const told = (stays: Stay[]) =>
  historyOf(stays, teams, drafted).transactions.map(({ kind, says }) => [kind, say(TRANSACTIONS, says)]);

describe('the history of a player', () => {
  test('tells who had a player when, and how each team got them', () => {
    const { ownership, transactions } = historyOf(
      [stay('b', 9, null, 'trade:t1'), stay('a', 1, 9, 'draft:d1')],
      teams,
      drafted,
    );
    expect(ownership).toEqual([
      { team_id: 'b', team_name: 'Bears', from: day(9), to: null, how: 'traded' },
      { team_id: 'a', team_name: 'Aces', from: day(1), to: day(9), how: 'drafted' },
    ]);
    expect(told([stay('b', 9, null, 'trade:t1'), stay('a', 1, 9, 'draft:d1')])).toEqual([
      ['traded', 'Bears got the player from Aces in a trade.'],
      ['drafted', 'Aces drafted the player: The startup draft, round 2, pick 5.'],
    ]);
    expect(transactions).toMatchObject([
      {
        date: day(9),
        kind: 'traded',
        trade_id: 't1',
        from_team_id: 'a',
        from_team_name: 'Aces',
        says: { key: 'tradedFrom', figures: { team: 'Bears', from: 'Aces' } },
      },
      {
        date: day(1),
        kind: 'drafted',
        draft_id: 'd1',
        says: { key: 'drafted', figures: { team: 'Aces', draft: drafted.get('d1') } },
      },
    ]);
  });

  test('counts places on one team as one time on it', () => {
    const here = { acquired_at: day(1) };
    const stays = [
      stay('a', 1, 3, 'free-agent'),
      stay('a', 3, 5, 'free-agent', { ...here, place: 'ir' }),
      stay('a', 5, 8, 'free-agent', here),
    ];
    expect(told(stays)).toEqual([
      ['dropped', 'Aces let the player go.'],
      ['activated', 'Aces activated the player from injured reserve.'],
      ['placed-on-ir', 'Aces placed the player on injured reserve.'],
      ['added', 'Aces added the player.'],
    ]);
    const time = { team_id: 'a', team_name: 'Aces', from: day(1), to: day(8), how: 'added' };
    expect(historyOf(stays, teams, drafted).ownership).toEqual([time]);
  });

  test('names a player whom nobody claimed on the way down', () => {
    expect(told([stay('a', 1, 3, 'free-agent'), stay('a', 4, null, 'cleared', { place: 'rookie' })])[0]).toEqual([
      'sent-to-bank',
      'Nobody claimed the player, who went to the rookie bank of Aces.',
    ]);
  });

  test('keeps two times on the same team apart', () => {
    expect(told([stay('a', 1, 3, 'free-agent'), stay('a', 3, null, 'waivers')])).toEqual([
      ['claimed', 'Aces claimed the player off waivers.'],
      ['dropped', 'Aces let the player go.'],
      ['added', 'Aces added the player.'],
    ]);
  });

  test('says that a pick was undone', () => {
    expect(told([stay('a', 1, 2, 'draft:d2')])).toEqual([
      ['undone', 'The pick was undone.'],
      ['drafted', 'Aces drafted the player.'],
    ]);
  });

  test('of somebody whom nobody ever had is empty', () => {
    expect(historyOf([], teams, drafted)).toEqual({ ownership: [], transactions: [] });
  });

  test('names a team that is no more', () => {
    expect(told([stay('x', 1, null, 'import')])).toEqual([
      ['imported', 'A former team had the player when its roster was imported.'],
    ]);
  });

  test('tells since when a team had who was brought along, and of nobody else', () => {
    const since = new Map([['a', '2022-10-04']]);
    const of = (...stays: Stay[]) => historyOf(stays, teams, drafted, since);
    const brought = of(stay('a', 1, null, 'import'));
    expect(brought.transactions.map(({ date, says }) => [date, say(TRANSACTIONS, says)])).toEqual([
      [day(1), 'Aces had the player since Oct 4, 2022 when its roster was imported.'],
    ]);
    expect(brought.ownership.map(({ from }) => from)).toEqual(['2022-10-04T12:00:00.000Z']);
    expect(of(stay('a', 1, null, 'waivers')).ownership.map(({ from }) => from)).toEqual([day(1)]);
    expect(of(stay('b', 1, null, 'import')).ownership.map(({ from }) => from)).toEqual([day(1)]);
  });

  test('is the same in whatever order its stays are read', () => {
    const stays = [
      stay('a', 1, 2, 'import'),
      stay('b', 2, 5, 'trade:t1'),
      stay('a', 5, 7, 'trade:t2'),
      stay('a', 8, null, 'waivers'),
    ];
    const [one, two, three, four] = stays as [Stay, Stay, Stay, Stay];
    const history = historyOf(stays, teams, drafted);
    expect(history.transactions.map(({ date, kind }) => [date, kind])).toEqual([
      [day(8), 'claimed'],
      [day(7), 'dropped'],
      [day(5), 'traded'],
      [day(2), 'traded'],
      [day(1), 'imported'],
    ]);
    expect(history.ownership.map(({ team_name, how }) => [team_name, how])).toEqual([
      ['Aces', 'claimed'],
      ['Aces', 'traded'],
      ['Bears', 'traded'],
      ['Aces', 'imported'],
    ]);
    expect(historyOf([four, three, two, one], teams, drafted)).toEqual(history);
    expect(historyOf([three, one, four, two], teams, drafted)).toEqual(history);
  });

  test('tells two teams apart that had the player from the same moment on', () => {
    const { ownership } = historyOf([stay('a', 1, 1, 'free-agent'), stay('b', 1, null, 'free-agent')], teams, drafted);
    expect(ownership.map(({ team_name }) => team_name)).toEqual(['Bears', 'Aces']);
  });

  test.each([
    ['active', 'ir', 'placed-on-ir', 'Aces placed the player on injured reserve.'],
    ['active', 'rookie', 'sent-to-bank', 'Aces sent the player to the rookie bank.'],
    ['ir', 'active', 'activated', 'Aces activated the player from injured reserve.'],
    ['ir', 'rookie', 'sent-to-bank', 'Aces sent the player to the rookie bank.'],
    ['rookie', 'active', 'promoted', 'Aces promoted the player from the rookie bank.'],
    ['rookie', 'ir', 'placed-on-ir', 'Aces placed the player on injured reserve.'],
  ] as const)('tells of the move from %s to %s', (place, then, kind, message) => {
    const stays = [
      stay('a', 1, 3, 'free-agent', { place }),
      stay('a', 3, null, 'free-agent', { acquired_at: day(1), place: then }),
    ];
    expect(told(stays)).toEqual([
      [kind, message],
      ['added', 'Aces added the player.'],
    ]);
  });

  test('names where a traded player came from, if that was another team', () => {
    const from = (stays: Stay[]) => {
      const [latest] = historyOf(stays, teams, drafted).transactions;
      return [latest && say(TRANSACTIONS, latest.says), latest?.from_team_id, latest?.from_team_name];
    };
    const unknown = ['Bears got the player in a trade.', null, null];
    expect(from([stay('b', 9, null, 'trade:t1')])).toEqual(unknown);
    expect(from([stay('b', 1, 9, 'free-agent'), stay('b', 9, null, 'trade:t1')])).toEqual(unknown);
    expect(told([stay('b', 1, 9, 'free-agent'), stay('b', 9, null, 'trade:t1')])[1]).toEqual([
      'dropped',
      'Bears let the player go.',
    ]);
    expect(from([stay('a', 1, 9, 'free-agent'), stay('b', 9, null, 'trade:t1')])).toEqual([
      'Bears got the player from Aces in a trade.',
      'a',
      'Aces',
    ]);
  });

  test('calls a pick undone only where one was made that stands no more, and nothing else was done since', () => {
    const latest = (stays: Stay[]) => {
      const [last] = historyOf(stays, teams, drafted).transactions;
      return [last?.kind, last?.draft_id];
    };
    expect(latest([stay('a', 1, 2, 'draft:d2')])).toEqual(['undone', 'd2']);
    expect(latest([stay('a', 1, 2, 'draft:d1')])).toEqual(['dropped', null]);
    expect(latest([stay('a', 1, 2, 'draft')])).toEqual(['dropped', null]);
    expect(latest([stay('a', 1, 2, 'trade:t1')])).toEqual(['dropped', null]);
    expect(
      latest([stay('a', 1, 2, 'draft:d2', { place: 'rookie' }), stay('a', 2, 3, 'draft:d2', { acquired_at: day(1) })]),
    ).toEqual(['dropped', null]);
  });
});
