import { QUEUES } from '@rotadas/contracts/queues/queues';
import { z } from 'zod';
import type { Delivery } from '../../inbox/domain/stored-notification.js';

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

/** How long it is waited before it is looked whether the job of a delivery is there, ms. */
const FIRST_CHECK_MS = 10_000;

/** The deliveries of something told at `now`, epoch ms: to these browsers, and by mail. */
export function deliveriesOf(subscriptionIds: readonly string[], byMail: boolean, now: number): Delivery[] {
  const ids = [...subscriptionIds.map(pushDelivery), ...(byMail ? [MAIL_DELIVERY] : [])];
  return ids.map((id) => ({ id, checkAt: now + FIRST_CHECK_MS }));
}

/** What an attempt to send a delivery comes to, where it does not fail. */
export type AttemptResult =
  | { readonly kind: 'sent' }
  /** It is not wanted any more, or there is nowhere left to send it. */
  | { readonly kind: 'dropped' }
  /** It waits until then, epoch ms: its user's quiet hours. */
  | { readonly kind: 'held'; readonly until: number }
  /** No further attempt could succeed. */
  | { readonly kind: 'refused' };

export const SENT: AttemptResult = { kind: 'sent' };
export const DROPPED: AttemptResult = { kind: 'dropped' };
export const REFUSED: AttemptResult = { kind: 'refused' };
