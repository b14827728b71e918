import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { useAuth } from '../platform/session/auth-store.js';
import { queryClient } from '../platform/requests/query-client.js';
import { AppRoutes } from './routes.js';
import { CrashBoundary } from './CrashBoundary.js';

export function App() {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </QueryClientProvider>
    </CrashBoundary>
  );
}

/** Remounts on another account, so that nothing of the previous user remains. */
function Screens() {
  return <AppRoutes key={useAuth((state) => state.account)} />;
}
