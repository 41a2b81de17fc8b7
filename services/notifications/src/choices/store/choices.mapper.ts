import { z } from 'zod';
import { DEFAULT_CHOICES, NotificationChoices } from '@rotadas/contracts/notifications/notification-choices';
import { NotificationKind } from '@rotadas/contracts/notifications/notification';
import type { ChoicesDocument } from './choices.schema.js';

const Chosen = z.partialRecord(NotificationKind, z.record(z.string(), z.unknown()));

/** The choices in a document; what came after they were made is as by default. */
export function toChoices({ channels, quietHours }: ChoicesDocument): NotificationChoices {
  const chosen = Chosen.parse(channels);
  const of = (kind: NotificationKind) => ({ ...DEFAULT_CHOICES.channels[kind], ...chosen[kind] });
  return NotificationChoices.parse({
    channels: Object.fromEntries(NotificationKind.options.map((kind) => [kind, of(kind)])),
    quietHours,
  });
}
