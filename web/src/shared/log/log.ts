/* eslint-disable no-console -- the browser's console is the one log that the web app has */

export function logInfo(message: string, facts: Record<string, unknown>): void {
  console.info(message, facts);
}

export function logWarning(message: string, cause: unknown): void {
  console.warn(message, cause);
}

export function logError(message: string, cause: unknown): void {
  console.error(message, cause);
}
