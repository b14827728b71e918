export const ageAndCapHit = 'Age and cap hit';
export const age = 'Age';
export const ageInYears = ({ age }: { age: number }) => `${age} years`;
export const pointCount = ({ points, shown }: { points: number; shown: string }) =>
  `${shown} ${points === 1 ? 'point' : 'points'}`;
export const forward = 'Forward';
export const defenseman = 'Defenseman';
export const goalie = 'Goalie';
/** `most`: how many players the map has, `all`: how many match. */
export const mapHint = (of: { sized: boolean; most: number | null; all: number }) =>
  `${of.most === null ? 'All players of the list below.' : `The first ${of.most} of the ${of.all} players below, in its order.`} ${
    of.sized ? 'Larger means more points. ' : ''
  }Arrow keys move between players, Enter opens one.`;
export const noAges = 'No player of this list has a known age. The list below has them all.';
