import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { SignInPorts } from '../sign-in.api.js';
import type { BotCheck } from './bot-check-token.js';

/** ALTCHA's proof of work; Web Crypto solves it off the main thread. */
export function createAltcha(loadCalls: SignInPorts['loadCalls']): BotCheck {
  let work: AbortController | null = null;
  return {
    async token(action, signal) {
      const controller = new AbortController();
      work = controller;
      signal.addEventListener('abort', () => controller.abort());
      const { requestChallenge } = await loadCalls();
      const challenge = await requestChallenge(action);
      const solution = await solveChallenge({ challenge, deriveKey, controller });
      return solution === null ? '' : btoa(JSON.stringify({ challenge, solution }));
    },
    reset: () => work?.abort(),
    close: () => work?.abort(),
  };
}
