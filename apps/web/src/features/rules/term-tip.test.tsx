import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findRules } from '@crease/core/settings/rulebook-search.js';
import type { RulesAnswer } from '@crease/core/settings/rulebook.answers.js';
import { useAuth } from '../../platform/session/auth-store.js';
import { fakeServer } from '../../testing/fake-server.js';
import { LEAGUE } from '../../testing/league.js';
import { ruleEntries } from '../palette/entries.js';
import { sectionsOf } from '../palette/palette.model.js';
import { TermTip } from '../open-league/TermTip.js';
import { renderRouted } from '../../testing/screen.js';

const rules: RulesAnswer = {
  sections: [
    {
      id: 'trades',
      title: 'Trades',
      rules: [
        { anchor: 'retentionPercent', text: 'A team keeps at most 25 % of a hit.', explains: [] },
        { anchor: 'reviewOver', text: 'Trades wait for a day.', explains: [] },
      ],
    },
  ],
  text: null,
  settings: [
    { key: 'max_retention_perc', label: 'Highest share', value: '25 %', anchor: 'retentionPercent' },
    { key: 'trade_review_hours', label: 'Review', value: '24 hours', anchor: 'reviewOver' },
  ],
  coming: [],
  can_edit: false,
};

test('a term says what it is, what the league has decided, and leads to its rule', async () => {
  useAuth.setState({ status: 'signed-in' });
  fakeServer(() => ({ status: 200, body: rules }));
  renderRouted(<TermTip leagueId={LEAGUE} term="retention" />);
  const opener = screen.getByRole('button', { name: 'What is “Retained salary”?' });
  await userEvent.click(opener);
  const note = await screen.findByRole('dialog', { name: 'Retained salary', hidden: true });
  await within(note).findByText('25 %');
  expect(within(note).getByRole('link', { name: 'Read the rule', hidden: true }).getAttribute('href')).toBe(
    `/${LEAGUE}/admin/rules#retentionPercent`,
  );
  await userEvent.click(opener);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('Find and the rulebook know the terms by other words for them', () => {
  const found = (typed: string) =>
    sectionsOf([], typed, [], [], ruleEntries(LEAGUE, rules)).flatMap(({ entries }) =>
      entries.map(({ label, detail, to }) => [label, detail, to]),
    );
  expect(found('eat salary')[0]).toEqual([
    'Retained salary',
    'Highest share: 25 %',
    `/${LEAGUE}/admin/rules#retentionPercent`,
  ]);
  expect(found('ballot')[0]).toEqual(['Ballot', 'Review: 24 hours', `/${LEAGUE}/admin/rules#reviewOver`]);
  const inBook = (typed: string) => findRules(rules, typed).flatMap((one) => one.rules.map(({ anchor }) => anchor));
  expect(inBook('retain')).toEqual(['retentionPercent']);
  expect(inBook('ballot')).toEqual(['reviewOver']);
});
