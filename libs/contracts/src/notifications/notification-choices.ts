import { z } from 'zod';
import { TimeOfDay } from '../primitives/timestamp.js';
import { NotificationKind } from './notification.js';

/** A way on which a notification reaches its user. */
export const NotificationChannel = z.enum(['inbox', 'push', 'mail']);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

/** What is wrong with quiet hours, in Turkish. */
export const QUIET_HOURS_FAULTS = { to: 'Başlangıç ve bitiş saati aynı olamaz.' } as const;

/**
 * When push and mail are held back, day by day, by the clocks of Türkiye; from 23:00 to 07:00 is
 * across midnight.
 */
export const QuietHours = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: QUIET_HOURS_FAULTS.to,
  });
export type QuietHours = z.infer<typeof QuietHours>;

/** Which notifications a user wants on which channel, and when to be left alone. */
export const NotificationChoices = z.strictObject({
  channels: z.record(
    NotificationKind,
    z.strictObject({ inbox: z.boolean(), push: z.boolean(), mail: z.boolean() }),
  ),
  quietHours: QuietHours.nullable(),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

/** What holds for whoever has chosen nothing. */
export const DEFAULT_CHOICES: NotificationChoices = {
  channels: {
    'route-matched': { inbox: true, push: true, mail: true },
    'departure-due': { inbox: true, push: true, mail: true },
  },
  quietHours: null,
};
