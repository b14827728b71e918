import { expect, test } from '@jest/globals';
import { invitationPath } from './invitation.rules.js';

test('an invitation’s link carries its token whole', () =>
  expect(invitationPath('a+b&c')).toBe('/?invitation=a%2Bb%26c'));
