import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { SignInPage } from '../features/sign-in/sign-in-page.js';
import { PATHS } from '../shared/paths.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';
import { SignedInOnly, SignedOutOnly } from './access.js';
import { loadSignInCalls } from './sign-in-calls.js';
import { startOnce } from './start.js';
import {
  AuditLogPage,
  AdminPage,
  NotificationSettingsPage,
  DevicesPage,
  ExploreScreen,
  HomeScreen,
  InboxPage,
  AntdLayout,
  NotificationsFrame,
  OperationsPage,
  ProfileScreen,
  SavedRoutesScreen,
  SignedInFrame,
} from './lazy-screens.js';
import { NotFoundScreen } from './not-found-screen.js';

export function Screens() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route path={PATHS.login} element={<SignInPage start={startOnce} loadCalls={loadSignInCalls} />} />
          <Route path={PATHS.explore} element={<ExploreScreen />} />
        </Route>
        <Route element={<SignedInOnly redirectTo={PATHS.home} />}>
          <Route element={<SignedInFrame />}>
            <Route element={<AntdLayout />}>
              <Route path={PATHS.admin} element={<AdminPage />} />
              <Route path={PATHS.operations} element={<OperationsPage />} />
              <Route path={PATHS.auditLog} element={<AuditLogPage />} />
            </Route>
          </Route>
        </Route>
        <Route element={<SignedInOnly />}>
          <Route element={<SignedInFrame />}>
            <Route path={PATHS.home} element={<HomeScreen />} />
            <Route element={<AntdLayout />}>
              <Route path={PATHS.profile} element={<ProfileScreen />} />
              <Route path={PATHS.devices} element={<DevicesPage />} />
            </Route>
            <Route element={<NotificationsFrame />}>
              <Route path={PATHS.notifications} element={<InboxPage />} />
              <Route element={<AntdLayout />}>
                <Route path={PATHS.savedRoutes} element={<SavedRoutesScreen />} />
                <Route path={PATHS.notificationSettings} element={<NotificationSettingsPage />} />
              </Route>
            </Route>
          </Route>
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
