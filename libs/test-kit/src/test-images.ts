import type { Recipe } from '@rotadas/servers/recipe';
import { environment } from '@rotadas/servers/settings/environment';

/**
 * The settings that name other images than the launcher's for tests, by the setting of the server's
 * address.
 */
const SETTINGS: Readonly<Record<Recipe['setting'], string>> = {
  MONGODB_URI: 'TEST_MONGODB_IMAGE',
  REDIS_URL: 'TEST_REDIS_IMAGE',
  MARKERS_REDIS_URL: 'TEST_REDIS_IMAGE',
  NATS_URL: 'TEST_NATS_IMAGE',
};

/** The image that tests run a server of. */
export function testImageOf({ setting, container }: Recipe): string {
  return environment.address(SETTINGS[setting]) ?? container.image;
}
