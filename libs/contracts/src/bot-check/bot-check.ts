import { z } from 'zod';

/** What the bot-check guards (spec 9). */
export const BotCheckAction = z.enum(['login', 'register']);
export type BotCheckAction = z.infer<typeof BotCheckAction>;

/** Longest token, characters: those of reCAPTCHA have about two thousand. */
const TOKEN_MAX = 8_192;

/** The body of POST /api/bot-check/verify. */
export const BotCheckInput = z.strictObject({
  action: BotCheckAction,
  token: z.string().max(TOKEN_MAX),
});
export type BotCheckInput = z.infer<typeof BotCheckInput>;
