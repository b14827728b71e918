import { describe, expect, it } from '@jest/globals';
import type { WebhookAnswer } from '@crease/core/notifications/webhook.answers.js';
import { webhookState } from './webhook.model.js';

const at = '2026-11-23T10:00:00.000Z';
const connected: WebhookAnswer['webhook'] = {
  service: 'discord',
  ending: 'wxyz',
  kinds: ['trades'],
  on: true,
  set_by: 'Cora Chief',
  set_at: at,
  succeeded_at: null,
  failing_since: null,
  next_at: null,
  stopped_at: null,
};
const sent = { at, succeeded: true, words: 'Sent: 1 line.' };
const failed = { at, succeeded: false, words: 'Discord could not take a message (503).' };
const state = (webhook: object, ...tries: WebhookAnswer['tries']) =>
  webhookState({ webhook: { ...connected, ...webhook }, tries });

describe('how a channel stands', () => {
  it('is nothing where none is connected, and off where it was switched off', () => {
    expect(webhookState({ webhook: null, tries: [] })).toBeNull();
    expect(state({ on: false, stopped_at: at }, failed)).toEqual({ is: 'off' });
  });

  it('is on before the first line and after one that arrived', () => {
    expect(state({})).toEqual({ is: 'on' });
    expect(state({ succeeded_at: at }, sent, failed)).toEqual({ is: 'on' });
  });

  it('fails with why, from the first that did not arrive', () => {
    expect(state({ failing_since: at }, failed, sent)).toEqual({ is: 'failing', since: at, why: failed.words });
  });

  it('is on during a pause that is too short to be listed', () => {
    expect(state({ failing_since: at, next_at: at }, sent)).toEqual({ is: 'on' });
  });

  it('is stopped with why, also after a test that arrived', () => {
    const stopped = { is: 'stopped', since: at, why: failed.words };
    expect(state({ failing_since: at, stopped_at: at }, failed)).toEqual(stopped);
    expect(state({ failing_since: at, stopped_at: at }, sent, failed)).toEqual(stopped);
  });
});
