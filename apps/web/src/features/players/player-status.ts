import type { PlayerStatus } from '../../ui/marks/tags.js';

const TAGS: Readonly<Record<string, PlayerStatus>> = { IR: 'IR', LTIR: 'LTIR', Out: 'Out', 'day-to-day': 'Day-to-day' };

/** The tag of a player's injury status; null for healthy players. */
export const statusTag = (status: string): PlayerStatus | null => TAGS[status] ?? null;
