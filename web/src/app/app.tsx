import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { knownSession } from '../shared/auth/remember-session.js';
import { ErrorBoundary } from '../shared/loading/error-boundary.js';
import { useObservable } from '../shared/observable.js';
import { PATHS } from '../shared/paths.js';
import { DocumentTheme } from '../shared/theme/theme-mode.js';
import { ToastsOnDemand } from '../shared/toast/toasts-on-demand.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';
import { FailureScreen, lazyScreen } from './failure-screen.js';
import { StaticScreen } from './static-screen.js';

const GreetingPage = lazyScreen(
  async () => (await import('../features/greeting/greeting-page.js')).GreetingPage,
);
const TermsPage = lazyScreen(async () => (await import('../features/legal/terms-page.js')).TermsPage);
const PrivacyPage = lazyScreen(async () => (await import('../features/legal/privacy-page.js')).PrivacyPage);
const AboutPage = lazyScreen(async () => (await import('../features/about/about-page.js')).AboutPage);
const UnsubscribePage = lazyScreen(
  async () => (await import('../features/unsubscribe/unsubscribe-page.js')).UnsubscribePage,
);
const LoginScreen = lazyScreen(async () => (await import('./login-screen.js')).LoginScreen);
const ExploreScreen = lazyScreen(async () => (await import('./explore/explore-screen.js')).loadExplore());
const FollowScreen = lazyScreen(async () => (await import('./follow/follow-screen.js')).loadFollow());
const SessionApp = lazyScreen(async () => (await import('./session-app.js')).loadSessionApp());

interface AppProps {
  /** The router: the browser's, or a static one for a prerendered page. */
  renderRouter: (screens: ReactNode) => ReactNode;
}

/** Pages of signed-in users are in `SignedInScreens`, which the first load does not contain. */
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
              <Route
                path={PATHS.privacyNotice}
                element={<StaticScreen key={PATHS.privacyNotice} Page={PrivacyPage} />}
              />
              <Route path={PATHS.privacy} element={<Navigate to={PATHS.terms} replace />} />
              <Route path={PATHS.about} element={<StaticScreen key={PATHS.about} Page={AboutPage} />} />
              <Route
                path={PATHS.unsubscribe}
                element={<StaticScreen key={PATHS.unsubscribe} Page={UnsubscribePage} />}
              />
              <Route path={PATHS.follow} element={<FollowScreen />} />
              <Route element={<SignedOutLayout />}>
                <Route path={PATHS.login} element={<LoginScreen prepareHome={prepareHome} />} />
                <Route path={PATHS.explore} element={<ExploreScreen />} />
              </Route>
              <Route path="*" element={<SignedInRoutes />} />
            </Routes>
          </Suspense>,
        )}
      </ErrorBoundary>
      <ToastsOnDemand />
    </>
  );
}

/** Newcomers get these pages immediately; if the device had a session, it is resolved first. */
function SignedOutLayout() {
  return useObservable(knownSession, false) ? <SessionApp only="signed-out" /> : <Outlet />;
}

/**
 * Matches the parameters of a shared route or offer in `MAP_ADDRESS`, a contract that the login
 * page does not load.
 */
const MAP_LINK_QUERY = /[?&](nere|teklif)/;

function SignedInRoutes() {
  const { pathname, search, hash } = useLocation();
  // Newcomers see a shared route or offer without waiting for the identity provider.
  if (pathname === PATHS.home && MAP_LINK_QUERY.test(search) && !knownSession.get())
    return <Navigate to={PATHS.explore + search + hash} replace />;
  return <SessionApp only="signed-in" />;
}

/** Loads home in advance, so that it renders right after the sign-in. */
async function prepareHome(config: PublicConfig): Promise<void> {
  const [{ loadHome }] = await Promise.all([import('./signed-in-screens.js'), SessionApp.load()]);
  await loadHome(config);
}
