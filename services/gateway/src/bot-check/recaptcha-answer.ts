import { z } from 'zod';
import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';

/** What Google says about a token. */
export const RecaptchaAnswer = z.object({
  success: z.boolean(),
  /** 1 for a person, 0 for a bot; a version 2 key gives neither score nor action. */
  score: z.number().optional(),
  action: z.string().optional(),
  /** The host of the page that the token was made on. */
  hostname: z.string().optional(),
});
export type RecaptchaAnswer = z.infer<typeof RecaptchaAnswer>;

/** What an answer has to meet. */
export interface RecaptchaDemand {
  readonly action: BotCheckAction;
  readonly minScore: number;
  /** The hosts that the product is reached at. */
  readonly hostnames: readonly string[];
}

/** Whether the answer means a person who wanted to do that, on a page of the product's own. */
export function meansPerson(answer: RecaptchaAnswer, demand: RecaptchaDemand): boolean {
  const { success, hostname } = answer;
  if (!success || hostname === undefined || !demand.hostnames.includes(hostname.toLowerCase())) return false;
  if (answer.score === undefined && answer.action === undefined) return true;
  return answer.action === demand.action && (answer.score ?? 0) >= demand.minScore;
}
