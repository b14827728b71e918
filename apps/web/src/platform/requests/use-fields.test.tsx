import { expect, test } from '@jest/globals';
import { useMutation } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fake-server.js';
import { TextField } from '../../ui/fields/Field.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { Stepper } from '../../ui/fields/Stepper.js';
import { request } from './api-client.js';
import { queryClient } from './query-client.js';
import { useFields } from './use-fields.js';
import { renderWith } from '../../testing/screen.js';

function Page() {
  const save = useMutation({
    mutationFn: (body: { league_name: string; num_teams: number }) =>
      request('POST /:league_id/settings/preview', { league_id: 'Lg1', body, plain: true }),
  });
  const form = useFields({ league_name: '', num_teams: 2 }, save);
  return (
    <FormDialog
      title="New league"
      submit="Save"
      onClose={() => undefined}
      {...form.sending}
      onSubmit={() => save.mutate(form.values)}
    >
      <TextField
        label="Name"
        {...form.text('league_name', form.values.league_name === '' ? 'Name is required' : undefined)}
      />
      <Stepper label="Teams" {...form.field('num_teams')} />
    </FormDialog>
  );
}

test('a refusal stands at its field, takes the place of the page’s own word, and goes with the next change', async () => {
  const sent = fakeServer(({ body }) => ({
    status: 400,
    body: {
      refusal: { name: 'invalid', message: 'Some of this cannot be.' },
      fields:
        (body as { num_teams: number }).num_teams > 2
          ? { city: 'There is no such city.' }
          : { league_name: 'That name is taken.' },
    },
  }));
  renderWith(queryClient, <Page />);
  expect(screen.getByText('Name is required')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Name'), 'Kings{Enter}');
  expect(await screen.findByText('That name is taken.')).toBeDefined();
  expect(screen.queryByText('Some of this cannot be.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More: Teams' }));
  expect(screen.queryByText('That name is taken.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  // A refusal of an unknown field is shown for the whole form.
  expect(await screen.findByText('Some of this cannot be.')).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([
    { league_name: 'Kings', num_teams: 2 },
    { league_name: 'Kings', num_teams: 3 },
  ]);
});
