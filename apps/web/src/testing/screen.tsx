import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { queryClient } from '../platform/requests/query-client.js';

export const renderWith = (client: QueryClient, children: ReactNode): RenderResult =>
  render(<QueryClientProvider client={client}>{children}</QueryClientProvider>);

export const renderRouted = (children: ReactNode, address = '/', client = queryClient): RenderResult =>
  renderWith(client, <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>);

export const renderPage = (path: string, element: ReactNode, address: string, client = queryClient): RenderResult =>
  renderRouted(
    <Routes>
      <Route path={path} element={element} />
    </Routes>,
    address,
    client,
  );

/** For `afterEach`: removes the screen and the answers it had loaded. */
export function clearScreen(): void {
  cleanup();
  queryClient.clear();
}
