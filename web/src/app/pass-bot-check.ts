import { openBotCheck } from '../features/sign-in/bot-check/open-bot-check.js';
import type { SignInPorts } from '../features/sign-in/sign-in.api.js';

/** For a signed-in user without an account whose bot-check expired. */
export async function passBotCheck(ports: SignInPorts): Promise<void> {
  const gate = openBotCheck(ports);
  try {
    await gate.pass('login');
  } finally {
    gate.close();
  }
}
