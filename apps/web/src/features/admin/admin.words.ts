import type { SecurityEventsAnswer } from '@crease/core/auth/auth.schema.js';
import { locale } from '@crease/core/locale.js';
import { reasonWords, type ToldReason } from '@crease/core/players/files/report.words.js';
import type { PlayerStatus } from '@crease/core/players/players.values.js';
import { IMPORT_KINDS } from './imports/import-kinds.js';
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

/** Words for the values of a detail. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  by: { password: t.password },
  status: STATUS_LABELS,
  kind: IMPORT_KINDS,
};

function valueWords(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'string') return VALUES[name]?.[value] ?? value;
  if (value == null) return '–';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return value.map((one) => valueWords(name, one)).join(', ');
  return 'key' in value ? reasonWords(value as ToldReason) : detailWords(value);
}

const detailWords = (data: object): string =>
  Object.entries(data)
    .filter(([name]) => name !== 'session')
    .map(([name, value]) => locale.labelled(t.DETAILS[name] ?? name, valueWords(name, value)))
    .join(', ');

/** Details of a security event, without the session's id. */
export const securityDetails = ({ data }: Pick<SecurityEventsAnswer['events'][number], 'data'>): string =>
  detailWords(data);
