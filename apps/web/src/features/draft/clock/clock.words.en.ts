export const final = 'Final';
export const paused = 'Paused';
export const pausedInBank = 'Paused, bank';
export const quietHours = 'Quiet hours';
export const timeBank = 'Time bank';
export const auto = 'Auto';
export const noContactFor = ({ duration }: { duration: string }) => `No contact, ${duration}`;
export const bankToCome = ({ time }: { time: string }) => `+ ${time} bank`;
export const clockAndBank = ({ clock, bank }: { clock: string; bank: string }) =>
  `${clock}, and ${bank} in the time bank`;
export const dueAt = ({ due }: { due: string }) => `due ${due}`;
