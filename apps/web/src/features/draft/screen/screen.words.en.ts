/** `owner` is null unless the pick was traded. */
interface Owner {
  readonly owner: string | null;
}
const tradedTo = ({ owner }: Owner) => (owner === null ? '' : `, ${owner}`);
export const pickOfPlayer = ({
  overall,
  player,
  position,
  money,
  ...owner
}: Owner & { overall: number; player: string; position: string; money: string }) =>
  `Pick ${overall}${tradedTo(owner)}: ${player}, ${position}, ${money}`;
/** `pick`: its number or round. */
export const pickWithoutPlayer = ({ pick, status, ...owner }: Owner & { pick: string; status: string }) =>
  `${pick}${tradedTo(owner)}: ${status}`;
export const pickNumber = ({ overall }: { overall: number }) => `Pick ${overall}`;
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const spokenOnClock = 'on the clock';
export const spokenOpen = 'open';
export const spokenMoved = ({ after }: { after: number }) => `missed, moved behind pick ${after}`;
export const spokenSkipped = 'skipped';
export const spokenForfeited = 'forfeited';
export const spokenKept = ({ player }: { player: string }) => `kept: ${player}`;
export const onTheClock = 'On the clock';
export const skipped = 'Skipped';
export const moved = 'Moved';
export const now = 'Now';

export const pagesOfBoard = 'Pages of the board';
export const roundsBefore = 'The rounds before';
export const roundOfCount = ({ round, count }: { round: number; count: number }) => `Round ${round} of ${count}`;
export const roundsOfCount = ({ first, last, count }: { first: number; last: number; count: number }) =>
  `Rounds ${first} to ${last} of ${count}`;
export const roundsAfter = 'The rounds after';
export const turnPagesAutomatically = 'Turn the pages automatically';
export const stopTurningPages = 'Stop turning the pages';

export const board = 'Board';
export const boardTeamsAcross = 'Draft board: teams across, rounds down';
export const roundLabel = 'Round';
export const boardRoundsAcross = 'Draft board: rounds across, teams down';
export const teamLabel = 'Team';
export const placesNoFit = ({ places }: { places: number }) => `${places} · no fit`;
export const noPlaceLeft = 'full';
export const placesAndMax = ({ places, price }: { places: number; price: string }) => `${places} · max ${price}`;

export const latestPick = 'Latest pick';
export const saleAndTeam = ({ lot, price, team }: { lot: number; price: string; team: string }) =>
  `Lot ${lot} · ${team} for ${price}`;
export const pickAndTeam = ({ overall, team }: { overall: number; team: string }) => `Pick ${overall} · ${team}`;
