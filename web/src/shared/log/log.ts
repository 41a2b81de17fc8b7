/* eslint-disable no-console -- the browser's console is the one log that the web app has */

/** Notes something that an operator may want to see. */
export function logInfo(message: string, facts: Record<string, unknown>): void {
  console.info(message, facts);
}

/** Notes a failure that the user can live with. */
export function logWarning(message: string, cause: unknown): void {
  console.warn(message, cause);
}

/** Notes a failure that stopped something. */
export function logError(message: string, cause: unknown): void {
  console.error(message, cause);
}
