import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import { App } from './app/App.js';
import { preloadPages } from './app/pages.js';
import { bootSession } from './platform/auth-store.js';

void bootSession();
// Until the page's own code has arrived, index.html's frame stands: drawn now, it would only be replaced by a skeleton.
void preloadPages(location.pathname).then(() => {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
