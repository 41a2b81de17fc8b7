import { eventually } from '@rotadas/test-kit/eventually';
import { promoteJob } from '../support/promote-job.js';
import { anOffer } from '../support/builders.js';
import { providerCalls } from '../support/provider-calls.js';
import { startProviders, startTestBed, type TestBed } from '../support/test-bed.js';

describe('jobs of a stopped instance', () => {
  let testBed: TestBed;
  beforeAll(async () => {
    testBed = await startTestBed();
  });
  afterAll(() => testBed.stop());

  it('run in another instance: an offer ends on time', async () => {
    const { id } = testBed.users.add();
    const second = await startProviders(testBed.addresses);
    await providerCalls(second.client).goOnline(id, anOffer({ duration: 30 }));
    await second.stop();
    await promoteJob(testBed.redis, 'end-offer', id);
    await eventually('the offer has ended', async () => !(await testBed.status(id)).isOnline);
  });

  it('announce each departure once, even if the instance is killed meanwhile', async () => {
    const second = await startProviders(testBed.addresses);
    const users = [1, 2, 3].map(() => testBed.users.add().id);
    await Promise.all(users.map((id) => testBed.plan(id)));
    for (const id of users) await testBed.makeDue(id);
    const settled = users.map((id) => promoteJob(testBed.redis, 'settle-plans', id));
    await Promise.all([...settled, second.crash()]);
    await second.stop();
    await promoteJob(testBed.redis, 'sweep');
    for (const id of users) await testBed.areAnnounced(id, 'offer-planned', 'departure-due');
    await promoteJob(testBed.redis, 'sweep');
    const { id: last } = testBed.users.add();
    await testBed.plan(last);
    await testBed.areAnnounced(last, 'offer-planned');
    for (const id of users) await testBed.areAnnounced(id, 'offer-planned', 'departure-due');
  });
});
