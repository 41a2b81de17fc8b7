import type { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { callTarget } from '@rotadas/contracts/routing/call-target';

/** What became of it: the kind of mails that ended, a token that is none, or a failure. */
export type Stopped = NotificationKind | 'invalid' | 'failed';

const REFUSED = 400;

/**
 * Ends the mails that the token is for, without a session; told apart by their shape only, so that
 * whoever comes from a mail loads no schemas.
 */
export async function stopMails(token: string): Promise<Stopped> {
  const { method } = notificationsCalls.unsubscribe;
  try {
    const response = await fetch(callTarget(notificationsCalls.unsubscribe, { query: { token } }), {
      method,
    });
    if (response.status === REFUSED) return 'invalid';
    return response.ok ? parseStopped(await response.json()) : 'failed';
  } catch {
    return 'failed'; // the page says so, and offers another try
  }
}

function parseStopped(answer: unknown): Stopped {
  const kind = typeof answer === 'object' && answer !== null && 'kind' in answer ? answer.kind : null;
  return kind === 'route-matched' || kind === 'departure-due' ? kind : 'failed';
}
