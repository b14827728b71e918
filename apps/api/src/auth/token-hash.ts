import { createHash } from 'node:crypto';

/** SHA-256 of a random token, as it is stored. Random tokens need no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
