import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createButton, openNewLeague, typeName } from './testing/new-league.js';

beforeEach(() => void openNewLeague());

const number = (name: string) => screen.getByRole('spinbutton', { name });

describe('creating a league', () => {
  test('does not ask about players where there is one kind of them', async () => {
    await screen.findByRole('radio', { name: 'Re-draft' });
    expect(screen.queryByRole('radiogroup', { name: 'Players' })).toBeNull();
  });

  test('begins with the recommended settings of a dynasty league', () => {
    expect(number('Salary cap').getAttribute('aria-valuetext')).toBe('$88,000,000');
    expect(number('Number of teams').getAttribute('aria-valuenow')).toBe('12');
    expect(number('Startup draft rounds').getAttribute('aria-valuenow')).toBe('20');
    expect(number('Protection limit').getAttribute('aria-valuetext')).toBe('$47,000,000');
  });

  test('without a name says that it is missing, and sends nothing', async () => {
    await userEvent.click(createButton());
    expect(screen.getByRole('alert').textContent).toBe('Still missing: League name');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'League name' }));
  });

  test('hides what a re-draft league does not have', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Re-draft' }));
    expect(number('General draft rounds').getAttribute('aria-valuenow')).toBe('20');
    for (const label of ['Startup draft rounds', 'Rookie bank size', 'Protection limit'])
      expect(screen.queryByRole('spinbutton', { name: label })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Rookie draft' })).toBeNull();
  });

  test('shows the settings of a feature only while it is on', async () => {
    await userEvent.click(screen.getByRole('switch', { name: 'Rookie draft' }));
    expect(screen.queryByRole('spinbutton', { name: 'Rookie bank size' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Salary retention' }));
    expect(screen.queryByRole('spinbutton', { name: 'Maximum retained' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Protection sheets' }));
    expect(screen.queryByRole('spinbutton', { name: 'Bench size' })).toBeNull();
  });

  test('cannot be sent with everything at zero, and says what is missing', async () => {
    await typeName('Pond Kings');
    expect(createButton().disabled).toBe(false);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recommended settings' }));
    expect(createButton().disabled).toBe(true);
    expect(screen.getByText('A league has 2 to 32 teams.')).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Salary retention' }).getAttribute('aria-checked')).toBe('false');
  });

  test('steps the cap by a million, the bench by half a million and the percentage by five', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More: Salary cap' }));
    expect(number('Salary cap').getAttribute('aria-valuenow')).toBe('89000000');
    await userEvent.click(screen.getByRole('button', { name: 'Less: Bench amount' }));
    expect(number('Bench amount').getAttribute('aria-valuenow')).toBe('4500000');
    await userEvent.click(screen.getByRole('button', { name: 'More: Maximum retained' }));
    expect(number('Maximum retained').getAttribute('aria-valuenow')).toBe('30');
  });

  test('wins the season by one of three presets, with the settings folded', async () => {
    const preset = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(preset('Season table').checked).toBe(true);
    expect(document.querySelector('details')?.open).toBe(false);
    await userEvent.click(preset('Head-to-head with play-offs'));
    expect(number('Teams in the play-offs').getAttribute('aria-valuenow')).toBe('6');
    await userEvent.click(preset('Categories'));
    expect(screen.getByRole('list', { name: 'Chosen categories' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Re-draft' }));
    expect(preset('Categories').checked).toBe(true);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'h2h_most_categories');
    expect(preset('Categories').checked).toBe(false);
  });

  test('explains every section', async () => {
    for (const section of ['league type', 'General', 'Roster', 'Trading', 'Draft', 'Salary retention'])
      expect(screen.getByRole('button', { name: `About ${section}` })).toBeDefined();
    await userEvent.hover(screen.getByRole('button', { name: 'About Trading' }));
    expect(screen.getByRole('tooltip').textContent).toContain('free-agent picks a week');
  });
});
