import { createECDH, randomUUID } from 'node:crypto';
import type { PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';

export function aSubscription(): PushSubscriptionInput {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint: `https://8.8.8.8/${randomUUID()}`, keys: { p256dh, auth: 'a'.repeat(22) } };
}
