import { Outlet } from 'react-router';
import { lazyWithPreload } from '../shared/loading/lazy-with-preload.js';
import { lazyWithAntd } from './lazy-with-antd.js';
import { lazyScreen, LoadFailedScreen } from './failure-screen.js';

export const SignedInFrame = lazyScreen(async () => (await import('./signed-in-frame.js')).SignedInFrame);
export const AntdLayout = lazyWithAntd(async () => Outlet, { Failed: LoadFailedScreen });
export const HomeScreen = lazyScreen(async () => (await import('./home/home-screen.js')).HomeScreen);
export const ExploreScreen = lazyScreen(
  async () => (await import('./explore/explore-screen.js')).ExploreScreen,
);
export const ProfileScreen = lazyScreen(async () => (await import('./profile-screen.js')).ProfileScreen);
export const AdminPage = lazyScreen(async () => (await import('../features/admin/admin-page.js')).AdminPage);
export const OperationsPage = lazyScreen(
  async () => (await import('../features/admin/operations/operations-page.js')).OperationsPage,
);
export const AuditLogPage = lazyScreen(
  async () => (await import('../features/admin/audit-log/audit-log-page.js')).AuditLogPage,
);
export const NotificationsFrame = lazyScreen(
  async () => (await import('../features/notifications/notifications-frame.js')).NotificationsFrame,
);
export const InboxPage = lazyWithPreload(
  async () => (await import('../features/notifications/inbox-page.js')).InboxPage,
);
export const NotificationSettingsPage = lazyWithPreload(
  async () =>
    (await import('../features/notifications/notification-settings-page.js')).NotificationSettingsPage,
);
export const DevicesPage = lazyScreen(
  async () => (await import('../features/devices/devices-page.js')).DevicesPage,
);
export const SavedRoutesScreen = lazyWithPreload(
  async () => (await import('./saved-routes-screen.js')).SavedRoutesScreen,
);
