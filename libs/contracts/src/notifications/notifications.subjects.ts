import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { LiveNotification } from './notification-page.js';

/** Subject of core NATS on which new notifications reach all gateways, for open connections. */
export const NOTIFICATION_CREATED = 'notifications.told';

export const NotificationCreated = LiveNotification.extend({ userId: SerialId });
export type NotificationCreated = z.infer<typeof NotificationCreated>;
