import { afterEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExtrasSaid } from '@crease/core/imports/move-in/extras.words.js';
import type { Extras } from '@crease/core/imports/move-in/extras.rules.js';
import type { MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { renderRouted } from '../../testing/screen.js';
import { ExtrasList } from './ExtrasList.js';
import { FilesPanel } from './FilesPanel.js';
import { ColumnsPanel } from './ColumnsPanel.js';
import { InvitesPanel } from './InvitesPanel.js';
import { useInvites } from './invites.store.js';
import { SettleList } from './SettleList.js';
import { SheetQuestions } from './SheetQuestions.js';
import * as t from './move-in.words.en.js';
import { useMoveIn } from './move-in.store.js';
import { rowsOf } from './mapped-sheets.js';

const BELOW = [
  ['Player', 'Owner', 'Pos', 'Salary'],
  ['Ada Prov', 'Otters', 'F', '$1,000,000'],
  ['Ben Puck', '', 'D', '$900,000'],
  ['Eva Rink', '', 'G', '$950,000'],
];
const SEASON = '2026-27' as MoveInAnswer['picks'][number]['season'];

function Questions() {
  const [known] = useMoveIn().sheets;
  return known === undefined ? null : <SheetQuestions known={known} />;
}

afterEach(() => useMoveIn.getState().clear());

test('empty cells below a team belong to that team until the commissioner says otherwise, and each answer is read', async () => {
  useMoveIn.getState().add([{ name: 'otters.csv', rows: BELOW }]);
  render(<Questions />);
  const below = screen.getByRole('combobox', { name: 'Empty cells below a team mean' });
  const teams = () => rowsOf(useMoveIn.getState().sheets).map(({ team }) => team);
  expect(below).toHaveProperty('value', 'same');
  expect(teams()).toEqual(['Otters', 'Otters', 'Otters']);
  await userEvent.selectOptions(below, 'No team: free agents');
  expect(teams()).toEqual(['Otters', '', '']);
});

test('with few rows for each team, empty cells below it are asked about', async () => {
  const rows = [
    BELOW[0]!,
    BELOW[1]!,
    BELOW[2]!,
    ['Eva Rink', 'Wolves', 'G', '$950,000'],
    ['Cy Net', '', 'G', '$775,000'],
  ];
  useMoveIn.getState().add([{ name: 'otters.csv', rows }]);
  render(<Questions />);
  const below = screen.getByRole('combobox', { name: 'Empty cells below a team mean' });
  expect(below).toHaveProperty('value', '');
  expect(screen.getByText('Choose whether these players are on that team.')).toBeDefined();
  await userEvent.selectOptions(below, 'The same team');
  expect(screen.queryByText('Choose whether these players are on that team.')).toBeNull();
  expect(rowsOf(useMoveIn.getState().sheets).map(({ team }) => team)).toEqual(['Otters', 'Otters', 'Wolves', 'Wolves']);
});

test('prospects are offered after a warning where most names are unknown', async () => {
  const names = ['Otters', 'Wolves', 'Bears', 'Hawks', 'Lynx', 'Known Man'];
  const sent = names.map((player, at) => ({
    row: {
      row: at + 2,
      sheet: 'a.csv',
      player,
      team: 'Otters',
      word: '',
      nhl_id: null,
      pos: null,
      club: null,
      birth_date: null,
      salary: null,
      gp: null,
      g: null,
      a: null,
      since: null,
    },
    team_id: null,
    place: 'active' as const,
  }));
  const answer = {
    rows: names.map((_, at) => ({
      row: at + 2,
      action: at === 5 ? 'created' : 'refused',
      player_id: at === 5 ? 7 : null,
      why: [{ key: 'player.unknown' }],
      candidates: [],
    })),
  } as unknown as MoveInAnswer;
  const view = render(<SettleList answer={answer} sent={sent} />);
  expect(screen.getByRole('alert').textContent).toContain('5 of 6 names are unknown here.');
  expect(screen.queryByRole('button', { name: 'Bring 5 unknown as prospects' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'The names are right: offer to create prospects' }));
  expect(screen.getByRole('button', { name: 'Bring 5 unknown as prospects' })).toBeDefined();
  view.unmount();
  render(<SettleList answer={{ ...answer, rows: answer.rows.slice(1) }} sent={sent} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a column whose amounts have several units asks for one, and takes the answer', async () => {
  useMoveIn.getState().add([{ name: 'otters.csv', rows: [...BELOW, ['Cy Net', 'Otters', 'G', '12.5']] }]);
  render(<Questions />);
  const unit = screen.getByRole('combobox', { name: 'Salary is counted in' });
  expect(screen.getByText(/could be several amounts\. Choose the unit\.$/)).toBeDefined();
  await userEvent.selectOptions(unit, 'Each by its size: below 1,000 are millions');
  expect(screen.queryByText(/could be several amounts/)).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Salary is counted in' })).toHaveProperty('value', 'size');
});

test('the table of picks is compared with the league by owner and season, with each row that is left out', () => {
  const line = (action: 'updated' | 'unchanged' | 'refused', row: number, why: ExtrasSaid | null = null) => ({
    where: `picks.csv, row ${row}`,
    kind: 'picks' as const,
    action,
    what: { key: 'what.pick', figures: { season: SEASON, round: 1, team: 'Otters', type: null } },
    why,
  });
  const answer = {
    along: [line('updated', 2), line('unchanged', 3), line('refused', 4, { key: 'no.draftBegun' })],
    picks: [{ season: SEASON, type: 'general', team_id: 'A', count: 1 }],
    standings: [],
    matches: [],
  } as unknown as MoveInAnswer;
  const along = {
    body: { picks: [2, 3].map(() => ({ season: SEASON, type: 'general', owner: 'A' })), standings: [] },
    unread: [],
  } as unknown as Extras;
  render(<ExtrasList answer={answer} along={along} nameOf={() => 'Otters'} />);
  expect(screen.getByText('Moved 1 · Unchanged 1 · Left out 1')).toBeDefined();
  expect(screen.getByText('The draft of this pick has begun.')).toBeDefined();
  expect(screen.getByText('1 difference')).toBeDefined();
  const table = screen.getByRole('table', { hidden: true });
  expect(within(table).getByText('2 there, 1 here')).toBeDefined();
});

test('the trial names the champion of each past season with matchups, and says where there is none', () => {
  const match = (action: 'created' | 'refused', row: number, why: ExtrasSaid | null = null) => ({
    where: `matchups.csv, row ${row}`,
    kind: 'matches' as const,
    action,
    what: {
      key: 'what.match',
      figures: { season: SEASON, period: 20, round: 1, home: 'Otters', away: 'Wolves', homePoints: 5, awayPoints: 5 },
    },
    why,
  });
  const season = { season: '2024-25', count: 90, rounds: 3, champion: 'A', left: 1 };
  const answer = {
    along: [match('created', 2), match('refused', 3, { key: 'no.levelRound', figures: { round: 1 } })],
    picks: [],
    standings: [],
    matches: [
      season,
      { ...season, season: '2023-24', champion: null, left: 3 },
      { ...season, season: '2022-23', count: 1, rounds: 0, champion: null, left: 0 },
    ],
  } as unknown as MoveInAnswer;
  const along = { body: { picks: [], standings: [] }, unread: [] } as unknown as Extras;
  render(<ExtrasList answer={answer} along={along} nameOf={() => 'Otters'} />);
  const seasons = within(screen.getByRole('list', { name: 'Past matchups' })).getAllByRole('listitem');
  expect(seasons.map(({ textContent }) => textContent)).toEqual([
    '2024-25 90 matchups, 3 rounds of play-offs, champion Otters',
    '2023-24 90 matchups, 3 rounds of play-offsNo champion: 3 teams did not lose in the play-offs. Mark the other matchups as “consolation”.',
    '2022-23 1 matchup',
  ]);
  expect(screen.getByText('New 1 · Unchanged 0 · Left out 1')).toBeDefined();
  expect(screen.getByText(/^2026-27, period 20, round 1 of the play-offs: Otters 5, Wolves 5:/)).toBeDefined();
  expect(screen.getByText(/^The score is tied in round 1 of the play-offs\. Name the team/)).toBeDefined();
});

test('a table of matchups is recognised, and its columns are named', () => {
  useMoveIn.getState().add([
    {
      name: 'matchups 2023-24.csv',
      rows: [
        ['Week', 'Round', 'Home', 'Away', 'Home Score', 'Away Score'],
        ['1', '', 'Otters', 'Wolves', '10.5', '9'],
      ],
    },
  ]);
  render(<ColumnsPanel sheets={useMoveIn.getState().sheets} />);
  expect(screen.getByRole('combobox', { name: 'Type of table' })).toHaveProperty('value', 'matches');
  expect(screen.getByDisplayValue('2023-24')).toBeDefined();
  for (const column of ['Period', 'Play-off round', 'Home team', 'Away team'])
    expect(screen.getAllByDisplayValue(column)).toHaveLength(1);
});

test('why someone was not invited is shown in the language of the page, and left out in another one', () => {
  const invite = { name: null, email: 'a@b.test', state: 'refused', key: 'k' } as const;
  useInvites.setState({
    leagueId: 'L1',
    invites: [
      { ...invite, team_id: 'A', why: 'They are a member already.', language: 'en' },
      { ...invite, team_id: 'B', why: 'Cette personne est déjà membre.', language: 'fr' },
      { ...invite, team_id: 'C', why: 'Of an earlier release.' },
    ],
  });
  renderRouted(<InvitesPanel leagueId="L1" nameOf={(id) => id} />);
  const rows = within(screen.getByRole('list', { name: 'Managers' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Aa@b.testThey are a member already.',
    'Ba@b.testnot invited',
    'Ca@b.testOf an earlier release.',
  ]);
});

test('counts of one are said in the singular', () => {
  expect(t.whatMovesIn({ players: 1, free: 1, gone: 1, skipped: 1, rows: 1 })).toBe(
    '1 player of teams, 1 free agent who stays free, 1 who is gone, 1 left behind by choice, and 1 row of what comes along.',
  );
  expect(t.playersInPlaces({ count: 1, rows: 1 })).toBe('1 player is in their place, and 1 more row came along.');
  expect(t.bringRostersWithout({ count: 1 })).toBe('Bring the rosters without 1 player');
  expect([t.rowCount({ count: 1 }), t.rowCount({ count: 1_200 })]).toEqual(['1 row', '1,200 rows']);
  expect(t.standsAt({ rank: 2, points: 1 })).toBe('2. with 1 point');
  expect(t.pointsThereHere({ there: 1, here: 1_300.5 })).toBe('1 point there, 1,300.5 here');
});

test('each way to bring a table names what it lacks', async () => {
  renderRouted(<FilesPanel leagueId="Lg1aaaaaaaaa" />);
  await userEvent.click(screen.getByRole('button', { name: 'Read the league' }));
  const fantrax = screen.getByLabelText('Public league at Fantrax');
  expect(document.activeElement).toBe(fantrax);
  expect(screen.getByText('Still missing: Public league at Fantrax')).toBeDefined();
  await userEvent.type(fantrax, '1abc');
  expect(screen.queryByText(/^Still missing/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Read what was pasted' }));
  const pasted = screen.getByLabelText('Pasted table');
  expect(document.activeElement).toBe(pasted);
  await userEvent.click(pasted);
  await userEvent.paste('Player\tOwner\nAda Prov\tOtters');
  await userEvent.click(screen.getByRole('button', { name: 'Read what was pasted' }));
  expect(useMoveIn.getState().sheets).toHaveLength(1);
  expect(pasted).toHaveProperty('value', '');
});
