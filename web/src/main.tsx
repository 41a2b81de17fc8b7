import './shared/theme/base.css';
import './shared/i18n/shared.tr.js';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.js';
import { cacheOfflinePage } from './app/cache-offline-page.js';
import { captureInstallPrompt } from './shared/install/install-prompt.js';
import { reportUncaughtErrors } from './shared/log/client-errors.js';
import { logWarning } from './shared/log/log.js';
import { removeFailedLinks } from './shared/loading/lazy-with-preload.js';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

reportUncaughtErrors();
captureInstallPrompt();
removeFailedLinks();
const app = (
  <StrictMode>
    <App renderRouter={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />
  </StrictMode>
);
// A transition renders in slices, between which the page responds
startTransition(() => {
  if (container.dataset['prerendered'] === undefined) createRoot(container).render(app);
  else hydrateRoot(container, app, { onRecoverableError });
});
cacheOfflinePage();

function onRecoverableError(error: unknown): void {
  logWarning('hydration did not match the prerendered page', error);
}
