import type { SecurityEventsAnswer } from '@crease/core/auth/auth.schema.js';
import type { PlayerStatus } from '@crease/core/players/players.values.js';
import * as t from './admin.words.en.js';

/** Security events that the site owner can filter by, with labels. */
export const KINDS = [
  { value: '', label: t.everything },
  { value: 'signedIn', label: t.signIns },
  { value: 'signInFailed', label: t.wrongPasswords },
  { value: 'signInRefused', label: t.signInsWhileDisabled },
  { value: 'signedUp', label: t.newAccounts },
  { value: 'tokenReused', label: t.copiedSessions },
  { value: 'resetRequested', label: t.passwordResetsRequested },
  { value: 'resetReused', label: t.resetLinksUsedTwice },
  { value: 'passwordChanged', label: t.passwordsChanged },
  { value: 'emailChanged', label: t.addressesChanged },
  { value: 'invitationMisused', label: t.invitationsMisused },
  { value: 'accountDeleted', label: t.accountsDeleted },
  { value: 'userDisabled', label: t.accountsDisabled },
  { value: 'userEnabled', label: t.accountsEnabled },
  { value: 'resetLinkMade', label: t.resetLinksMade },
  { value: 'configChanged', label: t.settingsChanged },
  { value: 'playerStatusSet', label: t.playerStatusesSet },
  { value: 'leagueWorkRetried', label: t.workRetried },
  { value: 'leagueRecalculated', label: t.pointsRecalculated },
  { value: 'leagueDeleted', label: t.leaguesDeleted },
  { value: 'taskRun', label: t.tasksRun },
  { value: 'maintenanceSet', label: t.maintenanceSet },
  { value: 'processDrained', label: t.processesDrained },
  { value: 'maintenanceEnded', label: t.maintenanceEnded },
  { value: 'importUploaded', label: t.filesImported },
  { value: 'contractsSettled', label: t.capHitsDecided },
  { value: 'playersMerged', label: t.playersMadeOne },
] as const;

export type Kind = (typeof KINDS)[number]['value'];

export const STATUS_LABELS: Readonly<Record<PlayerStatus, string>> = {
  healthy: t.healthy,
  'day-to-day': t.dayToDay,
  IR: t.injuredReserve,
  LTIR: t.longTermInjuredReserve,
  Out: t.out,
};

/** Details of a security event, without the session's id. */
export const securityDetails = ({ data }: Pick<SecurityEventsAnswer['events'][number], 'data'>): string =>
  Object.entries(data)
    .filter(([name]) => name !== 'session')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
