import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ToastRegion } from './ToastRegion.js';
import { TOAST_MS, holdToasts, showToast, toastWhile } from './toast.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

test('a toast goes by itself after 4.5 seconds', () => {
  render(<ToastRegion />);
  act(() => void showToast({ kind: 'success', text: 'League created' }));
  act(() => jest.advanceTimersByTime(TOAST_MS - 1));
  expect(screen.getByText('League created')).toBeDefined();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('League created')).toBeNull();
});

test('a toast waits while it is being read', () => {
  render(<ToastRegion />);
  act(() => void showToast({ kind: 'info', text: 'You are up next' }));
  act(() => holdToasts(true));
  act(() => jest.advanceTimersByTime(TOAST_MS * 3));
  expect(screen.getByText('You are up next')).toBeDefined();
  act(() => holdToasts(false));
  act(() => jest.advanceTimersByTime(TOAST_MS));
  expect(screen.queryByText('You are up next')).toBeNull();
});

test('a loading toast stays until the work ends, then says how', async () => {
  render(<ToastRegion />);
  let end: (value: string) => void = () => undefined;
  let work: Promise<string> | undefined;
  act(() => {
    work = toastWhile(new Promise<string>((resolve) => (end = resolve)), {
      loading: 'Creating…',
      success: (name) => `${name} created`,
    });
  });
  act(() => jest.advanceTimersByTime(TOAST_MS * 4));
  expect(screen.getByText('Creating…')).toBeDefined();
  await act(async () => {
    end('Pond Kings');
    await work;
  });
  expect(screen.queryByText('Creating…')).toBeNull();
  expect(screen.getByText('Pond Kings created')).toBeDefined();
});

test('work that fails without words says "Operation failed"', async () => {
  render(<ToastRegion />);
  await act(async () => {
    await toastWhile(Promise.reject(new Error('')), { loading: 'Saving…', success: 'Saved' }).catch(() => undefined);
  });
  expect(screen.getByRole('alert').textContent).toContain('Operation failed');
});

test('a toast whose words are said elsewhere is shown, and not read out from here', () => {
  render(<ToastRegion />);
  act(() => {
    showToast({ kind: 'info', text: 'Said here' });
    showToast({ kind: 'error', text: 'Said elsewhere', silent: true });
  });
  const line = (text: string) => screen.getByText(text).closest('li');
  expect(line('Said here')?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  expect(line('Said elsewhere')?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  expect(screen.queryByRole('alert')).toBeNull();
});
