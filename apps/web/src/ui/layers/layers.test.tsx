import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Dialog } from './Dialog.js';
import { Menu } from './Menu.js';
import { MenuItem } from './MenuItem.js';
import { Popover } from './Popover.js';
import { InfoTip } from './Tooltip.js';

function Page() {
  const [dialog, setDialog] = useState(false);
  const [popover, setPopover] = useState(false);
  const [done, setDone] = useState('nothing');
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button onClick={() => setDialog(true)}>Open dialog</button>
      <button ref={opener} onClick={() => setPopover(!popover)}>
        Inbox
      </button>
      <button>Elsewhere</button>
      <p>{done}</p>
      <Popover open={popover} anchor={opener} label="Inbox" onClose={() => setPopover(false)}>
        <p>Two requests</p>
      </Popover>
      <Menu label="Team" trigger={(props) => <button {...props}>Team menu</button>}>
        <MenuItem onSelect={() => setDone('my team')}>My Team</MenuItem>
        <MenuItem onSelect={() => setDone('trades')}>Échanges</MenuItem>
        <MenuItem onSelect={() => setDone('signed out')}>Sign out</MenuItem>
      </Menu>
      <Dialog open={dialog} onClose={() => setDialog(false)} title="New league">
        <input aria-label="Name" data-autofocus="" />
        <InfoTip label="About names" text="Seen by everybody." />
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  // The browser keeps Tab inside the dialog; e2e/keyboard.spec.ts tests that.
  test('takes the focus and gives it back', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Open dialog' });
    await userEvent.click(opener);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('gives the focus to the page’s content where what opened it is gone', () => {
    const page = (there: boolean, open: boolean) => (
      <main tabIndex={-1}>
        {there && <button>Remove Nyberg</button>}
        <Dialog open={open} onClose={() => undefined} title="Remove Nyberg?">
          <button>Yes</button>
        </Dialog>
      </main>
    );
    const { rerender } = render(page(true, false));
    screen.getByRole('button', { name: 'Remove Nyberg' }).focus();
    rerender(page(true, true));
    rerender(page(false, true));
    rerender(page(false, false));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('makes the page behind it inert while it is open', async () => {
    const { container } = render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open dialog' }));
    expect(container.hasAttribute('inert')).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(container.hasAttribute('inert')).toBe(false);
  });

  test('Esc closes what lies on top of it first', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open dialog' }));
    await userEvent.click(screen.getByRole('button', { name: 'About names' }));
    expect(screen.getByRole('tooltip').textContent).toBe('Seen by everybody.');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'New league' })).toBeDefined();
  });
});

describe('a popover', () => {
  test('closes on a press outside it and by its opener', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Inbox' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByText('Two requests'));
    expect(screen.getByRole('dialog', { name: 'Inbox' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(opener);
    await userEvent.click(opener);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a menu', () => {
  test('opens with an arrow, finds by letter, acts on Enter and returns the focus', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Team menu' });
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'My Team' }));
    await userEvent.keyboard('e');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Échanges' }));
    await userEvent.keyboard('s');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Sign out' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('signed out')).toBeDefined();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});
