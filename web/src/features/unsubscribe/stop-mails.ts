import type { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { callTarget } from '@rotadas/contracts/protocol/call-target';

/** The kind of mails that ended, an invalid token, or a failure. */
export type StopResult = NotificationKind | 'invalid' | 'failed';

const REFUSED = 400;

/**
 * Ends the mails of a token, without a session. The response is checked by hand, so that this page
 * loads no schemas.
 */
export async function stopMails(token: string): Promise<StopResult> {
  const { method } = notificationsCalls.unsubscribe;
  try {
    const response = await fetch(callTarget(notificationsCalls.unsubscribe, { query: { token } }), {
      method,
    });
    if (response.status === REFUSED) return 'invalid';
    return response.ok ? parseKind(await response.json()) : 'failed';
  } catch {
    return 'failed'; // the page shows it, with a button to retry
  }
}

function parseKind(body: unknown): StopResult {
  const kind = typeof body === 'object' && body !== null && 'kind' in body ? body.kind : null;
  return kind === 'route-matched' || kind === 'departure-due' ? kind : 'failed';
}
