import { many } from '@crease/core/text.rules.js';

type Counted = { count: number };

export const scores = ({ count }: Counted) => (count === 1 ? 'scores' : `scores ${count} goals`);
export const assists = ({ count }: Counted) => (count === 1 ? 'assists' : `adds ${count} assists`);
export const wins = 'wins';
export const winsWithShutout = 'wins with a shutout';
export const shutsOut = 'has a shutout';
export const allowsGoals = ({ count }: Counted) => (count === 1 ? 'allows a goal' : `allows ${count} goals`);
export const takesLoss = 'takes the loss';
export const losesInOvertime = 'loses in overtime';
export const goalTakenBack = ({ count }: Counted) =>
  count === 1 ? 'loses a goal (corrected)' : `loses ${count} goals (corrected)`;
export const assistTakenBack = ({ count }: Counted) =>
  count === 1 ? 'loses an assist (corrected)' : `loses ${count} assists (corrected)`;
export const corrected = 'has a corrected line';
export const joined = (parts: readonly string[]) =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

export const nowAt = ({ rank, shared }: { rank: string; shared: boolean }) =>
  shared ? `now tied for ${rank}` : `now ${rank}`;
export const leads = ({ score }: { score: string }) => `leads ${score}`;
export const trails = ({ score }: { score: string }) => `trails ${score}`;
export const isLevel = ({ score }: { score: string }) => `tied at ${score}`;

export const whatHappened = 'What happened';
export const playerDid = ({ player, did }: { player: string; did: string }) => `${player} ${did}`;
/** The team with what the play brought: 'Harbour +1, now 6th'. */
export const forTeam = ({ team, points, now }: { team: string; points: string | null; now: string | null }) =>
  `${team}${points === null ? '' : ` ${points}`}${now === null ? '' : `, ${now}`}`;
export const onBench = ({ team }: { team: string }) => `on the bench of ${team}, counts nothing`;
export const spoken = ({ did, team }: { did: string; team: string }) => `${did}. ${team}.`;
export const nothingYet = 'Nothing has happened yet';
export const nothingYetHint = 'Goals, assists and wins of the league’s players appear here, newest first.';
export const showMore = ({ count }: Counted) => `Show ${many(count, 'more play', 'more plays')}`;
