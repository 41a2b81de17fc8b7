import { Controller } from '@nestjs/common';
import { eventually } from '@rotadas/test-kit/eventually';
import { HandleEvent } from '../src/events/handle-event.js';
import { outboxEvent } from '../src/events/outbox-event.js';
import { Metrics } from '../src/metrics/metrics.js';
import { OutboxRelay } from '../src/outbox/outbox-relay.js';
import { aCollection } from './support/a-collection.js';
import { anEvent } from './support/an-event.js';
import { aService, getStreams } from './support/event-world.js';

describe('event metrics', () => {
  it('export the age of the oldest pending event, the lags and the backlog', async () => {
    const event = anEvent();
    const { subject, stream } = event;
    const release = Promise.withResolvers<undefined>();

    @Controller()
    class Follower {
      @HandleEvent(event)
      async received(): Promise<void> {
        await release.promise;
      }
    }

    const [service, things] = await Promise.all([aService('event-metrics', Follower), aCollection()]);
    const metrics = service.get(Metrics, { strict: false });
    const shows = (line: string) =>
      eventually(line, async () => (await metrics.text()).body.includes(`${line}\n`));
    const relay = new OutboxRelay(things.outbox, getStreams(service), stream);
    try {
      metrics.addOutbox('things', () => things.outbox.oldestSavedAt());
      await shows('rotadas_outbox_oldest_event_age_seconds{collection="things"} 0');
      await things.save(1, outboxEvent(event, { number: 1 }, Date.now() - 90_000));
      const age = /rotadas_outbox_oldest_event_age_seconds\{collection="things"\} 9\d/;
      await eventually('its age is exported', async () => age.test((await metrics.text()).body));
      relay.onApplicationBootstrap();
      await shows(`rotadas_outbox_lag_seconds_bucket{le="30",stream="${stream.name}"} 0`);
      await shows(`rotadas_outbox_lag_seconds_bucket{le="120",stream="${stream.name}"} 1`);
      await shows('rotadas_outbox_oldest_event_age_seconds{collection="things"} 0');
      await shows(`rotadas_event_backlog{subject="${subject}",state="unacknowledged"} 1`);
      release.resolve(undefined);
      await shows(`rotadas_event_backlog{subject="${subject}",state="unacknowledged"} 0`);
      await shows(`rotadas_event_duration_seconds_count{subject="${subject}",outcome="handled"} 1`);
      await shows(`rotadas_event_lag_seconds_bucket{le="120",subject="${subject}"} 1`);
    } finally {
      await relay.beforeApplicationShutdown();
      await service.close();
      await things.close();
    }
  });
});
