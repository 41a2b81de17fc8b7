/**
 * How long a challenge may be solved, s; far more than the 5 s that the page waits (spec 9), for
 * slow clocks and lines.
 */
export const CHALLENGE_SECONDS = 300;

/**
 * How long a used token is remembered, s: longer than any kind of token is good for (reCAPTCHA's:
 * two minutes).
 */
export const USED_TOKEN_SECONDS = 600;

/** Longest wait for Google's answer about a token, ms. */
export const RECAPTCHA_TIMEOUT_MS = 5_000;
