import { z } from 'zod';
import { defineCall } from '../protocol/call.js';
import { BotCheckAction, BotCheckInput } from './bot-check.js';
import { WorkChallenge } from './proof-of-work.js';

const common = { tag: 'bot-check', access: 'public', limit: 'address' } as const;

export const botCheckCalls = {
  challenge: defineCall({
    ...common,
    method: 'GET',
    path: '/api/bot-check/challenge',
    summary: 'Returns a proof-of-work challenge. Returns 404 if reCAPTCHA is configured.',
    query: z.strictObject({ action: BotCheckAction }),
    responses: { 200: { description: 'The signed challenge', body: WorkChallenge } },
    errors: ['path-unknown'],
  }),
  verify: defineCall({
    ...common,
    method: 'POST',
    path: '/api/bot-check/verify',
    summary:
      'Verifies a bot-check token. Each token can be used once. With REQUIRE_BOT_CHECK, sets a cookie that lets one account be created within 10 minutes.',
    body: BotCheckInput,
    responses: { 204: { description: 'The token is valid' } },
    errors: ['bot-check-failed'],
  }),
};
