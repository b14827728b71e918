import { many } from '@crease/core/text.rules.js';

export const placesLeft = 'Left';
export const noFit = 'no fit';
export const noPlaceLeft = 'full';
export const maxPrice = ({ price }: { price: string }) => `max ${price}`;

export const draftBoardLabel = 'Draft board: teams across, rounds down';
export const roundLabel = 'Round';
export const rosterAndMoney = ({ team }: { team: string }) => `${team}: roster and money`;
/** `owner` is null unless the pick was traded; then `original` is the team that it came from. */
interface Owner {
  readonly owner: string | null;
  readonly original: string | null;
}
const tradedFrom = ({ owner, original }: Owner) => (owner === null ? '' : `, ${owner}, from ${original}`);
export const pickOfPlayer = ({
  overall,
  player,
  position,
  club,
  money,
  ...owner
}: Owner & { overall: number; player: string; position: string; club: string | null; money: string }) =>
  `Pick ${overall}${tradedFrom(owner)}: ${player}, ${position}${club === null ? '' : `, ${club}`}, ${money}`;
export const boughtFor = ({ price }: { price: string }) => `bought for ${price}`;
/** `pick`: its number or round. `ghost`: the team that would get it in the trade that is previewed. */
export const pickWithoutPlayer = ({
  pick,
  compensatory,
  status,
  shopped,
  ghost,
  ...owner
}: Owner & { pick: string; compensatory: boolean; status: string; shopped: boolean; ghost: string | null }) =>
  `${pick}${tradedFrom(owner)}: ${compensatory ? 'compensatory, ' : ''}${status}${shopped ? ', open to offers' : ''}${ghost === null ? '' : `, would go to ${ghost}`}`;
export const pickNumber = ({ overall }: { overall: number }) => `Pick ${overall}`;
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const spokenOnClock = 'on the clock';
export const spokenOpen = 'open';
export const spokenMoved = ({ after }: { after: number }) => `missed, moved behind pick ${after}`;
export const spokenSkipped = 'skipped';
export const spokenForfeited = 'forfeited';
export const spokenKept = ({ player }: { player: string }) => `kept: ${player}`;
export const fromLastToFirst = 'from the last team to the first';
export const fromFirstToLast = 'from the first team to the last';
export const price = 'Price';
export const priceAndBids = ({ price, lot, bids }: { price: string; lot: number; bids: number }) =>
  `${price} · lot ${lot}, ${many(bids, 'bid')}`;
export const now = 'Now';
export const onClockShort = 'On clock';
export const onTheClock = 'On the clock';
export const skipped = 'Skipped';
export const moved = 'Moved';
export const compensatoryShort = ({ number }: { number: string }) => `Comp. ${number}`;

export const wouldGoTo = ({ team }: { team: string }) => `Would go to ${team}`;
export const openToOffers = 'Open to offers';
export const movedBehind = ({ after }: { after: number }) => `Missed, moved behind pick ${after}`;
export const openCompensatory = 'Open, compensatory';
export const open = 'Open';
export const fromTeam = ({ team }: { team: string }) => `from ${team}`;

export const reactionsTo = ({ player }: { player: string }) => `Reactions to ${player}`;
export const countOfReaction = ({ reaction, count }: { reaction: string; count: number }) => `${reaction}: ${count}`;

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
export const takenFrom = 'Taken from';
export const aTeam = 'a team';
export const teamRetains = ({ team, money }: { team: string; money: string }) => `${team} retains ${money}`;
export const team = 'Team';
export const acquiredFrom = 'Acquired from';
export const missedPick = 'Missed';
export const turnAfter = ({ after }: { after: number }) => `Its turn is after pick ${after}`;
export const howPicked = 'How';
export const whenPicked = 'When';
export const reactions = 'Reactions';
