import type { Db } from '../../platform/database/database.js';
import { oneAtATime } from '../../platform/database/sql.js';

/** Key of the advisory lock: two processes that score at the same time would each sum without the other's days. */
const LOCK = 727_003;

/** Lets nobody else score until this transaction ends. Comes before the locks of teams and leagues. */
export const lockScoring = (db: Db): Promise<void> => oneAtATime(db, LOCK);
