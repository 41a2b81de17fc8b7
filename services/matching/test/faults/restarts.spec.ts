import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import type { RequestOf } from '@rotadas/contracts/protocol/rpc';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { eventually } from '@rotadas/test-kit/eventually';
import { OnlineStandIn } from '../support/online-stand-in.js';
import { startMatching } from '../support/running-matching.js';

const IZMIR = { latitude: 38.4192, longitude: 27.1287 };
const TO_BURSA: RequestOf<typeof matchingRpc.findMatches> = {
  from: { name: 'Balıkesir' },
  to: { name: 'Bursa' },
};
const TOMORROW = Date.now() + 24 * 3_600_000;
const A_PROVIDER = anActiveProvider({ id: 1, serviceFrom: 'İzmir', serviceTo: 'Bursa', ...IZMIR });

it('restores online and planned offers after a crash', async () => {
  const providers = await OnlineStandIn.start();
  providers.reset([A_PROVIDER]);
  providers.plan([{ ...A_PROVIDER, id: 7, offerId: 1, departsAt: TOMORROW }]);
  const matching = await startMatching();
  const found = () =>
    eventually('both are found', async () => {
      const { matches } = await matching.client.call(matchingRpc.findMatches, TO_BURSA);
      expect(matches.map(({ provider }) => provider.id).toSorted()).toEqual([1, 7]);
      return true;
    });
  try {
    await found();
    await matching.crash();
    await matching.restart();
    await matching.ready();
    await found();
  } finally {
    await matching.stop();
    await providers.stop();
  }
});
