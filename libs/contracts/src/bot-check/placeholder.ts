/**
 * Sent in place of a token by a browser of Apple's in which the bot-check cannot run (spec 9). It
 * stands apart from the schemas, so that the login page sends it without loading them.
 */
export const BOT_CHECK_PLACEHOLDER = 'bot-check-unavailable';
