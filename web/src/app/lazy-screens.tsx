import { Outlet } from 'react-router';
import { lazyWithPreload } from '../shared/loading/lazy-with-preload.js';
import { LoadFailedScreen } from './failure-screen.js';
import { lazyWithAntd } from './lazy-with-antd.js';

const screen = { Failed: LoadFailedScreen };

export const SignedInFrame = lazyWithPreload(
  async () => (await import('./signed-in-frame.js')).SignedInFrame,
  screen,
);
export const AntdLayout = lazyWithAntd(async () => Outlet, screen);
export const HomeScreen = lazyWithPreload(
  async () => (await import('./home/home-screen.js')).HomeScreen,
  screen,
);
export const ProfilePage = lazyWithPreload(
  async () => (await import('../features/profile/profile-page.js')).ProfilePage,
  screen,
);
export const AdminPage = lazyWithPreload(
  async () => (await import('../features/admin/admin-page.js')).AdminPage,
  screen,
);
export const OperationsPage = lazyWithPreload(
  async () => (await import('../features/admin/operations/operations-page.js')).OperationsPage,
  screen,
);
export const AuditLogPage = lazyWithPreload(
  async () => (await import('../features/admin/audit-log/audit-log-page.js')).AuditLogPage,
  screen,
);
export const NotificationsFrame = lazyWithPreload(
  async () => (await import('../features/notifications/notifications-frame.js')).NotificationsFrame,
  screen,
);
export const Inbox = lazyWithPreload(async () => (await import('../features/notifications/inbox.js')).Inbox);
export const ChoicesPage = lazyWithPreload(
  async () => (await import('../features/notifications/choices-page.js')).ChoicesPage,
);
export const SavedRoutesScreen = lazyWithPreload(
  async () => (await import('./saved-routes-screen.js')).SavedRoutesScreen,
);
