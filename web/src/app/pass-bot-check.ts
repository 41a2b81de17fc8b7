import { createBotCheckGate } from '../features/sign-in/bot-check/create-bot-check-gate.js';
import type { SignInPorts } from '../features/sign-in/sign-in.api.js';

/**
 * Repeats the bot-check. The first check can expire before the account of a new user is created.
 */
export async function passBotCheck(ports: SignInPorts): Promise<void> {
  const gate = createBotCheckGate(ports);
  try {
    await gate.pass('login');
  } finally {
    gate.close();
  }
}
