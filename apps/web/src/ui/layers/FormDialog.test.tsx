import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { TextField } from '../fields/Field.js';
import { FormDialog } from './FormDialog.js';

interface Answer {
  error?: string;
  field?: string;
}

/** A dialog with a name field, whose calls the test resolves. */
function renderDialog(
  options: {
    ready?: (name: string) => boolean;
    required?: boolean;
    bare?: boolean;
    role?: 'alertdialog';
    outer?: (event: FormEvent) => void;
  } = {},
) {
  const sent: string[] = [];
  let settle: (answer: Answer | 'done') => void = () => undefined;
  function Page() {
    const [open, setOpen] = useState(false);
    const [name, setName] = useState('');
    const [busy, setBusy] = useState(false);
    const [wrong, setWrong] = useState<Answer>({});
    return (
      <form onSubmit={options.outer}>
        <button type="button" onClick={() => setOpen(true)}>
          Rename
        </button>
        {open && (
          <FormDialog
            title="Rename the team"
            submit="Save name"
            role={options.role}
            ready={options.ready?.(name) ?? true}
            busy={busy}
            error={wrong.error ?? null}
            onClose={() => setOpen(false)}
            onSubmit={() => {
              sent.push(name);
              setBusy(true);
              settle = (answer) => {
                setBusy(false);
                if (answer === 'done') setOpen(false);
                else setWrong(answer);
              };
            }}
          >
            {options.bare === true ? undefined : (
              <>
                <TextField label="City" />
                <TextField
                  label="Name"
                  required={options.required}
                  value={name}
                  error={wrong.field}
                  data-autofocus=""
                  onChange={(event) => setName(event.target.value)}
                />
              </>
            )}
          </FormDialog>
        )}
      </form>
    );
  }
  render(<Page />);
  return { sent, answer: (answer: Answer | 'done') => waitFor(() => settle(answer)) };
}

const opener = () => screen.getByRole('button', { name: 'Rename' });
const open = async () => {
  await userEvent.click(opener());
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const focused = () => document.activeElement;

describe('a dialog with a form', () => {
  test('is sent by Enter, once, and nothing closes it until the answer is here', async () => {
    const { sent, answer } = renderDialog();
    const name = await open();
    expect(focused()).toBe(name);
    await userEvent.keyboard('Kings{Enter}{Enter}');
    expect(sent).toEqual(['Kings']);
    expect([button('Cancel').disabled, button('Close').disabled, button('Save name').disabled]).toEqual([
      true,
      true,
      true,
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('form', { name: 'Rename the team' })).toBeDefined();
    await answer('done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focused()).toBe(opener());
  });

  test('leads to the first wrong field when it was refused, with what concerns the whole beside the buttons', async () => {
    const { answer } = renderDialog();
    const name = await open();
    await userEvent.type(name, 'Kings');
    await userEvent.click(button('Save name'));
    await answer({ field: 'There is such a team.' });
    await waitFor(() => expect(focused()).toBe(name));
    await userEvent.click(button('Save name'));
    await answer({ error: 'The season is over.' });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The season is over.'));
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  test('is not sent while something is missing, neither by the button nor by Enter', async () => {
    const { sent } = renderDialog({ ready: (name) => name !== '' });
    await open();
    await userEvent.keyboard('{Enter}');
    expect(button('Save name').disabled).toBe(true);
    await userEvent.keyboard('K{Enter}');
    expect(sent).toEqual(['K']);
  });

  test('names a missing field and focuses it, until it has a text', async () => {
    const { sent } = renderDialog({ ready: (name) => name !== '', required: true });
    const name = await open();
    await userEvent.click(button('Save name'));
    expect(screen.getByRole('alert').textContent).toBe('Still missing: Name');
    expect(focused()).toBe(name);
    expect(sent).toEqual([]);
    await userEvent.keyboard('K');
    expect(screen.getByRole('alert').textContent).toBe('');
    await userEvent.click(button('Save name'));
    expect(sent).toEqual(['K']);
  });

  test('asks nothing when it is given up', async () => {
    const { sent } = renderDialog();
    await open();
    await userEvent.keyboard('Kings{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await userEvent.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('is no part of a form that it was opened from', async () => {
    let outside = 0;
    const { sent } = renderDialog({ outer: () => (outside += 1) });
    await open();
    await userEvent.keyboard('Kings{Enter}');
    expect([sent.length, outside]).toEqual([1, 0]);
  });

  test('without fields begins at the button that sends', async () => {
    renderDialog({ bare: true });
    await userEvent.click(opener());
    expect(focused()).toBe(button('Save name'));
  });

  test('as a warning without fields begins at the button that changes nothing', async () => {
    renderDialog({ bare: true, role: 'alertdialog' });
    await userEvent.click(opener());
    expect(focused()).toBe(button('Cancel'));
  });
});

test('a tip is next to the description, and its words are not part of it', () => {
  render(
    <FormDialog
      title="Claim"
      description="Decided on Monday."
      tip={<button type="button" aria-label="About waivers" />}
      submit="Claim"
      onClose={() => undefined}
      onSubmit={() => undefined}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Claim' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Decided on Monday.');
  expect(described?.contains(screen.getByRole('button', { name: 'About waivers' }))).toBe(false);
});
