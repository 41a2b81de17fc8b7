import { z } from 'zod';
import { SerialId } from './serial-id.js';

/** The admin who makes a call; services that own personal data check `isAdmin` again. */
export const Admin = z.strictObject({ userId: SerialId, isAdmin: z.boolean() });
export type Admin = z.infer<typeof Admin>;
