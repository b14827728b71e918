import { many } from '@crease/core/text.rules.js';

export const leagueContracts = 'Contracts with the league';
export const noPlayers = 'No players yet';
export const allToSign = 'All contracts wait for their length';
export const minimumHint = ({ minimum }: { minimum: string }) =>
  `A player without a contract costs ${minimum} and leaves the team as the next season begins.`;
export const through = ({ season, entryLevel }: { season: string; entryLevel: boolean }) =>
  entryLevel ? `Through ${season} · entry-level` : `Through ${season}`;
export const noContract = 'No contract: leaves after this season';
export const noContractNeeded = 'Rookie bank: no contract needed';
export const toSign = 'To sign';
export const signUntil = ({ until, season }: { until: string; season: string }) =>
  `Sign by ${until}. Otherwise the contract ends with ${season}.`;
export const sign = 'Sign';
export const signOf = ({ name }: { name: string }) => `Sign ${name}`;
export const signPlayer = ({ name }: { name: string }) => `Sign ${name}`;
export const signHint = ({ salary }: { salary: string }) =>
  `The salary is ${salary} in each season. The length cannot be changed afterwards.`;
export const signFor = ({ years }: { years: number }) => `Sign for ${many(years, 'season')}`;
export const signed = ({ name, years }: { name: string; years: number }) =>
  `${name} signed for ${many(years, 'season')}`;
export const length = 'Length';
export const lengthChoice = ({ years, last }: { years: number; last: string }) =>
  `${many(years, 'season')}, through ${last}`;
export const yearsAfter = ({ years, limit }: { years: number; limit: number }) =>
  `Contract years of the team: ${years} of ${limit}`;
export const slotsAfter = ({ long, limit }: { long: number; limit: number }) =>
  `Contracts beyond this season: ${long} of ${limit}`;
export const endsThisSeason = ({ entryLevel }: { entryLevel: boolean }) =>
  entryLevel ? 'Ends this season · entry-level' : 'Ends this season';
export const editContractOf = ({ name }: { name: string }) => `Edit the contract of ${name}`;
export const contractOf = ({ name }: { name: string }) => `Contract of ${name}`;
export const contractHint = 'The salary counts in each season of the contract. The log keeps a line about the change.';
export const setContract = 'Set contract';
export const removeContract = 'Remove contract';
export const contractSaved = ({ name }: { name: string }) => `Contract of ${name} saved`;
export const contractRemoved = ({ name }: { name: string }) => `Contract of ${name} removed`;
export const undo = 'Undo';
export const notUndone = 'The contract could not be put back. Edit it on the team page.';
export const notWhole = 'Enter a whole amount in digits alone.';
export const salary = 'Salary a season';
export const lastSeason = 'Last season';
export const noContractChoice = 'No contract';
export const kind = 'Kind';
export const standard = 'Standard';
export const entryLevel = 'Entry-level';
