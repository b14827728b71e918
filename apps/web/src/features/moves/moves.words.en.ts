export const picksUsed = ({ used, total }: { used: number; total: number }) => `${used} of ${total} used`;
export const picksLeft = ({ left, total }: { left: number; total: number }) => `${left} of ${total} left`;
export const noPicks = 'none';

export const before = 'Before';
export const after = 'After';
export const limit = 'Limit';

export const teamBeforeAndAfter = 'The team before and after';
export const counts = 'Counts';
export const active = 'Active';
export const forwards = 'Forwards';
export const defensemen = 'Defensemen';
export const goalies = 'Goalies';
export const injuredReserve = 'Injured reserve';
export const rookieBank = 'Rookie bank';
export const theRule = 'The rule';
export const atMost = ({ count }: { count: number }) => `at most ${count}`;
export const atLeast = ({ count }: { count: number }) => `at least ${count}`;
export const noLimit = 'free';
