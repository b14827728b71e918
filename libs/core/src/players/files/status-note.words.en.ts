/** Notes of statuses that follow from a players file. */
export const STATUS_NOTES = { 'club-reserve': 'On their club’s injured reserve' };
