import { describe, expect, it } from '@jest/globals';
import { capOutlook } from './outlook.js';

describe('the cap outlook', () => {
  const players = [
    { charge: 9_000_000, until: 2026 },
    { charge: 5_000_000, until: 2027 },
    { charge: 1_000_000, until: 2030 },
    { charge: 800_000, until: null },
  ];

  it('counts everybody and what is retained this season', () => {
    expect(capOutlook('2025-26', players, 500_000)[0]).toEqual({ season: '2025-26', committed: 16_300_000, players: 4 });
  });

  it('counts only who is under contract when a later season ends', () => {
    expect(capOutlook('2025-26', players, 0).slice(1)).toEqual([
      { season: '2026-27', committed: 6_000_000, players: 2 },
      { season: '2027-28', committed: 1_000_000, players: 1 },
    ]);
  });

  it('promises nothing for an empty team', () => {
    expect(capOutlook('2025-26', [], 0).map(({ committed }) => committed)).toEqual([0, 0, 0]);
  });
});
