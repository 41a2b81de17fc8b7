import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { moderatedEvents } from '../support/moderated-events.js';
import { reportCalls } from '../support/report-calls.js';
import { type RunningReports, startReports } from '../support/running-reports.js';
import { withReports } from '../support/stored-reports.js';

describe('a report that is changed while JetStream is unavailable', () => {
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

  const waits = (id: number) =>
    withReports(
      reports.addresses.mongodb,
      async (all) => (await all.countDocuments({ _id: id, 'outbox.0': { $exists: true } })) === 1,
    );

  it('is stored, and its event is published later even if the service crashes', async () => {
    await nats.stop();
    await nats.startWithoutJetstream();
    const { client } = reports;
    await eventually(
      'the users service responds',
      async () => (await client.call(usersRpc.get, { userId: 7 })).id === 7,
    );
    await eventually('the reports service responds', async () => (await calls.page()).counts.all >= 0);
    await reports.ready();
    const { id } = await calls.open();
    await calls.change(id, { status: 'inceleniyor' });
    expect(await calls.get(id)).toMatchObject({ status: 'inceleniyor' });
    await reports.crash();
    expect(await waits(id)).toBe(true);

    await nats.stop();
    await nats.start();
    await reports.restart();
    await reports.ready();
    await eventually(
      'its event is published',
      async () => (await moderatedEvents(nats.url, id)).length === 1,
    );
  });
});
