import type { RegistrationInput } from '@rotadas/contracts/users/profile';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import type { BotCheckAction, BotCheckInput } from '@rotadas/contracts/bot-check/bot-check';
import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerUser: callMutation(build, usersCalls.register, (body: RegistrationInput) => ({ body })),
    // A mutation, since each request creates a new challenge.
    requestChallenge: callMutation(
      build,
      botCheckCalls.challenge,
      (action: BotCheckAction) => ({ query: { action } }),
      { responseSchema: WorkChallenge },
    ),
    verifyBotCheck: callMutation(build, botCheckCalls.verify, (body: BotCheckInput) => ({ body })),
  }),
});

const { registerUser, requestChallenge, verifyBotCheck } = signInApi.endpoints;

export interface SignInCalls {
  requestChallenge(action: BotCheckAction): Promise<WorkChallenge>;
  verify(input: BotCheckInput): Promise<unknown>;
  register(user: RegistrationInput): Promise<unknown>;
}

/**
 * Functions that `app` passes as props, so that the login page does not load the store. Both reject
 * if code cannot be loaded, and may be called again.
 */
export interface SignInPorts {
  /** Called to open the identity provider. */
  start: () => Promise<Pick<PublicConfig, 'recaptchaSiteKey'>>;
  loadCalls: () => Promise<SignInCalls>;
}

/** Keeps no results in the store, since no component reads them. */
const UNTRACKED = { track: false };

export function createSignInCalls(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): SignInCalls {
  return {
    requestChallenge: (action) => dispatch(requestChallenge.initiate(action, UNTRACKED)).unwrap(),
    verify: (input) => dispatch(verifyBotCheck.initiate(input, UNTRACKED)).unwrap(),
    register: (user) => dispatch(registerUser.initiate(user, UNTRACKED)).unwrap(),
  };
}
