import { parseCookie, stringifySetCookie } from 'cookie';
import { BOARD_SESSION_SECONDS } from './board-sessions.js';

/** Browsers accept the `__Host-` prefix only from this host itself and only over HTTPS. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-rotadas-board' : 'rotadas-board');

/** The Set-Cookie header that sets a session; an empty session deletes the cookie. */
export function boardCookie(session: string, isSecure: boolean): string {
  return stringifySetCookie({
    name: nameOf(isSecure),
    value: session,
    path: '/', // the prefix requires it
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: session === '' ? 0 : BOARD_SESSION_SECONDS,
  });
}

/** The session in a Cookie header; empty if there is none. */
export function boardSessionOf(header: string | undefined, isSecure: boolean): string {
  return parseCookie(header ?? '')[nameOf(isSecure)] ?? '';
}
