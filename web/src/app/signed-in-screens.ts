import { lazyPart } from '../shared/loading/lazy-part.js';
import { FailedScreen } from './broken-screen.js';

const screen = { Failed: FailedScreen };

/** Surrounds every screen of a signed-in user. */
export const SignedInFrame = lazyPart(
  async () => (await import('./signed-in-frame.js')).SignedInFrame,
  screen,
);
/** Surrounds the screens that are made of antd throughout. */
export const KitFrame = lazyPart(async () => (await import('./kit-frame.js')).default, screen);
export const HomeScreen = lazyPart(async () => (await import('./home/home-screen.js')).HomeScreen, screen);
export const ProfilePage = lazyPart(
  async () => (await import('../features/profile/profile-page.js')).ProfilePage,
  screen,
);
export const AdminPage = lazyPart(
  async () => (await import('../features/admin/admin-page.js')).AdminPage,
  screen,
);
export const OperationsPage = lazyPart(
  async () => (await import('../features/admin/operations/operations-page.js')).default,
  screen,
);
/** What admins did. */
export const ActsPage = lazyPart(
  async () => (await import('../features/admin/acts/acts-page.js')).default,
  screen,
);
/** Surrounds the inbox, the saved routes and the choices. */
export const NotificationsFrame = lazyPart(
  async () => (await import('../features/notifications/notifications-frame.js')).NotificationsFrame,
  screen,
);
export const Inbox = lazyPart(async () => (await import('../features/notifications/inbox.js')).default);
/** Which notifications come on which channel. */
export const ChoicesPage = lazyPart(
  async () => (await import('../features/notifications/choices-page.js')).default,
);
export const SavedRoutesRoute = lazyPart(async () => (await import('./saved-routes-route.js')).default);
