export const ageAndCapHit = 'Age and cap hit';
export const age = 'Age';
export const ageInYears = ({ age }: { age: number }) => `${age} years`;
export const pointCount = ({ points, shown }: { points: number; shown: string }) =>
  `${shown} ${points === 1 ? 'point' : 'points'}`;
export const forward = 'Forward';
export const defenseman = 'Defenseman';
export const goalie = 'Goalie';
const drawnPlayers = ({ drawn, all, cut }: { drawn: number; all: number; cut: boolean }) =>
  drawn === all
    ? 'All players of the list below.'
    : `${drawn} of the ${all} players below: ${cut ? 'the first with a known age, in the order of the list' : 'those with a known age'}.`;
/** `drawn`: how many players the map has, `all`: how many match, `cut`: the map is full. */
export const mapHint = (of: { sized: boolean; drawn: number; all: number; cut: boolean }) =>
  `${drawnPlayers(of)} ${of.sized ? 'Larger means more points. ' : ''}Arrow keys move between players, Enter opens one.`;
export const noAges = 'No player of this list has a known age. The list below has them all.';
