import type { Entrance } from '../features/sign-in/entrance.js';
import { nextTask } from '../shared/loading/next-task.js';
import { onceLoaded } from '../shared/loading/once-loaded.js';

/** The ways in, loaded when first wanted; after a failure the next wish tries again. */
export const entranceOnce = onceLoaded(open);

/** Bit by bit, for all of it in one task would hold up a phone noticeably. */
async function open(): Promise<Entrance> {
  const { startOnce } = await import('./start.js');
  const { recaptchaSiteKey } = await startOnce();
  await nextTask();
  const { openAppEntrance } = await import('./app-entrance.js');
  return openAppEntrance(recaptchaSiteKey);
}
