import { z } from 'zod';
import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';

/** What Google says about a token. */
export const RecaptchaAnswer = z.object({
  success: z.boolean(),
  /** 1 for a person, 0 for a bot; a version 2 key gives none. */
  score: z.number().optional(),
  action: z.string().optional(),
});
export type RecaptchaAnswer = z.infer<typeof RecaptchaAnswer>;

/** Whether the answer means a person who wanted to do `action`. */
export function meansPerson(answer: RecaptchaAnswer, action: BotCheckAction, minScore: number): boolean {
  const { success, score = 1, action: named = action } = answer;
  return success && named === action && score >= minScore;
}
