import { boundedText } from '../primitives/text.js';

const TOKEN_MAX = 200;

/** Only a message to the user contains the token. */
export const SignedToken = boundedText(TOKEN_MAX).min(1);
