import { z } from 'zod';
import { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';

/** The query of GET /api/bot-check/challenge. */
export const ChallengeQuery = z.strictObject({ action: BotCheckAction });
export type ChallengeQuery = z.infer<typeof ChallengeQuery>;
