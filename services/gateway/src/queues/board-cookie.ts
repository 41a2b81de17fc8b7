import { parseCookie, stringifySetCookie } from 'cookie';
import { QUEUE_BOARD_PATH } from '@rotadas/contracts/queues/queues';
import { BOARD_SESSION_SECONDS } from './board-sessions.js';

const NAME = 'rotadas-board';

/**
 * The Set-Cookie header that hands a session to the browser, for the queues' page alone; an empty
 * one takes it back.
 */
export function boardCookie(session: string, isSecure: boolean): string {
  return stringifySetCookie({
    name: NAME,
    value: session,
    path: QUEUE_BOARD_PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: session === '' ? 0 : BOARD_SESSION_SECONDS,
  });
}

/** The session that a Cookie header brings; empty where it brings none. */
export function boardSessionOf(header: string | undefined): string {
  return parseCookie(header ?? '')[NAME] ?? '';
}
