/** Words for a person whose account is deleted: as a name, and after an @ in a post. */
export const FORMER = { name: 'Former manager', mention: 'a former manager' };
