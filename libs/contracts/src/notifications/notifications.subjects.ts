import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { LiveNotification } from './notification-page.js';

/** Core NATS, to all gateways. */
export const NOTIFICATION_CREATED = 'notifications.told';

export const NotificationCreated = LiveNotification.extend({ userId: SerialId });
export type NotificationCreated = z.infer<typeof NotificationCreated>;
