import { QUEUES } from '@rotadas/contracts/queues/queues';
import type { JobResult } from '@rotadas/service-kit/queues/job-worker';
import { z } from 'zod';
import type { Delivery } from '../../inbox/domain/stored-notification.js';

/** Ids only, no content. */
export const DeliveryJob = z.object({ notificationId: z.int(), deliveryId: z.string() });
export type DeliveryJob = z.infer<typeof DeliveryJob>;

export const MAIL_DELIVERY = 'mail';

const PUSH_PREFIX = 'push-';

export const pushDelivery = (subscriptionId: string): string => `${PUSH_PREFIX}${subscriptionId}`;

export const parseSubscriptionId = (deliveryId: string): string | null =>
  deliveryId.startsWith(PUSH_PREFIX) ? deliveryId.slice(PUSH_PREFIX.length) : null;

export const toQueue = (deliveryId: string) =>
  parseSubscriptionId(deliveryId) === null ? QUEUES.mail : QUEUES.push;

/** Unique: adding a job again changes nothing. */
export const toJobId = ({ notificationId, deliveryId }: DeliveryJob): string =>
  `${notificationId}-${deliveryId}`;

/** Delay after which the sweep checks a due job. */
export const CHECK_AFTER_MS = 10_000;

export function createDeliveries(
  subscriptionIds: readonly string[],
  byMail: boolean,
  now: number,
): Delivery[] {
  const ids = [...subscriptionIds.map(pushDelivery), ...(byMail ? [MAIL_DELIVERY] : [])];
  return ids.map((id) => ({ id, checkAt: now + CHECK_AFTER_MS }));
}

/** `dropped` if no longer wanted or without a recipient, `held` in the quiet hours. */
export type AttemptResult = { readonly kind: 'sent' | 'dropped' } | Exclude<JobResult, { kind: 'done' }>;

export const DROPPED: AttemptResult = { kind: 'dropped' };
