import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { lazyWithPreload } from '../shared/loading/lazy-with-preload.js';
import { PATHS } from '../shared/paths.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';
import { SignedInOnly } from './access.js';
import { lazyScreen, LoadFailedScreen } from './failure-screen.js';
import { loadMap } from './home/lazy-parts.js';
import { lazyWithAntd } from './lazy-with-antd.js';
import { NotFoundScreen } from './not-found-screen.js';
import { RestrictionGate } from './restriction-gate.js';

const SignedInFrame = lazyScreen(async () => (await import('./signed-in-frame.js')).SignedInFrame);
const AntdLayout = lazyWithAntd(async () => Outlet, { Failed: LoadFailedScreen });
const HomeScreen = lazyScreen(async () => (await import('./home/home-screen.js')).HomeScreen);
const ProfileScreen = lazyScreen(async () => (await import('./profile-screen.js')).ProfileScreen);
const AccountScreen = lazyScreen(async () => (await import('./account-screen.js')).AccountScreen);
const DevicesPage = lazyScreen(async () => (await import('../features/devices/devices-page.js')).DevicesPage);
const AgreementsPage = lazyScreen(
  async () => (await import('../features/agreements/agreements-page.js')).AgreementsPage,
);
const AgreementScreen = lazyScreen(async () => (await import('./agreement-screen.js')).AgreementScreen);
const UserProfilePage = lazyScreen(
  async () => (await import('../features/user-profile/user-profile-page.js')).UserProfilePage,
);
const ReportsPage = lazyScreen(
  async () => (await import('../features/admin/reports/reports-page.js')).ReportsPage,
);
const OperationsPage = lazyScreen(
  async () => (await import('../features/admin/operations/operations-page.js')).OperationsPage,
);
const AuditLogPage = lazyScreen(
  async () => (await import('../features/admin/audit-log/audit-log-page.js')).AuditLogPage,
);
const CasesPage = lazyScreen(async () => (await import('../features/admin/cases/cases-page.js')).CasesPage);
const PeoplePage = lazyScreen(
  async () => (await import('../features/admin/people/people-page.js')).PeoplePage,
);
const PersonPage = lazyScreen(
  async () => (await import('../features/admin/people/person-page.js')).PersonPage,
);
const AppealsPage = lazyScreen(
  async () => (await import('../features/admin/sanctions/appeals-page.js')).AppealsPage,
);
const NotificationsFrame = lazyScreen(
  async () => (await import('../features/notifications/notifications-frame.js')).NotificationsFrame,
);
const InboxPage = lazyWithPreload(
  async () => (await import('../features/notifications/inbox-page.js')).InboxPage,
);
const SavedRoutesScreen = lazyWithPreload(
  async () => (await import('./saved-routes-screen.js')).SavedRoutesScreen,
);
const NotificationSettingsPage = lazyWithPreload(
  async () =>
    (await import('../features/notifications/notification-settings-page.js')).NotificationSettingsPage,
);

export function SignedInScreens() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Routes>
        <Route element={<SignedInOnly />}>
          <Route element={<RestrictionGate />}>
            <Route element={<SignedInFrame />}>
              <Route path={PATHS.home} element={<HomeScreen />} />
              <Route element={<AntdLayout />}>
                <Route path={PATHS.person} element={<UserProfilePage />} />
                <Route path={PATHS.profile} element={<ProfileScreen />} />
                <Route path={PATHS.account} element={<AccountScreen />} />
                <Route path={PATHS.devices} element={<DevicesPage />} />
                <Route path={PATHS.agreements} element={<AgreementsPage />} />
                <Route path={PATHS.agreement} element={<AgreementScreen />} />
                <Route path={PATHS.admin} element={<ReportsPage />} />
                <Route path={PATHS.operations} element={<OperationsPage />} />
                <Route path={PATHS.auditLog} element={<AuditLogPage />} />
                <Route path={PATHS.cases} element={<CasesPage />} />
                <Route path={PATHS.people} element={<PeoplePage />} />
                <Route path={PATHS.adminPerson} element={<PersonPage />} />
                <Route path={PATHS.appeals} element={<AppealsPage />} />
              </Route>
              <Route element={<NotificationsFrame />}>
                <Route path={PATHS.notifications} element={<InboxPage />} />
                <Route element={<AntdLayout />}>
                  <Route path={PATHS.savedRoutes} element={<SavedRoutesScreen />} />
                  <Route path={PATHS.notificationSettings} element={<NotificationSettingsPage />} />
                </Route>
              </Route>
            </Route>
          </Route>
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

export async function loadHome(config: PublicConfig): Promise<void> {
  await Promise.all([SignedInFrame.load(), HomeScreen.load(), loadMap(config)]);
}
