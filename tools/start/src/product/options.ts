import type { LauncherEnv } from '../settings/env.ts';
import type { Log } from '@rotadas/servers/recipe';
import type { ProductOptions } from '../product.ts';

export function optionsFrom(env: LauncherEnv, log: Log): ProductOptions {
  return {
    port: env.PORT,
    host: env.HOST,
    authEmulatorPort: env.AUTH_EMULATOR_PORT,
    dataDir: env.DATA_DIR,
    demoProviders: env.DEMO_PROVIDERS,
    adminEmail: env.ADMIN_EMAIL,
    ownFirebase: env.FIREBASE_PROJECT_ID !== undefined,
    log,
  };
}
