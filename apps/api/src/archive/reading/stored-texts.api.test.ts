import { expect, test } from '@jest/globals';
import { playToSecondSeason } from '../../testing/second-season.js';
import { fileApp } from '../../testing/test-app.js';
import { forge, rewrite } from '../testing/forge.js';
import { bring, take } from '../testing/moves.js';
import { rowsIn, unzipped } from '../testing/zip.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app } = await fileApp();
const league = await playToSecondSeason(app);

/** A stored text of each table that has texts: as a key, and in words. */
const STORED_TEXTS = [
  [
    'draft',
    {
      key: 'id',
      text: 'name',
      said: 'built',
      value: { key: 'startup', figures: { season: '2026-27', type: 'rookie', mock: false } },
      words: '2026-27 startup rookie draft',
      from: `draft x where x.kind <> 'mock' and x.status <> 'lobby' and x.league_id = $1`,
    },
  ],
  [
    'trade',
    {
      key: 'id',
      text: 'reason',
      said: 'ending',
      value: { key: 'reversed', figures: { why: 'A slip' } },
      words: 'Reversed by the commissioner: A slip',
      from: 'trade x where x.accepted_at is not null and x.league_id = $1',
    },
  ],
  [
    'trade_condition',
    {
      key: 'id',
      text: 'note',
      said: 'why',
      value: { key: 'notProtected', figures: { team: 'Wolves' } },
      words: 'Wolves has not protected the player.',
      from: 'trade_condition x where x.league_id = $1',
    },
  ],
  [
    'trade_condition',
    {
      key: 'id',
      text: 'proposed_evidence',
      said: 'proposed_why',
      value: { key: 'signed', figures: { season: '2026-27' } },
      words: 'They have a contract for 2026-27.',
      from: 'trade_condition x where x.league_id = $1',
    },
  ],
  [
    'draft_pick',
    {
      key: 'id',
      text: 'forfeited_reason',
      said: 'forfeited_why',
      value: { key: 'keeper', figures: { player: 'Ada Prov' } },
      words: 'Given up to keep Ada Prov.',
      from: 'draft_pick x where x.league_id = $1',
    },
  ],
  [
    'pick_move',
    {
      key: 'id',
      text: 'reason',
      said: 'why',
      value: { key: 'brought', figures: { note: 'for the goalie' } },
      words: 'Imported: for the goalie.',
      from: 'pick_move x join team t on t.league_id = x.league_id and t.id = x.from_team_id where t.league_id = $1',
    },
  ],
  [
    'protection_sheet',
    {
      key: 'team_id',
      text: 'reason',
      said: 'why',
      value: { key: 'fault', figures: { why: 'The core was too small.' } },
      words: 'The core was too small.',
      from: 'protection_sheet x where x.locked_at is not null and x.league_id = $1',
    },
  ],
] as const;

type Archive = Awaited<ReturnType<typeof unzipped>>;
type Text = (typeof STORED_TEXTS)[number];

const packed = async (): Promise<Archive> => unzipped(await take(app.url, league.manager(0).token, league.id));
const keys = new Map<Text, string>();
for (const stored of STORED_TEXTS) {
  const [, { key, from }] = stored;
  const [first] = await league.query<{ key: string }>(`select x.${key} as key from ${from} limit 1`, [league.id]);
  keys.set(stored, String(first?.key));
}

async function setTexts(to: (text: Text[1]) => { readonly said: unknown; readonly text: unknown }): Promise<void> {
  for (const stored of STORED_TEXTS) {
    const [table, { key, said, text }] = stored;
    const values = to(stored[1]);
    await league.query(`update ${table} set ${said} = $2, ${text} = $3 where league_id = $4 and ${key} = $1`, [
      keys.get(stored),
      values.said,
      values.text,
      league.id,
    ]);
  }
}
const rowOf = (archive: Archive, stored: Text) =>
  rowsIn(archive, stored[0]).find((row) => String(row[stored[1].key]) === keys.get(stored));

await setTexts(({ words }) => ({ said: null, text: words }));
const inWords = await packed();
await setTexts(({ value }) => ({ said: value, text: null }));
const asKeys = await packed();

async function brought(texts: readonly Text[], change: (text: Text[1]) => object) {
  const edit = (now: Archive) => {
    for (const stored of texts)
      rewrite(stored[0], (row) =>
        Object.assign(row, String(row[stored[1].key]) === keys.get(stored) ? change(stored[1]) : {}),
      )(now);
  };
  return bring(league.manager(0), await forge(asKeys, edit));
}
const storedIn = (leagueId: string | null, [, { text, said, from }]: Text) =>
  league.query(`select x.${text} as text, x.${said} as said from ${from}`, [leagueId]);
const later = ({ said }: Text[1]) => ({ [said]: { key: 'evaporated', figures: {} } });
const same = (await brought([], () => ({}))).body.league_id;
const released = (await brought(STORED_TEXTS, (stored) => ({ ...later(stored), [stored.text]: stored.words }))).body
  .league_id;

test.each(STORED_TEXTS.map((stored) => [`${stored[0]}.${stored[1].text}`, stored] as const))(
  'an archive has texts of %s as keys and in words, and a key of a later release keeps its words',
  async (_, stored) => {
    const [table, { text, said, value, words }] = stored;
    expect(rowOf(inWords, stored)).toMatchObject({ [said]: null, [text]: words });
    expect(rowOf(asKeys, stored)).toMatchObject({ [said]: value, [text]: words });
    expect(String(asKeys.get(`csv/${table}.csv`))).toContain(words);
    expect(await storedIn(same, stored)).toContainEqual({ text: null, said: value });
    expect(await storedIn(released, stored)).toContainEqual({ text: words, said: null });
    expectRefusal(await brought([stored], (one) => ({ ...later(one), [one.text]: null })), 422, 'archiveRow', {
      message: expect.stringContaining(`${said} has a key or figures`),
    });
  },
);
