/** Names of columns, for choices. */
export const DESK_LABELS = {
  player: 'Player',
  first_name: 'First name',
  last_name: 'Last name',
  nhl_id: 'NHL id',
  pos: 'Position',
  nhl_team: 'NHL club',
  birth_date: 'Birth date',
  hit: 'Cap hit',
  season: 'Season of the row',
  through: 'Contract ends',
  status: 'Status',
  note: 'Note',
};
export const capHitOf = ({ season }: { season: string }) => `Cap hit ${season}`;
export const contractEnded = ({ season }: { season: string }) => `the contract ended with ${season}`;
