import { expect, it } from '@jest/globals';
import { ConfigError } from './platform/config/config.js';
import { Busy, notFound } from './platform/refusal.error.js';
import { minimumSalaryWarning, seasonWarning, upgradeWords, whyCommandFailed, whyNotStarted } from './start.words.js';

const coded = (code: string) => Object.assign(new Error('something of the driver'), { code });

it.each([
  ['no connection left', coded('53300'), /max_connections/],
  ['a full disk beneath the database', coded('53100'), /no room left on the disk/],
  ['a full disk beneath the pictures', coded('ENOSPC'), /no room left on the disk/],
  ['a database that does not answer', new Busy(), /does not answer in time/],
  ['no connection left, met behind a driver', new Error('wrapped', { cause: coded('53300') }), /max_connections/],
  ['no connection left, met in a request', new Busy(coded('53300')), /max_connections/],
  ['a server that is not there', coded('ECONNREFUSED'), /cannot be reached/],
  ['a server that is starting', coded('57P03'), /still starting up/],
  ['a startup parameter that a pooler refuses', coded('08P01'), /startup parameter \(something of the driver\)/],
  ['a certificate of an unknown authority', coded('SELF_SIGNED_CERT_IN_CHAIN'), /set DATABASE_CA/],
  ['a certificate for another host', coded('ERR_TLS_CERT_ALTNAME_INVALID'), /is for another host/],
  ['a port in use', coded('EADDRINUSE'), /Port 3000 on 127\.0\.0\.1 is in use/],
  ['a busy port of figures', Object.assign(coded('EADDRINUSE'), { port: 9464 }), /set METRICS_PORT/],
  ['a wrong setting', new ConfigError('PORT is wrong.'), /^PORT is wrong\.$/],
])('a start that meets %s is told in one sentence, without a stack', (_, error, words) => {
  const told = whyNotStarted(error, { METRICS_PORT: '9464' });
  expect(told).toMatch(words);
  expect(told).not.toMatch(/\n|^\s+at /);
});

it.each([
  ['a refusal with its fix', new Busy(), /^\S.*\. Try again in a moment\.$/],
  ['a refusal without a fix', notFound('league'), /^\S.*\.$/],
  ['a full disk behind a refusal', new Busy(coded('53100')), /no room left on the disk/],
  ['any other error', new Error('The file is empty.'), /^The file is empty\.$/],
])('a command that meets %s prints it in one line', (_, error, words) =>
  expect(whyCommandFailed(error)).toMatch(words),
);

it('an upgrade prints a line for each migration, and one at its end', () => {
  expect(upgradeWords({ is: 'begun', number: 2, count: 7, name: 'event_keys', seconds: 12 })).toBe(
    'Upgrading the database, 2 of 7 after 12 s: event_keys',
  );
  expect(upgradeWords({ is: 'ended', count: 7, seconds: 76 })).toBe('Upgraded the database in 76 s.');
});

it('warns of a season that was set and is behind the calendar', () => {
  expect(seasonWarning('2025-26', Date.parse('2026-07-01T00:00:00Z'))).toContain(
    'set to 2025-26, and by the calendar it is 2026-27',
  );
  expect(seasonWarning('2025-26', Date.parse('2026-06-30T00:00:00Z'))).toBeNull();
  expect(seasonWarning('2026-27', Date.parse('2026-06-30T00:00:00Z'))).toBeNull();
  expect(seasonWarning(null, Date.parse('2026-07-01T00:00:00Z'))).toBeNull();
});

it('warns of a minimum salary that was set for an earlier season', () => {
  expect(minimumSalaryWarning(775_000, '2025-26', '2026-27')).toContain(
    'minimum salary of $775,000 was set for 2025-26, and the season is 2026-27',
  );
  expect(minimumSalaryWarning(775_000, '2026-27', '2026-27')).toBeNull();
  expect(minimumSalaryWarning(775_000, '2027-28', '2026-27')).toBeNull();
  expect(minimumSalaryWarning(775_000, null, '2026-27')).toBeNull();
});
