/** Every browser on an iPhone or iPad uses WebKit. */
const IOS = /\b(iPhone|iPad|iPod)\b/;
/** Safari on a Mac, or an iPad that claims to be one. Other browsers add their own name. */
const SAFARI = [/\bVersion\/[\d.]+ /, /\bSafari\//];
const OTHERS = /\b(Chrome|Chromium|CriOS|Edg|OPR|Android|FxiOS)\b/;

/** Whether a browser may send the placeholder if the bot-check cannot run in it. */
export function isAppleBrowser(userAgent: string): boolean {
  return IOS.test(userAgent) || (SAFARI.every((part) => part.test(userAgent)) && !OTHERS.test(userAgent));
}

/** Sent instead of a token if the bot-check cannot run. The login page loads it without zod. */
export const BOT_CHECK_PLACEHOLDER = 'bot-check-unavailable';
