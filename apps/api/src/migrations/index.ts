import { Migration20261120000000_foundation } from './Migration20261120000000_foundation.js';

/** Every migration, oldest first. */
export const migrations = [{ name: 'Migration20261120000000_foundation', class: Migration20261120000000_foundation }];
