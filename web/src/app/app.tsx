import { type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { hasKnownSession } from '../shared/auth/session-trace.js';
import { ErrorBoundary } from '../shared/loading/error-boundary.js';
import { PATHS } from '../shared/paths.js';
import { DocumentTheme } from '../shared/theme/theme-mode.js';
import { ToastsOnDemand } from '../shared/toast/toasts-on-demand.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';
import { FailureScreen } from './failure-screen.js';
import {
  AboutPage,
  ExploreRoute,
  GreetingPage,
  LoginScreen,
  TermsPage,
  UnsubscribePage,
} from './public-screens.js';
import { SessionApp } from './lazy-session-app.js';
import { StaticScreen } from './static-screen.js';

interface AppProps {
  /** The router: the browser's, or a static one for a prerendered page. */
  renderRouter: (screens: ReactNode) => ReactNode;
}

/** Public pages render without a session; every other page loads it first. */
export function App({ renderRouter }: AppProps) {
  return (
    <>
      <DocumentTheme />
      <ErrorBoundary fallback={<FailureScreen failure="broken" />}>
        {renderRouter(
          <Suspense fallback={<FullScreenSpinner />}>
            <Routes>
              <Route path={PATHS.greeting} element={<GreetingPage />} />
              <Route path={PATHS.terms} element={<StaticScreen key={PATHS.terms} Page={TermsPage} />} />
              <Route path={PATHS.privacy} element={<Navigate to={PATHS.terms} replace />} />
              <Route path={PATHS.about} element={<StaticScreen key={PATHS.about} Page={AboutPage} />} />
              <Route
                path={PATHS.unsubscribe}
                element={<StaticScreen key={PATHS.unsubscribe} Page={UnsubscribePage} />}
              />
              <Route path="*" element={<SessionRoutes />} />
            </Routes>
          </Suspense>,
        )}
      </ErrorBoundary>
      <ToastsOnDemand />
    </>
  );
}

/**
 * Parameters of a shared route or offer, as in `MAP_ADDRESS`: the login page does not load the
 * contract.
 */
const MAP_LINK_QUERY = /[?&](nere|teklif)/;

function SessionRoutes() {
  const { pathname, search, hash } = useLocation();
  if (pathname === PATHS.login) return <LoginScreen />;
  if (pathname === PATHS.explore) return <ExploreRoute />;
  // newcomers do not wait for the identity provider to see a shared route or offer
  if (pathname === PATHS.home && MAP_LINK_QUERY.test(search) && !hasKnownSession())
    return <Navigate to={PATHS.explore + search + hash} replace />;
  return <SessionApp />;
}
