import type { BotCheckAction, BotCheckInput } from '@rotadas/contracts/bot-check/bot-check';
import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import { api } from '../../../shared/api/api.js';
import { callMutation } from '../../../shared/api/call-endpoints.js';

const botCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, for each asking makes a new challenge.
    askChallenge: callMutation(
      build,
      botCheckCalls.challenge,
      (action: BotCheckAction) => ({ query: { action } }),
      { responseSchema: WorkChallenge },
    ),
    verifyBotCheck: callMutation(build, botCheckCalls.verify, (body: BotCheckInput) => ({ body })),
  }),
});

/** Challenge and verification of the bot-check (design 6). */
export const { askChallenge, verifyBotCheck } = botCheckApi.endpoints;
