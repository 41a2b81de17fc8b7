import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { openedEvents } from './support/opened-events.js';
import { reportCalls } from './support/report-calls.js';
import { type RunningReports, launchReports } from './support/running-reports.js';

const AWAY = { code: 'dependency-away', status: 503, retryAfter: expect.any(Number) };

describe('while MongoDB is away', () => {
  let mongodb: PrivateServer;
  let reports: RunningReports;

  beforeAll(async () => {
    mongodb = await privateServer('mongodb');
  });
  beforeEach(() => mongodb.start());
  afterEach(() => reports.stop());
  afterAll(() => mongodb.end());

  const readyStatus = async () => (await fetch(`${reports.url}/readyz`)).status;

  it('reports are refused with a time to retry, and taken again after its return without a restart', async () => {
    reports = await launchReports({ mongodb: mongodb.url });
    const calls = reportCalls(reports.client);
    await reports.ready();
    const before = await calls.open();

    await mongodb.stop();
    const refused = [calls.open(), calls.page()]; // each waits 2 s for MongoDB
    await Promise.all(refused.map((call) => expect(call).rejects.toMatchObject(AWAY)));
    expect(await readyStatus()).toBe(503);
    expect((await fetch(`${reports.url}/healthz`)).status).toBe(200);

    await mongodb.start();
    await reports.ready();
    const { id } = await calls.open();
    expect((await calls.list()).reports.map((report) => report.id)).toEqual([id, before.id]);
    await eventually(
      'its event is told',
      async () => (await openedEvents(reports.addresses.nats, id)).length > 0,
    );
  });

  it('the service starts all the same, and serves once MongoDB is there', async () => {
    await mongodb.stop();
    reports = await launchReports({ mongodb: mongodb.url });
    const calls = reportCalls(reports.client);
    await expect(calls.open()).rejects.toMatchObject(AWAY);

    await mongodb.start();
    await reports.ready();
    expect(await calls.open()).toHaveProperty('status', 'yeni');
  });
});
