import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from '../platform/router.js';
import { queryClient } from '../platform/query-client.js';
import { AppRoutes } from './routes.js';
import { CrashBoundary } from './CrashBoundary.js';

export function App() {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </QueryClientProvider>
    </CrashBoundary>
  );
}
