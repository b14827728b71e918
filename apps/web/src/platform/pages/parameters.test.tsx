import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useParameters } from './parameters.js';

const adding = (name: string) => (now: URLSearchParams) => new URLSearchParams([...now, [name, '1']]);

const renderParameters = () =>
  renderHook(
    () => {
      const [parameters, change] = useParameters();
      return { parameters, change, address: useLocation() };
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={['/players?pos=C']}>{children}</MemoryRouter> },
  ).result;

test('two changes before the next render are both in the address', () => {
  const result = renderParameters();
  act(() => {
    const { change } = result.current;
    change(adding('cap_max'), { replace: false });
    change(adding('through'), { replace: false });
  });
  expect(result.current.address).toMatchObject({ pathname: '/players', search: '?pos=C&cap_max=1&through=1' });
  expect([...result.current.parameters.keys()]).toEqual(['pos', 'cap_max', 'through']);
});

test('a change passes the state of its entry on', () => {
  const result = renderParameters();
  act(() => result.current.change(adding('player'), { replace: false, state: { fromTheList: true } }));
  expect(result.current.address.state).toEqual({ fromTheList: true });
});
