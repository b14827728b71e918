export const day = 'Day';

export const noGame = 'no game';
export const locksAt = ({ time }: { time: string }) => `locks ${time}`;

export const empty = 'Empty';
export const standsIn = 'Stands in';
export const takeOutOfLineUp = ({ player }: { player: string }) => `Take ${player} out of the line-up`;
export const thatDay = 'that day';

export const lineUpSaved = 'Line-up saved';
export const places = 'Places';
export const inLineUp = 'In the line-up';
export const reserves = 'Reserves';
export const allActivePlayersIn = 'All active players are in the line-up.';
export const tapTwoPlayers = 'Tap two players to swap them.';
export const tapSwapTarget = 'Now tap the player or place to swap with.';
export const bestAvailable = 'Best available';
export const saveLineUp = 'Save line-up';
export const discard = 'Discard';

export const team = 'Team';
export const lineUpOf = ({ team }: { team: string }) => `Line-up of ${team}`;
export const lineUp = 'Line-up';
export const roster = 'Roster';
export const noLineUps = 'This league plays without line-ups';
export const noLineUpsHint =
  'Every active player earns points. Your commissioner can switch line-ups on in the settings.';
export const lockedSince = ({ when }: { when: string }) => `Locked since ${when}.`;
export const locked = 'Locked.';
