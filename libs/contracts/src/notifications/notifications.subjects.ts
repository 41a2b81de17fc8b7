import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { ToldNotification } from './notification-page.js';

/**
 * Where a notification is told as it comes, over core NATS: every copy of the gateway hears it and
 * passes it to its user's own connections. Whoever misses it finds it in the inbox.
 */
export const NOTIFICATION_TOLD = 'notifications.told';

/** A notification on its way to its user's connections. */
export const NotificationTold = ToldNotification.extend({ userId: SerialId });
export type NotificationTold = z.infer<typeof NotificationTold>;
