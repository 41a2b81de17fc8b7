import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { GreetingPage } from '../features/greeting/greeting-page.js';
import { PATHS } from '../shared/paths.js';
import { ThemeModeProvider } from '../shared/theme/theme-mode.js';
import { ToastsOnDemand } from '../shared/toast/toasts-on-demand.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';
import { BrokenScreen } from './broken-screen.js';
import { ErrorBoundary } from './error-boundary.js';
import { loadAboutPage, loadTermsPage } from './static-pages.js';
import { StaticRoute } from './static-route.js';

const SessionApp = lazy(async () => ({ default: (await import('./session-app.js')).SessionApp }));

/** The whole app: pages that anyone may read at once, and behind them whatever wants to know who is there. */
export function App() {
  return (
    <ThemeModeProvider>
      <ErrorBoundary fallback={<BrokenScreen breakage="broken" />}>
        <BrowserRouter>
          <Suspense fallback={<FullScreenSpinner />}>
            <Routes>
              <Route path={PATHS.greeting} element={<GreetingPage />} />
              <Route path={PATHS.terms} element={<StaticRoute key={PATHS.terms} load={loadTermsPage} />} />
              <Route path={PATHS.privacy} element={<Navigate to={PATHS.terms} replace />} />
              <Route path={PATHS.about} element={<StaticRoute key={PATHS.about} load={loadAboutPage} />} />
              <Route path="*" element={<SessionApp />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </ErrorBoundary>
      <ToastsOnDemand />
    </ThemeModeProvider>
  );
}
