import { z } from 'zod';
import { TimeOfDay } from '../primitives/timestamp.js';
import { NotificationKind } from './notification.js';

export const NotificationChannel = z.enum(['inbox', 'push', 'mail']);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

export const QUIET_HOURS_FAULTS = { to: 'Başlangıç ve bitiş saati aynı olamaz.' } as const;

/** Push messages and mails are held back; times of Türkiye, may cross midnight. */
export const QuietHours = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: QUIET_HOURS_FAULTS.to,
  });
export type QuietHours = z.infer<typeof QuietHours>;

export const NotificationSettings = z.strictObject({
  /** `inbox` has no effect for kinds that are always listed. */
  channels: z.record(
    NotificationKind,
    z.strictObject({ inbox: z.boolean(), push: z.boolean(), mail: z.boolean() }),
  ),
  quietHours: QuietHours.nullable(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const DEFAULT_SETTINGS: NotificationSettings = {
  channels: {
    'route-matched': { inbox: true, push: true, mail: true },
    'departure-due': { inbox: true, push: true, mail: true },
    agreement: { inbox: true, push: true, mail: true },
    message: { inbox: true, push: true, mail: false },
    reminder: { inbox: true, push: true, mail: true },
    rating: { inbox: true, push: true, mail: true },
  },
  quietHours: null,
};
