import { lazy } from 'react';
import { addTexts } from './start-texts.js';

/** What stands around the inbox, the saved routes and the choices, with their texts. */
export const NotificationsFrame = lazy(async () => {
  const [{ NotificationsFrame: Frame }, { notificationsTexts }] = await Promise.all([
    import('../features/notifications/notifications-frame.js'),
    import('../features/notifications/notifications.tr.js'),
  ]);
  addTexts({ notifications: notificationsTexts });
  return { default: Frame };
});

/** What the user was told. */
export const Inbox = lazy(() => import('../features/notifications/inbox.js'));

/** What is told on which channel. */
export const ChoicesPage = lazy(() => import('../features/notifications/choices-page.js'));

/** The saved routes, with their texts. */
export const SavedRoutesRoute = lazy(async () => {
  const [route, { savedRoutesTexts }] = await Promise.all([
    import('./saved-routes-route.js'),
    import('../features/saved-routes/saved-routes.tr.js'),
  ]);
  addTexts({ 'saved-routes': savedRoutesTexts });
  return route;
});
