import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fake-server.js';
import { lazyPanel } from './lazy-panel.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');

/** A page with a panel whose file cannot be loaded `failures` times. */
function page(failures: number) {
  // React reports errors that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked = fakeServer(() => ({ status: 503, body: {} }));
  let loads = 0;
  const Panel = lazyPanel(async () => {
    loads += 1;
    if (loads <= failures) throw GONE;
    return { default: ({ name }: { name: string }) => <p>Panel of {name}</p> };
  });
  const shown = (
    <>
      <h1>Standings</h1>
      <Suspense fallback={<p>Loading</p>}>
        <Panel name="Team 4" />
      </Suspense>
    </>
  );
  return { asked, shown, loads: () => loads };
}

const retry = () => screen.findByRole('button', { name: 'Try again' });

it('a panel whose file fails shows an error, the page stays, and a retry loads the file again', async () => {
  const { asked, shown, loads } = page(1);
  render(shown);
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Standings' })).toBeDefined();
  await userEvent.click(await retry());
  expect(await screen.findByText('Panel of Team 4')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(loads()).toBe(2);
  expect(asked).toEqual([]);
});

it('a page that is opened again tries again by itself', async () => {
  const { shown } = page(1);
  const { unmount } = render(shown);
  await retry();
  unmount();
  render(shown);
  expect(await screen.findByText('Panel of Team 4')).toBeDefined();
});

it('after the second failure the page asks whether the server is there, to reload as one of an old release', async () => {
  const { asked, shown } = page(3);
  render(shown);
  await userEvent.click(await retry());
  await userEvent.click(await retry());
  await retry();
  expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'HEAD']);
  await userEvent.click(await retry());
  expect(await screen.findByText('Panel of Team 4')).toBeDefined();
});

it('an error of the panel itself reaches the boundary around the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = lazyPanel(async () => ({
    default: (): ReactNode => {
      throw new Error('A mistake.');
    },
  }));
  class PageBoundary extends Component<{ children: ReactNode }> {
    override state = { words: '' };
    static getDerivedStateFromError = (error: Error) => ({ words: error.message });
    override render() {
      return this.state.words === '' ? this.props.children : <p>Page: {this.state.words}</p>;
    }
  }
  render(
    <PageBoundary>
      <Suspense>
        <Broken />
      </Suspense>
    </PageBoundary>,
  );
  expect(await screen.findByText('Page: A mistake.')).toBeDefined();
});
