import type { RegistrationInput } from '@rotadas/contracts/users/profile';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import type { BotCheckAction, BotCheckInput } from '@rotadas/contracts/bot-check/bot-check';
import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const registerUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerUser: callMutation(build, usersCalls.register, (body: RegistrationInput) => ({ body })),
  }),
});

/** Records a user who came through Google (spec 4). */
const { registerUser } = registerUserApi.endpoints;

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
const { askChallenge, verifyBotCheck } = botCheckApi.endpoints;

/** The calls of the product's API that signing in makes. */
export interface SignInCalls {
  askChallenge(action: BotCheckAction): Promise<WorkChallenge>;
  verify(input: BotCheckInput): Promise<unknown>;
  register(user: RegistrationInput): Promise<unknown>;
}

/** No screen looks at these calls, so the store keeps nothing of them. */
const UNSEEN = { track: false };

/** The calls, through the store that holds the API's cache. */
export function openSignInCalls(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): SignInCalls {
  return {
    askChallenge: (action) => dispatch(askChallenge.initiate(action, UNSEEN)).unwrap(),
    verify: (input) => dispatch(verifyBotCheck.initiate(input, UNSEEN)).unwrap(),
    register: (user) => dispatch(registerUser.initiate(user, UNSEEN)).unwrap(),
  };
}
