import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { leagueFormDefaults } from '@crease/core/leagues/league.rules.js';
import { validateLeagueForm } from '@crease/core/leagues/form.rules.js';
import { LeagueFields } from './LeagueFields.js';

function Form() {
  const [form, setForm] = useState(() => leagueFormDefaults('dynasty', 'Rink'));
  return (
    <>
      <LeagueFields
        form={form}
        errors={validateLeagueForm(form)}
        onChange={(field, value) => setForm((before) => ({ ...before, [field]: value }))}
      />
      <output>{JSON.stringify(form)}</output>
    </>
  );
}
const sent = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Record<string, unknown>;

test('the rookie bank is set in the form, goes with the rookie draft, and asks for a limit', () => {
  render(<Form />);
  fireEvent.change(screen.getByLabelText('Sending players down'), { target: { value: 'waivers' } });
  fireEvent.click(screen.getByRole('switch', { name: /The bank counts on the cap/ }));
  expect(sent()).toMatchObject({ farm_send_down: 'waivers', farmOnCap: true, farm_veterans: 0 });
  for (const label of ['Rookies are under', 'Games in one season: G', 'Games in each of two seasons'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: '0' } });
  expect(sent()).toMatchObject({ rookie_age: 0 });
  expect(screen.getByText('Limit rookies by age or by games: without a limit every player is one.')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: /Rookie draft/ }));
  expect(screen.queryByLabelText('Sending players down')).toBeNull();
  expect(screen.queryByText(/without a limit every player is one/)).toBeNull();
});
