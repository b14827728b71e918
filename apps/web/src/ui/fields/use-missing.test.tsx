import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { TextField } from './Field.js';
import { FormAlert } from './FormAlert.js';
import { useMissing } from './use-missing.js';

/** A form that stays after it was sent, as a reply does. A second button withdraws without a text and is refused. */
function ReplyForm() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const ready = text !== '';
  const missing = useMissing(form, ready, error);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) missing.show();
        else if (text === 'Refused') setError('The thread is closed.');
        else setText('');
      }}
    >
      <TextField label="Text" required value={text} onChange={(event) => setText(event.target.value)} />
      <FormAlert message={missing.notice} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => setError('Nothing to withdraw.')}>
        Withdraw
      </button>
    </form>
  );
}

const alert = () => screen.getByRole('alert').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const text = () => screen.getByRole('textbox', { name: 'Text' });

describe('a form whose button has named a missing field', () => {
  beforeEach(async () => {
    render(<ReplyForm />);
    await press('Send');
    expect(alert()).toBe('Still missing: Text');
  });

  test('names nothing after it was sent and emptied, until it is sent again', async () => {
    await userEvent.type(text(), 'Kings');
    await press('Send');
    expect([text(), alert()]).toEqual([expect.objectContaining({ value: '' }), '']);
    await press('Send');
    expect(alert()).toBe('Still missing: Text');
  });

  test('shows a later refusal alone until it is sent again, also after its field was cleared', async () => {
    await userEvent.type(text(), 'Refused');
    await press('Send');
    expect(alert()).toBe('The thread is closed.');
    await userEvent.clear(text());
    expect(alert()).toBe('The thread is closed.');
    await press('Send');
    expect(alert()).toBe('Still missing: TextThe thread is closed.');
  });

  test('shows the refusal of another button', async () => {
    await press('Withdraw');
    expect(alert()).toBe('Nothing to withdraw.');
  });
});
