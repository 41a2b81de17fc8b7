import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import type { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { BotCheck } from './bot-check-token.js';

/** ALTCHA's proof of work; Web Crypto solves it off the main thread. */
export function openAltcha(requestChallenge: (action: BotCheckAction) => Promise<WorkChallenge>): BotCheck {
  let work: AbortController | null = null;
  return {
    async token(action, signal) {
      const controller = new AbortController();
      work = controller;
      signal.addEventListener('abort', () => controller.abort());
      const challenge = await requestChallenge(action);
      const solution = await solveChallenge({ challenge, deriveKey, controller });
      return solution === null ? '' : btoa(JSON.stringify({ challenge, solution }));
    },
    reset: () => work?.abort(),
    close: () => work?.abort(),
  };
}
