import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';

export type ActivitySign = 'plus' | 'minus' | 'other';

/** A green plus for who came, a red minus for who went; injured reserve says its direction as data (decisions §4). */
export function signOf({ action_type, data }: Pick<ActivityEntry, 'action_type' | 'data'>): ActivitySign {
  switch (action_type) {
    case 'add-player':
    case 'create-player':
      return 'plus';
    case 'drop-player':
      return 'minus';
    case 'ir':
      return data.direction === 'activated' ? 'plus' : data.direction === 'placed' ? 'minus' : 'other';
    default:
      return 'other';
  }
}

export const KINDS = [
  { value: 'all', label: 'All activities' },
  { value: 'add-player', label: 'Added players' },
  { value: 'drop-player', label: 'Dropped players' },
  { value: 'create-player', label: 'Created players' },
  { value: 'ir', label: 'Injured reserve' },
  { value: 'others', label: 'Everything else' },
] as const;

export type Kind = (typeof KINDS)[number]['value'];
