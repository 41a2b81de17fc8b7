import type { Entrance } from '../features/sign-in/entrance.js';
import { logWarning } from '../shared/log/log.js';
import { entranceOnce } from './entrance-once.js';
import { prepareHome } from './session-part.js';

/**
 * The ways in; whoever logs in by e-mail finds home ready, whose code runs while the identity
 * provider is asked.
 */
export async function entranceReadyingHome(): Promise<Entrance> {
  const entrance = await entranceOnce();
  return {
    ...entrance,
    byEmail(mode, form) {
      if (mode === 'login')
        prepareHome().catch((error: unknown) => logWarning('home could not be made ready', error));
      return entrance.byEmail(mode, form);
    },
  };
}
