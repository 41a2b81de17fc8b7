import { Outlet } from 'react-router';
import { lazyPart } from '../shared/loading/lazy-part.js';
import { FailedScreen } from './broken-screen.js';
import { kitPart } from './kit-part.js';

const screen = { Failed: FailedScreen };

/** The frame of every screen of a signed-in user. */
export const SignedInFrame = lazyPart(
  async () => (await import('./signed-in-frame.js')).SignedInFrame,
  screen,
);
/** The frame of screens that use antd throughout. */
export const KitFrame = kitPart(async () => Outlet, screen);
export const HomeScreen = lazyPart(async () => (await import('./home/home-screen.js')).HomeScreen, screen);
export const ProfilePage = lazyPart(
  async () => (await import('../features/profile/profile-page.js')).ProfilePage,
  screen,
);
/** The problem reports. */
export const AdminPage = lazyPart(
  async () => (await import('../features/admin/admin-page.js')).AdminPage,
  screen,
);
export const OperationsPage = lazyPart(
  async () => (await import('../features/admin/operations/operations-page.js')).default,
  screen,
);
/** The audit log. */
export const ActsPage = lazyPart(
  async () => (await import('../features/admin/acts/acts-page.js')).default,
  screen,
);
/** The frame of inbox, saved routes and notification settings. */
export const NotificationsFrame = lazyPart(
  async () => (await import('../features/notifications/notifications-frame.js')).NotificationsFrame,
  screen,
);
export const Inbox = lazyPart(async () => (await import('../features/notifications/inbox.js')).default);
/** The notification settings. */
export const ChoicesPage = lazyPart(
  async () => (await import('../features/notifications/choices-page.js')).default,
);
export const SavedRoutesRoute = lazyPart(async () => (await import('./saved-routes-route.js')).default);
