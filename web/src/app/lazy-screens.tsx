import { Outlet } from 'react-router';
import { lazyPart } from '../shared/loading/lazy-part.js';
import { FailedScreen } from './broken-screen.js';
import { kitPart } from './kit-part.js';
import { addTexts } from './start-texts.js';

/** The frame of every screen of a signed-in user. */
export const SignedInFrame = lazyPart(async () => (await import('./signed-in-frame.js')).SignedInFrame, {
  Failed: FailedScreen,
});

/** The first screen behind the sign-in. */
export const HomeScreen = lazyPart(async () => (await import('./home/home-screen.js')).HomeScreen, {
  Failed: FailedScreen,
});

/** The frame of screens that use antd throughout. */
export const KitFrame = kitPart(async () => Outlet, { Failed: FailedScreen });

/** The user's own profile. */
export const ProfilePage = lazyPart(
  async () => (await import('../features/profile/profile-page.js')).ProfilePage,
  { Failed: FailedScreen },
);

/** The problem reports. */
export const AdminPage = lazyPart(async () => (await import('../features/admin/admin-page.js')).AdminPage, {
  Failed: FailedScreen,
});

/** The operations page with its texts. */
export const OperationsPage = lazyPart(
  async () => {
    const [page, { operationsTexts }, { runbookTexts }] = await Promise.all([
      import('../features/admin/operations/operations-page.js'),
      import('../features/admin/operations/operations.tr.js'),
      import('../features/admin/operations/runbook.tr.js'),
    ]);
    addTexts({ operations: operationsTexts, runbook: runbookTexts });
    return page.default;
  },
  { Failed: FailedScreen },
);

/** The audit log with its texts. */
export const ActsPage = lazyPart(
  async () => {
    const [page, { actsTexts }] = await Promise.all([
      import('../features/admin/acts/acts-page.js'),
      import('../features/admin/acts/acts.tr.js'),
    ]);
    addTexts({ acts: actsTexts });
    return page.default;
  },
  { Failed: FailedScreen },
);

/** The frame of inbox, saved routes and notification settings, with their texts. */
export const NotificationsFrame = lazyPart(
  async () => {
    const [frame, { notificationsTexts }] = await Promise.all([
      import('../features/notifications/notifications-frame.js'),
      import('../features/notifications/notifications.tr.js'),
    ]);
    addTexts({ notifications: notificationsTexts });
    return frame.NotificationsFrame;
  },
  { Failed: FailedScreen },
);

/** The notifications. */
export const Inbox = lazyPart(async () => (await import('../features/notifications/inbox.js')).default);

/** The notification settings. */
export const ChoicesPage = lazyPart(
  async () => (await import('../features/notifications/choices-page.js')).default,
);

/** The saved routes with their texts. */
export const SavedRoutesRoute = lazyPart(async () => {
  const [route, { savedRoutesTexts }] = await Promise.all([
    import('./saved-routes-route.js'),
    import('../features/saved-routes/saved-routes.tr.js'),
  ]);
  addTexts({ 'saved-routes': savedRoutesTexts });
  return route.default;
});
