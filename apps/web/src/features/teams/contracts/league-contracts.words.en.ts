export const leagueContracts = 'Contracts with the league';
export const noPlayers = 'No players yet';
export const minimumHint = ({ minimum }: { minimum: string }) =>
  `A player without a contract costs ${minimum} and leaves the team as the next season begins.`;
export const through = ({ season, entryLevel }: { season: string; entryLevel: boolean }) =>
  entryLevel ? `Through ${season} · entry-level` : `Through ${season}`;
export const noContract = 'No contract: leaves after this season';
export const noContractNeeded = 'Rookie bank: no contract needed';
export const editContractOf = ({ name }: { name: string }) => `Edit the contract of ${name}`;
export const contractOf = ({ name }: { name: string }) => `Contract of ${name}`;
export const contractHint = 'The salary counts in each season of the contract. The log keeps a line about the change.';
export const setContract = 'Set contract';
export const removeContract = 'Remove contract';
export const contractSaved = ({ name }: { name: string }) => `Contract of ${name} saved`;
export const contractRemoved = ({ name }: { name: string }) => `Contract of ${name} removed`;
export const undo = 'Undo';
export const notUndone = 'The contract could not be put back. Edit it on the team page.';
export const salary = 'Salary a season';
export const lastSeason = 'Last season';
export const noContractChoice = 'No contract';
export const kind = 'Kind';
export const standard = 'Standard';
export const entryLevel = 'Entry-level';
