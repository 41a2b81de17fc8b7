import { z } from 'zod';
import { defineCall } from '../routing/call.js';
import { BotCheckAction, BotCheckInput } from './bot-check.js';
import { WorkChallenge } from './proof-of-work.js';

const common = { tag: 'bot-check', access: 'public', limit: 'address' } as const;

export const botCheckCalls = {
  challenge: defineCall({
    ...common,
    method: 'GET',
    path: '/api/bot-check/challenge',
    summary: 'A proof of work to be done; unknown where reCAPTCHA is configured',
    query: z.strictObject({ action: BotCheckAction }),
    responses: { 200: { description: 'The challenge', body: WorkChallenge } },
    errors: ['path-unknown'],
  }),
  verify: defineCall({
    ...common,
    method: 'POST',
    path: '/api/bot-check/verify',
    summary: 'Verifies a token; each is good once',
    body: BotCheckInput,
    responses: { 204: { description: 'It is a person' } },
    errors: ['bot-check-failed'],
  }),
};
