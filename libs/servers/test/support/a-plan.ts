import type { AccessPlan } from '../../src/access/access-plan.ts';

/** One service stores letters and publishes events; the other requests and handles them. */
export const PLAN: AccessPlan = {
  nats: {
    letters: {
      publish: ['letters.events.written', '$JS.API.STREAM.INFO.letters'],
      subscribe: ['_INBOX_letters.>', 'letters.get letters'],
    },
    readers: {
      publish: ['letters.get'],
      subscribe: ['_INBOX_readers.>', 'letters.told'],
    },
  },
  streams: [{ name: 'letters', settings: { subjects: ['letters.events.>'], max_bytes: 1_048_576 } }],
  redis: { letters: ['letters:'], readers: ['readers:'] },
  markers: { letters: ['{markers}:'] },
  mongodb: { letters: 'rotadas-letters', users: 'rotadas-users', providers: 'rotadas-providers' },
};
