export const noPicksYet = 'No picks yet';
export const endedBeforeFirstPick = 'The draft was ended before its first pick.';
export const firstPickOnClock = 'The first pick is on the clock.';
export const results = 'Results';
export const byRound = 'By round';
export const byTeam = 'By team';
export const roundLabel = 'Round';
export const allRounds = 'All rounds';
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const skipped = 'Skipped';
export const fromTeam = ({ team }: { team: string }) => `from ${team}`;
export const compensatory = 'Compensatory';
export const noManager = 'No manager';
export const noPicks = 'No picks.';

export const proofOfDraw = 'Proof of the draw';
export const drawAnyoneCanCheck = 'A draw that anyone can check';
export const drawProofHint =
  'Before a draw, the fingerprint (SHA-256) of its secret seed is shown here. After it, the seed itself is: the order follows from it alone.';
export const thisIsDraw = ({ draw }: { draw: number }) => `This order is draw ${draw}.`;
export const thisIsDrawOf = ({ draw, draws }: { draw: number; draws: number }) =>
  `This order is draw ${draw} of ${draws}.`;
export const nextDrawFingerprint = 'Fingerprint of the next draw';
export const comingDrawFingerprint = 'Promised fingerprint of the draw to come';
export const promisedFingerprint = 'Promised fingerprint';
export const seedOfDraw = 'Seed of this draw';
export const verifyDraw = 'Verify the draw';
export const drawIsProved = 'The seed matches the fingerprint published before the draw, and it gives this order.';
export const seedNotPromised = ({ fingerprint }: { fingerprint: string }) =>
  `The seed is not the one promised: its fingerprint is ${fingerprint}.`;
export const seedGivesOtherOrder = ({ order }: { order: string }) => `The seed gives another order: ${order}.`;
export const fingerprintsNeedHttps =
  'This browser can compute fingerprints only over https. Copy the seed into any SHA-256 tool instead.';

export const linesOfLog = 'Lines of the log';
export const decisions = 'Decisions';
export const everything = 'Everything';
export const everythingHint = 'With time banks and offers for picks.';
export const decisionsHint = 'Draws and decisions.';
export const nothingYet = 'Nothing yet';
export const emptyLogHint = 'Draws, changes and the commissioner’s actions appear here.';
export const logOfDraft = 'Log of the draft';
export const showEarlierLines = 'Show earlier lines';
export const drawNumber = ({ draw }: { draw: number }) => `Draw ${draw}`;
export const byItself = 'By itself';
export const checkThisDraw = 'Check this draw';
export const checkDrawNumber = ({ draw }: { draw: number }) => `Check draw ${draw}`;
