import { logWarning } from '../log/log.js';

let pass = (): Promise<void> => Promise.reject(new Error('there is no bot-check'));
let running: Promise<boolean> | null = null;

export function onBotCheckRequired(passBotCheck: () => Promise<void>): void {
  pass = passBotCheck;
}

/** Resolves to whether the user passed. Concurrent calls share a check. */
export function repeatBotCheck(): Promise<boolean> {
  running ??= run().finally(() => (running = null));
  return running;
}

async function run(): Promise<boolean> {
  try {
    await pass();
    return true;
  } catch (error) {
    logWarning('the bot-check was not passed again', error);
    return false;
  }
}
