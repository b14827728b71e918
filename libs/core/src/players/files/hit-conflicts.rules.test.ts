import { describe, expect, it } from '@jest/globals';
import { REPORT } from './report.words.en.js';
import { hitConflict, originOf, settleHit, takeAccount } from './hit-conflicts.rules.js';
import { mergeContract, type ContractRecord } from './import.rules.js';

const contract = (more: Partial<ContractRecord> = {}): ContractRecord => ({
  player_id: 1,
  season: '2025-26',
  cap_hit: 1_000_000,
  aav: null,
  base_salary: 1_000_000,
  signing_bonus: null,
  perf_bonus: null,
  clause: null,
  club: null,
  source: 'wages-2026-01',
  as_of: '2026-01-01',
  ...more,
});

describe('accounts of a cap hit', () => {
  it('disagree where another source gives another cap hit, and not where the same source corrects itself', () => {
    const stored = contract({ source: 'wages-2026-01' });
    const other = contract({ cap_hit: 900_000, source: 'puck' });
    expect(hitConflict(undefined, other, other)).toBeNull();
    expect(hitConflict(stored, contract({ source: 'puck' }), stored)).toBeNull();
    expect(hitConflict(stored, other, stored)).toEqual({
      season: '2025-26',
      kept: 1_000_000,
      kept_source: 'wages-2026-01',
      other: 900_000,
      other_source: 'puck',
    });
    expect(hitConflict(stored, other, other)).toEqual({
      season: '2025-26',
      kept: 900_000,
      kept_source: 'puck',
      other: 1_000_000,
      other_source: 'wages-2026-01',
    });
    for (const source of ['wages', 'wages-2026-04', 'wages_2026-04-17', 'wages 2026-04'])
      expect(hitConflict(stored, { ...other, source }, stored)).toBeNull();
    for (const source of ['wages-2026', 'wages-2026-04x', 'wages-2026-4'])
      expect(hitConflict(stored, { ...other, source }, stored)).not.toBeNull();
    // A players file gives only the cap hit: another source even under the same name.
    expect(hitConflict(stored, { ...other, source: 'wages', base_salary: null }, stored)).not.toBeNull();
  });

  it('that disagree are told with both sources', () => {
    const words = (kept_source: string, other_source: string) =>
      REPORT['hit.conflict']({ season: '2025-26', kept: 1_000_000, kept_source, other: 900_000, other_source });
    expect(words('wages', 'csv')).toBe(
      'Two sources disagree on the cap hit of 2025-26: $1,000,000 of wages was kept, $900,000 of a file without a source was not.',
    );
    expect(words('2026-04', 'Puck')).toBe(
      'Two sources disagree on the cap hit of 2025-26: $1,000,000 of the source of 2026-04 was kept, $900,000 of Puck was not.',
    );
  });
});

describe('a disagreement is settled', () => {
  const stored = contract();
  const other = contract({ cap_hit: 900_000, source: 'puck', as_of: '2026-03-01', clause: 'NTC' });
  const clock = { today: '2026-03-02' };
  const merged = mergeContract(stored, other, clock);

  it('for the newer account until the site owner chooses: the older one stays listed', () => {
    const { after, conflict, other: kept } = settleHit(stored, other, merged, 'ask', [], clock);
    expect(after).toMatchObject({ cap_hit: 900_000, source: 'puck', as_of: '2026-03-01' });
    expect(conflict).toMatchObject({ kept: 900_000, other: 1_000_000 });
    expect(kept).toEqual({ origin: 'wages', record: stored, settled: false });
  });

  it('for the stored figure where the other is older or of the same day', () => {
    for (const as_of of ['2025-12-31', '2026-01-01']) {
      const row = { ...other, as_of };
      const { after, other: kept } = settleHit(stored, row, mergeContract(stored, row, clock), 'ask', [], clock);
      expect(after).toEqual(stored);
      expect(kept).toEqual({ origin: 'puck', record: row, settled: false });
    }
  });

  it('once for a file without a day: on a later day the same file is no newer', () => {
    const today = contract({ as_of: '2026-03-02' });
    const row = { ...other, as_of: null };
    const first = settleHit(today, row, mergeContract(today, row, clock), 'ask', [], clock);
    expect(first).toMatchObject({ after: today, other: { record: { as_of: '2026-03-02' }, settled: false } });
    const later = { today: '2026-03-09' };
    const again = settleHit(today, row, mergeContract(today, row, later), 'ask', [first.other!], later);
    expect(again).toEqual(first);
    expect(settleHit(today, row, mergeContract(today, row, later), 'ask', [], later).after.cap_hit).toBe(900_000);
  });

  it('for the stored figure, or for the file, all at once', () => {
    expect(settleHit(stored, other, merged, 'stored', [], clock)).toMatchObject({
      after: stored,
      other: { settled: true },
    });
    const taken = settleHit(stored, other, merged, 'file', [], clock);
    expect(taken.after).toMatchObject({ cap_hit: 900_000, source: 'puck', clause: 'NTC', as_of: '2026-03-01' });
    expect(taken.conflict).toMatchObject({ kept: 900_000, other: 1_000_000 });
    expect(taken.other).toEqual({ origin: 'wages', record: stored, settled: true });
  });

  it('once: the same figure of the same source is not asked again, another one is', () => {
    const earlier = [{ origin: 'puck', record: other, settled: true }];
    expect(settleHit(stored, other, merged, 'ask', earlier, clock)).toEqual({
      after: stored,
      conflict: null,
      other: null,
    });
    const third = { ...other, cap_hit: 950_000 };
    expect(settleHit(stored, third, mergeContract(stored, third, clock), 'ask', earlier, clock)).toMatchObject({
      after: { cap_hit: 950_000 },
      other: { record: stored, settled: false },
    });
    expect(settleHit(stored, other, merged, 'file', earlier, clock).after.cap_hit).toBe(900_000);
  });

  it('and there is none where nothing stood, both say the same, or a source corrects itself', () => {
    expect(settleHit(undefined, other, other, 'ask', [], clock)).toEqual({ after: other, conflict: null, other: null });
    const same = contract({ source: 'puck' });
    expect(settleHit(stored, same, same, 'ask', [], clock)).toEqual({ after: same, conflict: null, other: null });
    const correction = contract({ cap_hit: 2, source: 'wages-2026-02' });
    expect(settleHit(stored, correction, correction, 'ask', [], clock)).toEqual({
      after: correction,
      conflict: null,
      other: null,
    });
  });

  it('with what the taken account leaves empty as it stood', () => {
    expect(takeAccount(contract({ clause: 'NMC', aav: 5 }), contract({ cap_hit: 7, as_of: null }))).toMatchObject({
      cap_hit: 7,
      clause: 'NMC',
      aav: 5,
      as_of: '2026-01-01',
    });
    expect(originOf(contract({ base_salary: null, source: 'wages-2026-04' }))).toBe('wages (cap hits)');
  });
});
