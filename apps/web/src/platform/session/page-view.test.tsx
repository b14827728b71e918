import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { noteView } from './page-view.js';

afterEach(cleanup);

function Form({ language, figure = '' }: { language: 'en' | 'fr'; figure?: string }) {
  const [reason, setReason] = useState('');
  const [name, setName] = useState(language === 'en' ? 'Team 1' : 'Équipe 1');
  const [amount, setAmount] = useState(figure);
  return (
    <form>
      <label>
        {language === 'en' ? 'Reason' : 'Raison'}
        <textarea value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      <input aria-label="name" type="text" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        aria-label="amount"
        inputMode="numeric"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <output>{reason}</output>
      <button type="button">{language === 'en' ? 'Send' : 'Envoyer'}</button>
    </form>
  );
}

/** Shows the form in the other language. */
function switchForm(view: ReturnType<typeof render>) {
  const restore = noteView();
  view.rerender(<Form key="fr" language="fr" />);
  act(restore);
}

test('text that a person typed is in the field of the other language, and its app knows it', () => {
  const view = render(<Form key="en" language="en" figure="1,000" />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
  field.focus();
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Trop cher');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  field.setSelectionRange(5, 9);
  switchForm(view);

  const other = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Raison' });
  expect(other).toHaveProperty('value', 'Trop cher');
  expect(screen.getByRole('status').textContent).toBe('Trop cher');
  expect(document.activeElement).toBe(other);
  expect([other.selectionStart, other.selectionEnd]).toEqual([5, 9]);
});

test('typed text also reaches a field that comes after the rest of the page', async () => {
  const view = render(<Form key="en" language="en" />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Trop cher' } });
  const restore = noteView();
  view.rerender(<p aria-busy>…</p>);
  act(restore);
  view.rerender(<Form key="fr" language="fr" />);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Raison' })).toHaveProperty('value', 'Trop cher'));
});

test('fields with a value of their own, and figures, are left to the app', () => {
  const view = render(<Form key="en" language="en" figure="1,000" />);
  switchForm(view);
  expect(screen.getByRole('textbox', { name: 'name' })).toHaveProperty('value', 'Équipe 1');
  expect(screen.getByRole('textbox', { name: 'amount' })).toHaveProperty('value', '');
});

test('the focus goes to the element at the same place', () => {
  const view = render(<Form key="en" language="en" />);
  screen.getByRole('button', { name: 'Send' }).focus();
  switchForm(view);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Envoyer' }));
});
