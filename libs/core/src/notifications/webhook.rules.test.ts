import { describe, expect, it } from '@jest/globals';
import { LINES } from '../activity/activity.words.js';
import { WEBHOOK_KIND_KEYS, webhookKindOf } from './webhook.kinds.js';
import { verdictOn, waitAfterFailures, webhookAddress, webhookEnding } from './webhook.rules.js';
import { webhookMessage, type WebhookLine } from './webhook-message.js';
import { outcomeWords } from './webhook.words.js';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz-_0123456789';
const DISCORD = `https://discord.com/api/webhooks/123456789/${TOKEN}`;
const SLACK = 'https://hooks.slack.com/services/T0001/B0001/abcdefghijklmnop';

describe('an address', () => {
  it.each([
    [DISCORD, 'discord', DISCORD],
    [`  ${DISCORD}/ `, 'discord', DISCORD],
    [`${DISCORD}?thread_id=77&wait=false`, 'discord', `${DISCORD}?thread_id=77`],
    [`https://canary.discord.com/api/v10/webhooks/1/${TOKEN}`, 'discord', undefined],
    [SLACK, 'slack', SLACK],
  ])('%p is taken', (text, service, url) => {
    const read = webhookAddress(text, []);
    expect(read).toMatchObject({ ok: true, value: { service, own: false, ...(url === undefined ? {} : { url }) } });
  });

  it.each([
    ['', 'not the address'],
    ['discord', 'not the address'],
    [`https://user@discord.com/api/webhooks/1/${TOKEN}`, 'not the address'],
    [`${DISCORD}#x`, 'not the address'],
    [`http://discord.com/api/webhooks/1/${TOKEN}`, 'neither of Discord'],
    [`https://discord.com:8443/api/webhooks/1/${TOKEN}`, 'neither of Discord'],
    [`https://discord.com.example/api/webhooks/1/${TOKEN}`, 'neither of Discord'],
    ['https://10.0.0.1/services/T/B/x', 'neither of Discord'],
    ['https://[::1]/services/T/B/x', 'neither of Discord'],
    ['file:///etc/passwd', 'neither of Discord'],
    ['https://discord.com/api/webhooks/1/short', 'of Discord'],
    [`${DISCORD}/../../../users`, 'of Discord'],
    [`${DISCORD}?thread_id=x`, 'of Discord'],
    ['https://hooks.slack.com/services/T1', 'of Slack'],
  ])('%p is not', (text, words) => {
    const read = webhookAddress(text, []);
    expect(read).toMatchObject({ ok: false, refusal: { field: 'address', message: expect.stringContaining(words) } });
  });

  it('of an origin that the owner allows is taken as it is', () => {
    const own = ['http://10.0.0.5:8065'];
    expect(webhookAddress('http://10.0.0.5:8065/hooks/abc', own)).toMatchObject({
      value: { service: 'slack', own: true },
    });
    expect(webhookAddress('http://10.0.0.5:8066/hooks/abc', own).ok).toBe(false);
  });

  it('is known again by its end', () => expect(webhookEnding(`${DISCORD}?thread_id=1`)).toBe('6789'));
});

describe('an answer', () => {
  const answer = (status: number, retryAfter: string | null = null, body = '') =>
    verdictOn({ status, retryAfter, body }, Date.parse('2026-11-20T10:00:00Z'));
  it('is a yes, a no, a no for ever, or a wish to wait', () => {
    expect([200, 204, 301, 400, 403, 404, 413, 500, 503].map((status) => answer(status).is)).toEqual(
      ['sent', 'sent', 'failed', 'refused', 'gone', 'gone', 'refused', 'failed', 'failed'], // prettier-ignore
    );
    expect(answer(429, '3')).toEqual({ is: 'wait', ms: 3_000 });
    expect(answer(429, '1', '{"message": "slow", "retry_after": 1.337, "global": false}')).toEqual({
      is: 'wait',
      ms: 1_337,
    });
    expect(answer(429, 'Fri, 20 Nov 2026 10:02:00 GMT')).toEqual({ is: 'wait', ms: 120_000 });
    expect(answer(429, '2.5')).toEqual({ is: 'wait', ms: 2_500 });
    expect(answer(429)).toEqual({ is: 'wait', ms: 5_000 });
    expect(answer(429, '999999')).toEqual({ is: 'wait', ms: 3_600_000 });
    expect(answer(429, 'soon', '{"retry_after": 0.01}')).toEqual({ is: 'wait', ms: 1_000 });
  });

  it('that does not come is waited for longer and longer', () => {
    expect([1, 2, 3, 8, 9, 2_000].map(waitAfterFailures)).toEqual([5_000, 10_000, 20_000, 640_000, 900_000, 900_000]);
  });
});

it('every line of the log has a kind, and every kind has lines', () => {
  const kinds = Object.keys(LINES).map(webhookKindOf);
  expect(kinds).not.toContain(null);
  expect(new Set(kinds)).toEqual(new Set(WEBHOOK_KIND_KEYS));
  expect(webhookKindOf('tomorrow.thing')).toBeNull();
  expect([webhookKindOf('draft.picked'), webhookKindOf('draft.begun'), webhookKindOf('trade.vetoed')]).toEqual([
    'picks',
    'drafts',
    'trades',
  ]);
});

describe('a message', () => {
  const foot = { league: 'Ice & [Fire]', url: 'https://crease.example/Lg/league/activity-log' };
  const line = (words: string, url: string | null = null): WebhookLine => ({ words, url });

  it('has one link for lines that lead to the same page, and says the league', () => {
    const lines = [line('Wolves drafted Ada', 'u/1'), line('Bears drafted Ben', 'u/1'), line('A trade', 'u/2')];
    expect(webhookMessage('discord', lines, foot)).toEqual({
      lines: 3,
      body: {
        content:
          '• Wolves drafted Ada\n• Bears drafted Ben · [Open](<u/1>)\n• A trade · [Open](<u/2>)\n-# [Ice & \\[Fire\\]](<https://crease.example/Lg/league/activity-log>)',
        allowed_mentions: { parse: [] },
        flags: 4,
      },
    });
    expect(webhookMessage('slack', lines.slice(2), foot).body).toEqual({
      text: '• A trade · <u/2|Open>\n<https://crease.example/Lg/league/activity-log|Ice &amp; [Fire]>',
      unfurl_links: false,
      unfurl_media: false,
      link_names: false,
    });
  });

  it('calls nobody and has no marks of its lines', () => {
    const evil = line('@everyone\n# <!channel> <@U1> *b* _i_ `c` ~s~ ||x|| \u202egnp & \\');
    expect(webhookMessage('discord', [evil], foot).body.content).toMatch(
      /^• @\u200beveryone \\# \\<!channel\\> \\<@\u200bU1\\> \\\*b\\\* \\_i\\_ \\`c\\` \\~s\\~ \\\|\\\|x\\\|\\\|\s+gnp & \\\\\n/,
    );
    expect(webhookMessage('slack', [evil], foot).body.text).toMatch(
      /^• @\u200beveryone # &lt;!channel&gt; &lt;@\u200bU1&gt; \*\u200bb\*\u200b _\u200bi_\u200b /,
    );
  });

  it.each(['discord', 'slack'] as const)(
    'takes as many lines as %s allows, and one that is too long cut off',
    (service) => {
      const most = service === 'discord' ? 2_000 : 3_500;
      const many = Array.from({ length: 300 }, (_, index) => line(`${index} *${'y'.repeat(50)}*`));
      let said = 0;
      for (let left = many; left.length > 0; left = left.slice(said)) {
        const { body, lines } = webhookMessage(service, left, foot);
        said = lines;
        expect(lines).toBeGreaterThan(10);
        expect(String(body.content ?? body.text).length).toBeLessThanOrEqual(most);
        if (left.length > 100) break;
      }
      const long = webhookMessage(service, [line('*&'.repeat(5_000)), line('next')], foot);
      expect(long.lines).toBe(1);
      const text = String(long.body.content ?? long.body.text);
      expect(text.length).toBeLessThanOrEqual(most);
      expect(text).toContain('…\n');
    },
  );
});

it('how it went is said without the address', () => {
  expect(outcomeWords({ key: 'refused', figures: { service: 'discord', status: 400, lines: 2 } })).toBe(
    'Discord did not take a message (400): 2 lines are left out.',
  );
});
