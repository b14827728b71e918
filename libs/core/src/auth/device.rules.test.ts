import { expect, test } from '@jest/globals';
import { wordIn } from '../locale.js';
import { devicePartsOf } from './device.rules.js';
import { deviceWords } from './words/device.words.js';

const wordsOf = (userAgent: string | null): string => deviceWords(devicePartsOf(userAgent));

const agent = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;

test.each([
  [agent('Windows NT 10.0; Win64; x64', 'Chrome/142.0 Safari/537.36'), 'Chrome on Windows'],
  [agent('Windows NT 10.0', 'Chrome/142.0 Safari/537.36 Edg/142.0'), 'Edge on Windows'],
  [agent('Linux; Android 15', 'Chrome/142.0 Mobile Safari/537.36 EdgA/142.0'), 'Edge on Android'],
  [agent('Macintosh; Intel Mac OS X 10_15_7', 'Chrome/142.0 Safari/537.36 OPR/120.0'), 'Opera on Mac'],
  ['Opera/9.80 (Windows NT 6.1)', 'Opera on Windows'],
  [agent('Linux; Android 15', 'SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36'), 'Samsung Internet on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [agent('iPhone; CPU iPhone OS 18_0 like Mac OS X', 'FxiOS/145.0 Mobile Safari/605.1'), 'Firefox on iPhone'],
  [agent('iPad; CPU OS 18_0 like Mac OS X', 'CriOS/142.0 Mobile Safari/604.1'), 'Chrome on iPad'],
  [agent('X11; CrOS x86_64', 'Chrome/142.0 Safari/537.36'), 'Chrome on ChromeOS'],
  [agent('X11; Linux x86_64', 'Chromium/142.0 Safari/537.36'), 'Chrome on Linux'],
  [agent('Macintosh', 'Version/18.0 Safari/605.1'), 'Safari on Mac'],
  [agent('Intel Mac OS X', 'Version/18.0 Safari/605.1'), 'Safari on Mac'],
])('%s is said in words', (userAgent, words) => expect(wordsOf(userAgent)).toBe(words));

test('what is not known is not guessed', () => {
  for (const nothing of [null, '', '   ', 'curl/8.0']) expect(wordsOf(nothing)).toBe('Unknown device');
  expect(wordsOf('SomeTool (Windows NT 10.0)')).toBe('A browser on Windows');
  expect(wordsOf('Firefox/145.0')).toBe('Firefox');
});

test('an empty part counts as unknown', () => {
  const wordsFor = () =>
    [
      { browser: '', system: null },
      { browser: '', system: 'Mac' },
      { browser: 'Firefox', system: '' },
    ].map(deviceWords);
  expect(wordsFor()).toEqual(['Unknown device', 'A browser on Mac', 'Firefox']);
  expect(wordIn('fr', wordsFor)).toEqual(['Appareil inconnu', 'Un navigateur sur Mac', 'Firefox']);
});

test('a French reader reads devices in French', () => {
  const french = (userAgent: string | null) => wordIn('fr', () => wordsOf(userAgent));
  expect([french('Firefox/145.0 (Windows NT 10.0)'), french('SomeTool (Windows NT 10.0)'), french(null)]).toEqual([
    'Firefox sur Windows',
    'Un navigateur sur Windows',
    'Appareil inconnu',
  ]);
});
