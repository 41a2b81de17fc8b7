/** What nodemailer says of mails that the server refused, not of servers that were away. */
const REFUSED: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Whether the mail server refused this very mail for good (a reply of 5xx to its receiver or
 * content, RFC 5321). Everything else may go away by itself: greylisting, a full disk, a wrong
 * password that the operator puts right.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  return REFUSED.has(code) && typeof responseCode === 'number' && responseCode >= 500;
}
