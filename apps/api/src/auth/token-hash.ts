import { createHash } from 'node:crypto';

/** SHA-256, as stored. Random tokens need no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
