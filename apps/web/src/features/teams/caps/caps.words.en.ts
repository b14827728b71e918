export const team = 'Team';
export const capsOf = ({ seasons }: { seasons: readonly string[] }) =>
  `What the caps consist of, ${seasons.join(', ')}`;
export const spaceIn = ({ season }: { season: string }) => `Cap space ${season}`;
export const forwards = 'Forwards';
export const defensemen = 'Defensemen';
export const goalies = 'Goalies';
export const injured = 'Injured reserve above the relief';
export const retained = 'Retained';
export const dead = 'Dead cap';
export const traded = 'Traded space';
export const shortInjured = 'IR';
export const capLine = 'Cap';
export const partAmount = ({ part, money }: { part: string; money: string }) => `${part} ${money}`;
export const space = 'space';
export const estimatedHint = ({ season }: { season: string }) =>
  `In ${season} every player counts, with the last known hit where a contract has ended. Later seasons have signed contracts and what is retained.`;
export const allFigures = 'All figures as a table';
export const figuresOf = ({ season }: { season: string }) => `Parts of the caps in ${season}`;
export const used = 'Used';
export const capSpace = 'Space';
export const capMap = 'Cap Map';
export const teamCap = ({ team, parts, space }: { team: string; parts: readonly string[]; space: string | null }) =>
  `${[`${team}: ${parts.length === 0 ? 'nothing' : parts.join(', ')}`, space === null ? null : `space ${space}`]
    .filter((part) => part !== null)
    .join(', ')}.`;
export const capLineAndSpace = 'Cap, with the space after the bar';

export const everyDollar = 'Every dollar of the cap';
export const capLedger = 'Cap ledger';
export const ledgerHint = 'Each line counts toward the cap used of the season. Lines with a minus relieve the team.';
export const season = 'Season';
export const line = 'Line';
export const amount = 'Amount';
export const ledgerOf = ({ season: year }: { season: string }) => `Cap ledger of ${year}`;
export const withoutContract = 'Without a contract for the season';
export const LEDGER_LINE = {
  salary: () => 'Salary',
  received: ({ team }: { team: string | null }) => (team === null ? 'Retained by another team' : `Retained by ${team}`),
  injured: () => 'On injured reserve',
  relief: () => 'Relief for injured reserve',
  retained: ({ team }: { team: string | null }) => (team === null ? 'Retained' : `Retained, plays for ${team}`),
  dead: () => 'Dead cap after a cut',
  'space-given': ({ team }: { team: string | null }) =>
    team === null ? 'Cap space traded away' : `Cap space traded to ${team}`,
  'space-received': ({ team }: { team: string | null }) =>
    team === null ? 'Cap space received in a trade' : `Cap space received from ${team}`,
};
