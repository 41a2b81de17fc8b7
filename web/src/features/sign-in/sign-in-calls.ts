import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BotCheckAction, BotCheckInput } from '@rotadas/contracts/bot-check/bot-check';
import type { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import type { RegistrationInput } from '@rotadas/contracts/users/profile';
import { askChallenge, verifyBotCheck } from './bot-check/bot-check.api.js';
import { registerUser } from './register-user.api.js';

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
