import { afterEach, describe, expect, test } from '@jest/globals';
import { readLanguageFrom } from '@crease/core/locale.js';
import { csvText, inReadersWords } from './csv.js';

describe('a table as CSV', () => {
  test('quotes what a comma would break, and disarms what a spreadsheet would run', () => {
    expect(
      csvText(
        ['name', 'points', 'mine'],
        [
          ['Doe, "Jo"', -3, true],
          ['=1+1', null, false],
        ],
      ),
    ).toBe('name,points,mine\r\n"Doe, ""Jo""",-3,yes\r\n\'=1+1,,no');
  });
});

describe('a table of a French reader', () => {
  afterEach(() => readLanguageFrom(() => 'en'));

  test('has French headings, codes, and yes and no; names that look like codes stay', async () => {
    readLanguageFrom(() => 'fr');
    const trades = { head: ['state', 'offered_by', 'automatic'], rows: [['executed', 'executed', true]] };
    expect(await inReadersWords(trades)).toEqual({
      head: ['État', 'Offert par', 'Automatique'],
      rows: [['Exécuté', 'executed', 'oui']],
    });
    const claims = { head: ['Joueur', 'Résultat'], keys: [null, 'outcome'], rows: [['won', 'won']] };
    expect((await inReadersWords(claims)).rows).toEqual([['won', 'Gagnée']]);
  });

  test('is in code for an English reader', async () => {
    const claims = { head: ['Player', 'Outcome'], keys: [null, 'outcome'], rows: [['Ada', 'won']] };
    expect((await inReadersWords(claims)).rows).toEqual([['Ada', 'won']]);
  });
});
