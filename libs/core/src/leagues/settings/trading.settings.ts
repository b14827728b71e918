import { many } from '../../text.rules.js';
import type { SettingRows } from '../setting.model.js';

export const TRADING = {
  maxPickupsPerWeek: {
    label: 'Pickups per week',
    words: 'the number of pickups per week',
    section: 'trading',
    unit: 'count',
    eases: 'up',
    begins: 'next-week',
    default: 1,
    max: 50,
    tooHigh: 'At most 50 pickups per week.',
    rule: {
      section: 'free-agents',
      says: (picks) =>
        `Each team gets ${many(picks, 'free-agent pick')} for every week, from Monday to Sunday. Adding a free agent ` +
        'uses one of this week; a pick that is not used expires.',
      explains: ['pickExpired', 'pickUsed'],
    },
  },
  faTradesAllowed: {
    label: 'Free-agent picks can be traded',
    words: 'trading of free-agent picks',
    section: 'trading',
    unit: 'switch',
    eases: 'up',
    named: 'Free-agent pick trades',
    hint: 'Also called waiver claims',
    default: true,
    emptied: true,
    rule: {
      section: 'free-agents',
      says: (allowed) =>
        allowed
          ? 'Free-agent picks can be traded; a traded pick keeps its week.'
          : 'Free-agent picks cannot be traded.',
    },
  },
  draftPickTradesAllowed: {
    label: 'Draft picks can be traded',
    words: 'trading of draft picks',
    section: 'trading',
    unit: 'switch',
    eases: 'up',
    only: 'dynasty',
    named: 'Draft pick trades',
    hint: 'This season’s and those of the three after it',
    default: true,
    emptied: true,
    rule: 'picksNotTradable',
  },
} as const satisfies SettingRows;
