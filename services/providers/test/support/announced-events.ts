import { z } from 'zod';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { EventMessage } from '@rotadas/contracts/protocol/event';
import { eventually } from '@rotadas/test-kit/eventually';
import { streamMessages } from '@rotadas/test-kit/stream-messages';

const { stream } = providersEvents.wentOnline;

/** The common part of the service's events. */
const Announced = z.object({ userId: z.int(), reason: z.string().optional() });

/** Waits until these are all events of a user, in order, such as `went-offline ended`. */
export function areAnnounced(natsUrl: string, userId: number, ...expected: string[]): Promise<void> {
  return eventually(`${expected.join(', ')} are announced`, async () => {
    const events = (await streamMessages(natsUrl, stream.name)).flatMap((message) => {
      const { payload } = EventMessage.parse(message.json());
      const { userId: owner, reason = '' } = Announced.parse(payload);
      return owner === userId ? `${message.subject.split('.').at(-1)} ${reason}`.trim() : [];
    });
    expect(events).toEqual(expected);
    return true;
  });
}
