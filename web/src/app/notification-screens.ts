import { lazyPart } from '../shared/loading/lazy-part.js';
import { FailedScreen } from './broken-screen.js';
import { addTexts } from './start-texts.js';

/** What stands around the inbox, the saved routes and the choices, with their texts. */
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

/** What the user was told. */
export const Inbox = lazyPart(async () => (await import('../features/notifications/inbox.js')).default);

/** What is told on which channel. */
export const ChoicesPage = lazyPart(
  async () => (await import('../features/notifications/choices-page.js')).default,
);

/** The saved routes, with their texts. */
export const SavedRoutesRoute = lazyPart(async () => {
  const [route, { savedRoutesTexts }] = await Promise.all([
    import('./saved-routes-route.js'),
    import('../features/saved-routes/saved-routes.tr.js'),
  ]);
  addTexts({ 'saved-routes': savedRoutesTexts });
  return route.default;
});
