/** Alone in its file, because the settings of every page need it, and few pages read categories. */
export const DEFAULT_CATEGORIES = ['G', 'A', 'PPP', 'SOG', 'HIT', 'BLK', 'W', 'GAA', 'SV%', 'SO'].join(', ');
