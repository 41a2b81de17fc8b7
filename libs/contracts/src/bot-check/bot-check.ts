import { z } from 'zod';
import { asciiText } from '../primitives/text.js';

export const BotCheckAction = z.enum(['login', 'register']);
export type BotCheckAction = z.infer<typeof BotCheckAction>;

/** Tokens of reCAPTCHA have about 2,000 characters. */
const TOKEN_MAX = 8_192;

export const BotCheckInput = z.strictObject({
  action: BotCheckAction,
  token: asciiText(TOKEN_MAX),
});
export type BotCheckInput = z.infer<typeof BotCheckInput>;
