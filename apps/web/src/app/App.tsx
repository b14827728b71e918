import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { useAuth } from '../platform/auth-store.js';
import { queryClient } from '../platform/query-client.js';
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

/** Built anew for another account: what somebody had open, chosen or half written is nobody else's. */
function Screens() {
  return <AppRoutes key={useAuth((state) => state.account)} />;
}
