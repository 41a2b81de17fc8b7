import type { BotCheckAction, BotCheckInput } from '@rotadas/contracts/bot-check/bot-check';
import { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import { api } from '../../../shared/api/api.js';

const botCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, for each asking makes a new challenge.
    askChallenge: build.mutation<WorkChallenge, BotCheckAction>({
      query: (action) => ({ path: `bot-check/challenge?action=${action}`, anonymous: true }),
      responseSchema: WorkChallenge,
    }),
    verifyBotCheck: build.mutation<unknown, BotCheckInput>({
      query: (body) => ({ path: 'bot-check/verify', method: 'POST', body, anonymous: true }),
    }),
  }),
});

/** Challenge and verification of the bot-check (design 6). */
export const { askChallenge, verifyBotCheck } = botCheckApi.endpoints;
