import { Count, RedisUrl, requiredInProduction } from '@rotadas/service-kit/env/env-primitives';
import { emulatorOnlyInDevelopment, firebaseSettings } from '@rotadas/service-kit/env/firebase-settings';
import { serviceSettings } from '@rotadas/service-kit/start/service-settings';
import { z } from 'zod';

export const UsersEnv = z
  .object({
    ...serviceSettings,
    REDIS_URL: RedisUrl,
    ...firebaseSettings,
    ERASE_EVERY: Count(300).describe('Interval of the search for accounts to erase, s.'),
    PERSONAL_DATA_KEY: z.string().min(32).meta({
      description:
        'Key that encrypts exported personal data, and hashes the addresses and phones of banned users, at least 32 characters.',
      secret: true,
    }),
    ADMIN_EMAIL: z
      .email()
      .optional()
      .describe(
        'E-mail address of the administrator: the account that signs in with it is an admin. Required in production.',
      ),
  })
  .superRefine(emulatorOnlyInDevelopment)
  .superRefine(requiredInProduction('ADMIN_EMAIL'));
export type UsersEnv = z.infer<typeof UsersEnv>;

export const USERS_ENV = Symbol('USERS_ENV');
