import { describe, expect, it } from '@jest/globals';
import { databaseAddress as ofTools } from '../../../../../tools/lib/database-address.mjs';
import { databaseAddress } from './database-address.js';

const PLAIN = 'postgres://crease:p%40ss@db.example.org:5432/crease';

describe.each([
  ['the API', databaseAddress],
  ['the tools', ofTools],
])('the address of the database in %s', (_, addressOf) => {
  it.each([
    ['stays as it is without encryption', PLAIN, undefined, PLAIN],
    [
      'has the first of several hosts, and all of them as a parameter',
      'postgres://crease:p%40ss@db.example.org,[::1]:5433/crease?sslmode=require&target_session_attrs=primary',
      undefined,
      '?sslmode=require&target_session_attrs=primary&hosts=db.example.org%3A5432%2C%5B%3A%3A1%5D%3A5433&uselibpqcompat=true',
    ],
    [
      'looks for a server that accepts changes among several',
      'postgres://crease:p%40ss@db.example.org:5432,other/crease',
      undefined,
      '?hosts=db.example.org%3A5432%2Cother%3A5432&target_session_attrs=read-write',
    ],
    ['stays as it is when it is no address', 'crease', 'ca.pem', 'crease'],
    [
      'reads sslmode as other programs do',
      `${PLAIN}?sslmode=require`,
      undefined,
      '?sslmode=require&uselibpqcompat=true',
    ],
    ['knows the driver’s own word', `${PLAIN}?sslmode=no-verify`, undefined, '?sslmode=require&uselibpqcompat=true'],
    ['stays as it is with an empty file name', PLAIN, '', PLAIN],
    [
      'checks certificate and name by an authority’s certificate',
      PLAIN,
      '/etc/ca.pem',
      '?sslrootcert=%2Fetc%2Fca.pem&sslmode=verify-full&uselibpqcompat=true',
    ],
    [
      'checks only the certificate when it says so',
      `${PLAIN}?sslmode=verify-ca`,
      'ca.pem',
      '?sslmode=verify-ca&sslrootcert=ca.pem&uselibpqcompat=true',
    ],
  ])('%s', (__, given, ca, wanted) => {
    expect(addressOf(given, ca)).toBe(wanted.startsWith('?') ? PLAIN + wanted : wanted);
  });
});
