import { describe, expect, it, test } from '@jest/globals';
import { notificationWords } from './kinds/kinds.words.js';
import { NOTIFICATION_KINDS, preferencesOf, REMIND_HOURS } from './notification.rules.js';
import type { TradeEnding } from '../trades/trade.words.js';
import * as words from './notification.words.js';

const mailWords = (mail: words.Mail) => words.mailWords(mail, 'en');
const noticeWords = (mail: words.Mail) => words.noticeWords(mail, 'en');

test('every mail goes out until its kind is switched off, and the others still do then', () => {
  expect(Object.values(preferencesOf([]))).toEqual(NOTIFICATION_KINDS.map(() => true));
  const some = preferencesOf(['invitation', 'a kind of yesterday']);
  expect(Object.keys(some)).toEqual([...NOTIFICATION_KINDS]);
  expect(NOTIFICATION_KINDS.filter((kind) => !some[kind])).toEqual(['invitation']);
});

test('every kind has its words, and reminders go out in the last day', () => {
  for (const kind of NOTIFICATION_KINDS) expect(notificationWords[kind]).toMatch(/\w+ \w+/);
  expect(REMIND_HOURS).toEqual({ faPick: 24, protection: 24, trades: 24, signing: 24 });
});

describe('what a notice says beside the subject of its mail', () => {
  const offer = (message: string | null) =>
    noticeWords({
      kind: 'trade-received',
      key: 'offer',
      figures: {
        team: 'Wolves',
        counter: false,
        message,
        until: { at: '2026-11-30T12:04:00.000Z', timeZone: 'America/Toronto' },
      },
    });

  it('is the first line that says more', () => {
    expect(offer(null)).toEqual({
      title: 'Trade Request received from Wolves',
      detail: expect.stringMatching(/^The offer ends /),
    });
    expect(offer('Yours for two?').detail).toBe('Yours for two?');
  });

  it('is nothing where the subject says it all', () => {
    const closed = (reason: TradeEnding | string) =>
      noticeWords({ kind: 'trade-answered', key: 'closed', figures: { reason } });
    const declined = (why: string | null) => closed({ key: 'declined', figures: { team: 'Wolves: East', why } });
    expect(declined(null)).toEqual({ title: 'Wolves: East declined.', detail: null });
    expect(declined('too dear')).toEqual({ title: 'Wolves: East declined', detail: 'Wolves: East declined: too dear' });
    // As earlier releases stored it.
    expect(closed('Wolves declined: too dear')).toEqual({ title: 'Wolves declined: too dear', detail: null });
  });
});

test('a changed score is worded for a matchup and for a round of the play-offs, in both languages', () => {
  const changed = (figures: { round: number | null; reason: string | null }, language: 'en' | 'fr') =>
    words.mailWords(
      {
        kind: 'matchup-ended',
        key: 'changed',
        figures: { team: 'Aigles', period: 5, rounds: 3, bracket: null, figure: 'g', before: 4, after: 6, ...figures },
      },
      language,
    );
  expect(changed({ round: null, reason: 'A typo' }, 'en')).toEqual({
    subject: 'Your commissioner changed a score in matchup 5',
    lines: ['Goals of Aigles in matchup 5 are 6 instead of 4.', 'Reason: A typo'],
  });
  expect(changed({ round: 3, reason: null }, 'en')).toEqual({
    subject: 'Your commissioner undid a change of a score in the final',
    lines: ['Goals of Aigles in the final are 6 instead of 4.'],
  });
  expect(changed({ round: null, reason: 'Une coquille' }, 'fr')).toEqual({
    subject: 'Votre commissaire a changé un pointage (période 5)',
    lines: ['Buts d’Aigles (période 5), 6 au lieu de 4.', 'Raison\u00A0: Une coquille'],
  });
  expect(changed({ round: 3, reason: null }, 'fr').subject).toBe(
    'Votre commissaire a annulé un changement de pointage (la finale)',
  );
});

test('a notice of a member who left has the line of the log, also where an earlier release stored its sentence', () => {
  const figures = { team: 'Bears', succeeds: false };
  const line = { key: 'league.left', figures: { who: 'Ada Prov', team: 'Bears' } } as const;
  const words = 'Ada Prov left Bears and the league.';
  const left = (said: typeof line | string) =>
    mailWords({ kind: 'member-left', key: 'left', figures: { ...figures, line: said } });
  expect(left(line)).toEqual(left(words));
  expect(left(line).subject).toBe(words);
  const declined = { key: 'league.declined', figures: { who: 'Ada Prov', team: 'Bears' } } as const;
  expect(mailWords({ kind: 'member-left', key: 'declined', figures: { line: declined } }).lines).toEqual([
    expect.stringMatching(/^Ada Prov declined .*Bears.* You can invite another manager:$/),
  ]);
});
