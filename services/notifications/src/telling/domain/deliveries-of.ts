import { MAIL_DELIVERY, pushDelivery } from '../../deliveries/domain/delivery-job.js';
import type { Delivery } from '../../inbox/domain/stored-notification.js';

/** How long it is waited before it is looked whether the job of a delivery is there, ms. */
const FIRST_CHECK_MS = 10_000;

/** The deliveries of something told at `now`, epoch ms: to these browsers, and by mail. */
export function deliveriesOf(subscriptionIds: readonly string[], byMail: boolean, now: number): Delivery[] {
  const ids = [...subscriptionIds.map(pushDelivery), ...(byMail ? [MAIL_DELIVERY] : [])];
  return ids.map((id) => ({ id, checkAt: now + FIRST_CHECK_MS }));
}
