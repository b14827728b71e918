import type { DraftEventType } from './draft.model.js';

/** Decisions by a person or a rule. The functions below filter picks and team changes. */
export const DECISIONS: readonly DraftEventType[] = [
  'draftCreated',
  'draftConfigured',
  'orderSet',
  'picksAmended',
  'nightChanged',
  'rookieOverridden',
  'draftBegun',
  'draftPaused',
  'draftResumed',
  'clockChanged',
  'clockExtended',
  'pickSkipped',
  'nominationPassed',
  'pickMoved',
  'picksUndone',
  'playerReplaced',
  'autoChanged',
  'pickOwnerChanged',
  'promisesChanged',
  'draftEnded',
  'draftReopened',
];

/** Events of normal play that the log also shows. Time-bank use is shown too. */
export const COURSE: readonly DraftEventType[] = ['pickShopped', 'playerNominated', 'bidPlaced'];
