export const contractsOf = ({ team }: { team: string }) => `Contracts of ${team} by season`;
export const player = 'Player';
export const capHit = 'Cap hit';
export const forwards = 'Forwards';
export const defensemen = 'Defensemen';
export const goalies = 'Goalies';
export const injuredReserve = 'Injured reserve';
export const rookieBank = 'Rookie bank';
export const signedCount = ({ count }: { count: number }) => `${count} signed`;
export const estimatedHit = ({ money }: { money: string }) => `${money}, estimated`;
export const endsAs = ({ status }: { status: string }) => `then ${status}`;
/** Marks the end of a contract when its status is not known. */
export const ends = 'End';
export const goesOn = 'goes on';
export const noContract = 'No contract';
export const contractsHint =
  'The thicker the bar, the larger the cap hit. UFA and RFA show how the contract ends. A dashed bar is estimated from the last known hit.';
/** A season by its first year in a narrow column: ’26 for 2026-27. */
export const shortYear = ({ year }: { year: string }) => `’${year}`;
export const positionAndHit = ({ position, hit }: { position: string; hit: string }) => `${position} · ${hit}`;
export const contractInWords = ({
  player,
  hit,
  through,
  end,
}: {
  player: string;
  hit: string;
  through: string | null;
  end: string;
}) => `${player}, ${hit}${through === null ? '' : ` through ${through}`}, ${end}.`;
