export const placesLeft = 'Left';
export const noFit = 'no fit';

export const draftBoardLabel = 'Draft board: teams across, rounds down';
export const roundLabel = 'Round';
export const rosterAndMoney = ({ team }: { team: string }) => `${team}: roster and money`;
export const pickOfPlayer = ({
  overall,
  owner,
  player,
  position,
  club,
  money,
}: {
  overall: number;
  owner: string;
  player: string;
  position: string;
  club: string;
  money: string;
}) => `Pick ${overall}${owner}: ${player}, ${position}${club}, ${money}`;
export const pickNumber = ({ overall }: { overall: number }) => `Pick ${overall}`;
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const spokenOnClock = 'on the clock';
export const now = 'Now';
export const onClockShort = 'On clock';
export const onTheClock = 'On the clock';
export const skipped = 'Skipped';
export const compensatoryShort = ({ number }: { number: string }) => `Comp. ${number}`;

export const wouldGoTo = ({ team }: { team: string }) => `Would go to ${team}`;
export const openToOffers = 'Open to offers';
export const openCompensatory = 'Open, compensatory';
export const open = 'Open';

export const reactionsTo = ({ player }: { player: string }) => `Reactions to ${player}`;

export const reactionCount = ({ reaction, count, player }: { reaction: string; count: number; player: string }) =>
  `${reaction}: ${count}, for ${player}`;
export const reactTo = ({ player }: { player: string }) => `React to ${player}`;

export const pickOfRound = ({ round }: { round: number }) => `A pick of round ${round}`;
export const orderNotDrawn = 'The order is not drawn yet, so the pick has no number.';
export const roundAndPick = ({
  round,
  pickInRound,
  overall,
}: {
  round: number;
  pickInRound: number;
  overall: number;
}) => `Round ${round}, pick ${pickInRound} (${overall} overall)`;
export const seeTeam = 'See team';
export const replacePlayer = 'Replace…';
export const undoToHere = 'Undo to here…';
export const player = 'Player';
export const capHit = 'Cap hit';
export const teamPays = 'Pays';
export const team = 'Team';
export const acquiredFrom = 'Acquired from';
export const howPicked = 'How';
export const whenPicked = 'When';
export const reactions = 'Reactions';
