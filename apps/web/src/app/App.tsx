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

/** Mounted again for another account: nobody sees what the account before had open, chosen or half written. */
function Screens() {
  return <AppRoutes key={useAuth((state) => state.account)} />;
}
