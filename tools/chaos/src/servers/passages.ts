import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import type { Passage } from '../ledger/ends.ts';
import { eventsOf, type KeptEvent } from './events.ts';

const { wentOnline, wentOffline } = providersEvents;

/** Everybody who came onto the map or left it, as JetStream keeps it. */
export async function readPassages(natsUrl: string): Promise<Passage[]> {
  return (await eventsOf(natsUrl, wentOnline.stream.name)).flatMap(passageOf);
}

function passageOf({ subject, payload }: KeptEvent): Passage[] {
  if (subject === wentOffline.subject) {
    return [{ userId: wentOffline.payload.parse(payload).userId, offerId: null }];
  }
  if (subject !== wentOnline.subject) return [];
  const { userId, offerId } = wentOnline.payload.parse(payload);
  return [{ userId, offerId }];
}
