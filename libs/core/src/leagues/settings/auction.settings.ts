import type { SettingRows } from '../setting.model.js';

const AUCTION = {
  section: 'draft',
  eases: 'never',
  among: { choice: 'draft_form', is: ['auction'] },
  later: true,
  rule: 'auction',
} as const;

export const AUCTION_DRAFT = {
  draft_form: {
    section: 'draft',
    unit: 'choice',
    eases: 'never',
    later: true,
    default: 'picks',
    options: ['picks', 'auction'],
    rule: 'auction',
  },
  auction_budget: { ...AUCTION, unit: 'count', default: 200, min: 1, max: 1_000_000_000 },
  auction_minimum: { ...AUCTION, unit: 'count', default: 1, min: 1, max: 100_000_000 },
  auction_raise: { ...AUCTION, unit: 'count', default: 1, min: 1, max: 100_000_000 },
  auction_nomination_seconds: { ...AUCTION, unit: 'seconds', default: 30, min: 15, max: 3_600 },
  auction_bid_seconds: { ...AUCTION, unit: 'seconds', default: 12, min: 5, max: 3_600 },
} as const satisfies SettingRows;
