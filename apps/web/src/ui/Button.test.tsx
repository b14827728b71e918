import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Button } from './Button.js';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
/** Browsers blur a disabled element; jsdom does not. */
const loseFocus = () => act(() => button().blur());

test('a button that was pressed has the focus again when its work is done', () => {
  const { rerender } = render(<Button>Save</Button>);
  button().focus();
  rerender(<Button busy>Save</Button>);
  expect(button().disabled).toBe(true);
  loseFocus();
  rerender(<Button>Save</Button>);
  expect(document.activeElement).toBe(button());
});

test('it takes no focus that has gone elsewhere, and none that it never had', () => {
  const page = (busy: boolean) => (
    <>
      <Button busy={busy}>Save</Button>
      <input aria-label="Name" />
    </>
  );
  const { rerender } = render(page(false));
  button().focus();
  rerender(page(true));
  screen.getByLabelText('Name').focus();
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  act(() => screen.getByLabelText('Name').blur());
  rerender(page(true));
  rerender(page(false));
  expect(document.activeElement).toBe(document.body);
});
