import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { seasonPlus } from '@crease/core/season.js';
import { CUP, type Condition } from '@crease/core/trades/trade.model.js';
import type { ConditionView } from '@crease/core/trades/trade.schema.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer, type Asked } from '../../../testing/fake-server.js';
import { ConditionDialog } from '../offer/ConditionDialog.js';
import { ConditionItem } from './ConditionItem.js';
import { renderRouted } from '../../../testing/screen.js';
import { LEAGUE, leagueAnswer, teamSummary } from '../../../testing/league.js';

const SEASON = '2025-26';
const [HARBOR, SHORE] = [teamSummary('Tm1aaaaaaaaa', 'Harbor Lights'), teamSummary('Tm2aaaaaaaaa', 'North Shore')];
const league = leagueAnswer([HARBOR, SHORE], { team_id: null }, { pick_seasons: 5 });
const condition: ConditionView = {
  condition_id: 'Cn1aaaaaaaaa',
  trade_id: 'Tr1aaaaaaaaa',
  from_team_id: HARBOR.team_id,
  to_team_id: SHORE.team_id,
  asset: {
    kind: 'fa-pick',
    pick_id: 'Pk1aaaaaaaaa',
    week: 3,
    assigned_to: HARBOR.team_id,
    owned_by: HARBOR.team_id,
    expiry_date: '2026-01-01T05:00:00.000Z',
    label: 'FA pick, week 3',
    condition: null,
    condition_text: null,
  },
  instead: null,
  condition: { type: 'free-text', text: 'If it snows', resolve_by: '2026-06-30' },
  text: 'If it snows (by Jun 30, 2026)',
  resolve_by: '2026-07-01T04:00:00.000Z',
  state: 'waiting',
  proposed: null,
  confirmed: null,
  decided_by: 'others',
  vote: { needed: 2, met: 1, not_met: 0, mine: null },
  may: ['vote'],
};

const CLOSED = 'The condition was decided in the meantime.';

let asked: Asked[];
let closed: boolean;
beforeEach(() => {
  closed = false;
  queryClient.setQueryData(keys.summary(LEAGUE), league);
  asked = fakeServer(({ path }) =>
    !/\/(vote|confirm)$/.test(path)
      ? { status: 200, body: league }
      : closed
        ? { status: 409, body: { refusal: { name: 'conditionClosed', message: CLOSED } } }
        : { status: 200, body: condition },
  );
});
afterEach(() => queryClient.clear());
const show = (page: ReactNode) => renderRouted(page);
const voted = () => asked.filter(({ path }) => path.endsWith('/vote')).map(({ body }) => body);

test('a manager without a part in a commissioner’s own trade votes on its condition', async () => {
  show(<ConditionItem leagueId={LEAGUE} condition={condition} />);
  expect(
    screen.getByText(/^2 of the managers without a part in the trade decide it: 1 for met, 0 for not met\.$/),
  ).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vote on the condition' });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Not met' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Vote' }));
  expect(voted()).toEqual([{ outcome: 'not-met' }]);
});

test('a vote can be taken back, and a condition that nobody decides says so', async () => {
  const { unmount } = show(
    <ConditionItem
      leagueId={LEAGUE}
      condition={{ ...condition, vote: { needed: 2, met: 1, not_met: 0, mine: 'met' } }}
    />,
  );
  expect(screen.getByText(/You voted met\.$/)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change vote' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw my vote' }));
  expect(voted()).toEqual([{ outcome: null }]);
  unmount();
  show(<ConditionItem leagueId={LEAGUE} condition={{ ...condition, decided_by: 'date', vote: null, may: [] }} />);
  expect(screen.getByText(/^No manager or commissioner outside the trade can decide it\./)).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a vote that is refused says why, and the dialog stays open', async () => {
  closed = true;
  show(<ConditionItem leagueId={LEAGUE} condition={condition} />);
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vote on the condition' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Vote' }));
  expect(await within(dialog).findByText(CLOSED)).toBeDefined();
});

test('a long condition is shown whole, on its line and in its dialog', async () => {
  const text = `${'If it snows on the pond and '.repeat(12)}the ice holds (by Jun 30, 2026)`;
  show(<ConditionItem leagueId={LEAGUE} condition={{ ...condition, text }} />);
  expect(screen.getByText(new RegExp(text.replace(/[()]/g, '.')))).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
  expect((await screen.findByRole('dialog', { name: 'Vote on the condition' })).textContent).toContain(text);
});

const dialog = (kept: Condition | null, onSave: (saved: Condition | null) => void) =>
  show(
    <ConditionDialog
      leagueId={LEAGUE}
      asset={{ kind: 'player', player_id: 7, condition: kept }}
      label="Ada Prov"
      round={null}
      picks={[]}
      players={[{ player_id: 7, name: 'Ada Prov' }]}
      lastDay={null}
      onSave={onSave}
      onClose={() => undefined}
    />,
  );

test('two conditions are joined, one of them the Stanley Cup, as far ahead as picks can be traded', async () => {
  const save = jest.fn();
  const last = seasonPlus(SEASON, 5);
  const { unmount } = dialog(null, save);
  const choose = async (group: HTMLElement, label: string, option: string) =>
    userEvent.selectOptions(within(group).getByLabelText(label), option);
  const form = screen.getByRole('dialog', { name: 'Condition' });
  await choose(form, 'Type of condition', 'An NHL club in the playoffs');
  await choose(form, 'How far', 'Wins the Stanley Cup');
  await choose(form, 'Club', 'Buffalo Sabres');
  await choose(form, 'Season', last);
  await userEvent.click(within(form).getByRole('checkbox', { name: 'And a second condition' }));
  const second = within(form).getByRole('group', { name: 'Second condition' });
  expect(within(second).queryByRole('option', { name: 'Protected pick' })).toBeNull();
  await choose(second, 'Type of the second condition', 'A player is signed');
  await choose(second, 'Season', last);
  const day = within(form).getByLabelText('Decided by');
  expect(day.getAttribute('max')).toBe('2031-06-30');
  await userEvent.clear(day);
  await userEvent.type(day, '2031-06-30');
  await userEvent.click(within(form).getByRole('button', { name: 'Set condition' }));
  const both: Condition = {
    type: 'both',
    of: [
      { type: 'playoffs-made', club: 'BUF', season: last, round: CUP },
      { type: 'signed', player_id: 7, season: last },
    ],
    resolve_by: '2031-06-30',
  };
  expect(save).toHaveBeenCalledWith(both);
  unmount();

  dialog(both, save);
  await userEvent.click(screen.getByRole('checkbox', { name: 'And a second condition' }));
  await userEvent.click(screen.getByRole('button', { name: 'Set condition' }));
  expect(save).toHaveBeenLastCalledWith({
    type: 'playoffs-made',
    club: 'BUF',
    season: last,
    round: CUP,
    resolve_by: '2031-06-30',
  });
});

test('a second condition that is empty, and a day out of reach, cannot be saved', async () => {
  const save = jest.fn();
  dialog(null, save);
  const form = within(screen.getByRole('dialog', { name: 'Condition' }));
  const set = () => form.getByRole('button', { name: 'Set condition' });
  await userEvent.selectOptions(form.getByLabelText('Type of condition'), 'In your own words');
  await userEvent.click(set());
  expect(form.getByText('Still missing: The condition')).toBeDefined();
  await userEvent.type(form.getByLabelText('The condition'), 'If it snows');
  await userEvent.click(form.getByRole('checkbox', { name: 'And a second condition' }));
  await userEvent.click(set());
  expect(form.getByText('Still missing: The condition')).toBeDefined();
  const second = within(form.getByRole('group', { name: 'Second condition' }));
  await userEvent.type(second.getByLabelText('The condition'), 'If the ice holds');
  expect(set()).toHaveProperty('disabled', false);
  const day = form.getByLabelText('Decided by');
  await userEvent.clear(day);
  await userEvent.type(day, '2031-07-01');
  expect(form.getByText(/^From today until .*Jun 30, 2031\.$/)).toBeDefined();
  expect(set()).toHaveProperty('disabled', true);
  expect(save).not.toHaveBeenCalled();
});

test('settling against the rules names the note as missing', async () => {
  closed = true;
  show(<ConditionItem leagueId={LEAGUE} condition={{ ...condition, may: ['settle'] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Settle' }));
  const settle = () => userEvent.click(screen.getByRole('button', { name: 'Settle and carry out' }));
  await settle();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Override/ }));
  await settle();
  expect(screen.getByText('Still missing: Note')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' }));
});
