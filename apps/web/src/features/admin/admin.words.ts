import type { SecurityEventsAnswer } from '@crease/core/auth/auth.schema.js';
import type { PlayerStatus } from '@crease/core/players/players.values.js';

/** Security events that the site owner can filter by, with labels. */
export const KINDS = [
  { value: '', label: 'Everything' },
  { value: 'signedIn', label: 'Sign-ins' },
  { value: 'signInFailed', label: 'Wrong passwords' },
  { value: 'signInRefused', label: 'Sign-ins while disabled' },
  { value: 'signedUp', label: 'New accounts' },
  { value: 'tokenReused', label: 'Copied sessions' },
  { value: 'resetRequested', label: 'Password resets requested' },
  { value: 'resetReused', label: 'Reset links used twice' },
  { value: 'passwordChanged', label: 'Passwords changed' },
  { value: 'emailChanged', label: 'Addresses changed' },
  { value: 'invitationMisused', label: 'Invitations misused' },
  { value: 'accountDeleted', label: 'Accounts deleted' },
  { value: 'userDisabled', label: 'Accounts disabled' },
  { value: 'userEnabled', label: 'Accounts enabled' },
  { value: 'resetLinkMade', label: 'Reset links made' },
  { value: 'configChanged', label: 'Settings changed' },
  { value: 'playerStatusSet', label: 'Player statuses set' },
  { value: 'importUploaded', label: 'Files imported' },
  { value: 'contractsSettled', label: 'Cap hits decided' },
  { value: 'playersMerged', label: 'Players made one' },
] as const;

export type Kind = (typeof KINDS)[number]['value'];

export const STATUS_LABELS: Readonly<Record<PlayerStatus, string>> = {
  healthy: 'Healthy',
  'day-to-day': 'Day-to-day',
  IR: 'Injured reserve (IR)',
  LTIR: 'Long-term injured reserve (LTIR)',
  Out: 'Out',
};

/** Details of a security event, without the session's id. */
export const securityDetails = ({ data }: Pick<SecurityEventsAnswer['events'][number], 'data'>): string =>
  Object.entries(data)
    .filter(([name]) => name !== 'session')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
