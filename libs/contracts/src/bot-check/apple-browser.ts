/** Whatever runs on an iPhone or iPad: there every browser is Apple's underneath. */
const IOS = /\b(iPhone|iPad|iPod)\b/;
/**
 * Safari on a Mac, and an iPad that says it is one; others name Safari too, beside their own name.
 */
const SAFARI = /\bVersion\/[\d.]+ .*\bSafari\//;
const OTHERS = /\b(Chrome|Chromium|CriOS|Edg|OPR|Android|FxiOS)\b/;

/** Whether a browser may send the placeholder when the bot-check cannot run in it (spec 9). */
export function isAppleBrowser(userAgent: string): boolean {
  return IOS.test(userAgent) || (SAFARI.test(userAgent) && !OTHERS.test(userAgent));
}

/** Sent instead of a token if the bot-check cannot run. The login page loads it without zod. */
export const BOT_CHECK_PLACEHOLDER = 'bot-check-unavailable';
