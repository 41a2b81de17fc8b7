import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { openedEvents } from './support/opened-events.js';
import { reportCalls } from './support/report-calls.js';
import { type RunningReports, startReports } from './support/running-reports.js';
import { withReports } from './support/stored-reports.js';

describe('a report that is opened while JetStream is away', () => {
  let nats: PrivateServer;
  let reports: RunningReports;
  let calls: ReturnType<typeof reportCalls>;

  beforeAll(async () => {
    nats = await privateServer('nats');
    reports = await startReports({ nats: nats.url });
    calls = reportCalls(reports.client);
  });
  afterAll(async () => {
    await reports.stop();
    await nats.end();
  });

  const switchJetstream = async (on: boolean) => {
    await nats.stop();
    await (on ? nats.start() : nats.startWithoutJetstream());
    const { client } = reports;
    await eventually(
      'users answers again',
      async () => (await client.call(usersRoutes.get, { userId: 7 })).id === 7,
    );
    await eventually('reports answers again', async () => (await calls.page()).counts.all >= 0);
    await reports.ready(); // its own connection to others, too
  };
  const waits = (id: number) =>
    withReports(
      reports.addresses.mongodb,
      async (all) => (await all.countDocuments({ _id: id, 'outbox.0': { $exists: true } })) === 1,
    );
  const isTold = (id: number) =>
    eventually('its event is in the stream', async () => (await openedEvents(nats.url, id)).length === 1);

  it('is kept, and its event follows later', async () => {
    await switchJetstream(false);
    const { id } = await calls.open();
    expect(await calls.get(id)).toMatchObject({ status: 'yeni' });
    expect(await waits(id)).toBe(true);

    await switchJetstream(true);
    await isTold(id);
    await eventually('nothing of it waits any more', async () => !(await waits(id)));
  });

  it('is told of even when the service crashes before it could', async () => {
    await switchJetstream(false);
    const { id } = await calls.open();
    await reports.crash();
    expect(await waits(id)).toBe(true);

    await nats.stop();
    await nats.start();
    await reports.restart();
    await reports.ready();
    await isTold(id);
  });
});
