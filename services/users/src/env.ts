import { serviceSettings } from '@rotadas/service-kit/start/service-settings';
import { z } from 'zod';

/** The settings of the users service. */
export const UsersEnv = z.object({
  ...serviceSettings,
  ADMIN_EMAIL: z
    .email()
    .optional()
    .describe('E-mail address of the administrator. The account that signs in with it is an admin.'),
});
export type UsersEnv = z.infer<typeof UsersEnv>;
