import { boundedText } from '../primitives/text.js';

const TOKEN_MAX = 200;

/** The token is only in messages to the user. */
export const SignedToken = boundedText(TOKEN_MAX).min(1);
