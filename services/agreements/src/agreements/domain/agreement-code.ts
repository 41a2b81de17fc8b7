import { createHmac, timingSafeEqual } from 'node:crypto';

const DIGITS = 4;

/** Tries of a code until it is locked. */
export const CODE_TRIES_MAX = 5;

/** Tries until only the requester can confirm the meeting. */
export const CODE_TRIES_TOTAL = 3 * CODE_TRIES_MAX;

/** How long a code is locked after the last of them, ms. */
export const CODE_LOCK_MS = 15 * 60_000;

/** The code of an agreement, four digits: derived, so that no agreement stores it. */
export function agreementCode(secret: string, agreementId: number): string {
  const digest = createHmac('sha256', secret).update(`agreement ${agreementId}`).digest();
  return String(digest.readUInt32BE(0) % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function isCodeRight(secret: string, agreementId: number, code: string | undefined): boolean {
  const right = agreementCode(secret, agreementId);
  return code?.length === right.length && timingSafeEqual(Buffer.from(code), Buffer.from(right));
}
