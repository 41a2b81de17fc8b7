import { z } from 'zod';
import { QUEUES } from '@rotadas/contracts/queues/queues';

/** The data of a job: which delivery is to be sent, and nothing of what it says or to whom. */
export const DeliveryJob = z.object({ notificationId: z.int(), deliveryId: z.string() });
export type DeliveryJob = z.infer<typeof DeliveryJob>;

/** The id of the delivery by mail. */
export const MAIL_DELIVERY = 'mail';

const PUSH_PREFIX = 'push-';

/** The id of the delivery to a browser. */
export const pushDelivery = (subscriptionId: string): string => `${PUSH_PREFIX}${subscriptionId}`;

/** The subscription that a delivery goes to; null for a mail. */
export const subscriptionOf = (deliveryId: string): string | null =>
  deliveryId.startsWith(PUSH_PREFIX) ? deliveryId.slice(PUSH_PREFIX.length) : null;

/** The queue of a delivery. */
export const queueOf = (deliveryId: string) =>
  subscriptionOf(deliveryId) === null ? QUEUES.mail : QUEUES.push;

/** The id of a job; adding a second one with it changes nothing. */
export const jobIdOf = ({ notificationId, deliveryId }: DeliveryJob): string =>
  `${notificationId}-${deliveryId}`;
