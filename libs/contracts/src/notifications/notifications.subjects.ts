import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { ToldNotification } from './notification-page.js';

/** Subject of core NATS on which new notifications reach all gateways, for open connections. */
export const NOTIFICATION_TOLD = 'notifications.told';

export const NotificationTold = ToldNotification.extend({ userId: SerialId });
export type NotificationTold = z.infer<typeof NotificationTold>;
