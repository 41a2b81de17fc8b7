import type { Client } from 'autocannon';
import { devicesCalls } from '@rotadas/contracts/devices/devices.calls';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { deviceRequest, SIMULATED_APPS } from '@rotadas/simulator/device/device-request';
import { Api } from '../../clients/api.ts';
import { addDevice } from '../../clients/moving-device.ts';
import { bringOnline, CONCURRENCY, inParallel } from '../../clients/people.ts';
import type { MeasuredProduct } from '../../product/measured-product.ts';
import { cpuTimePerRequest, type HttpLoad } from '../http-load.ts';
import { alternate, atMost, comparedToReference, type Row, withProduct } from '../row.ts';

/** A gateway slows down devices that send more than five positions a second. */
const DEVICES = 3_000;

/** Degrees, so that each position is near another road node. */
const STEP = 0.02;

type Sent = Readonly<{ headers: Readonly<Record<string, string>>; body: string }>;

export const cpuPerDevicePosition: Row = {
  number: 23,
  what: 'processor time of all processes per device position, compared with POST /api/providers/location',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds } = context;
      const api = new Api(product.url);
      const online = await bringOnline(product, quick ? 50 : DEVICES);
      const devices = await inParallel(online, CONCURRENCY, (provider) => addDevice(api, provider));
      const load = quick
        ? { connections: 10, overallRate: 40, duration: 2 }
        : { connections: 128, duration: 10 };
      const outcomes = [];
      for (const app of SIMULATED_APPS) {
        const results = await alternate(
          rounds,
          () =>
            measure(product, load, devicesCalls.storeDevicePosition, devices, ({ deviceToken }, place) =>
              deviceRequest(app, deviceToken, { ...place, at: Date.now() }),
            ),
          () =>
            measure(product, load, providersCalls.storePosition, online, ({ token }, place) => ({
              headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
              body: JSON.stringify({ ...place, accuracy: 12 }),
            })),
        );
        outcomes.push(comparedToReference(app, 'µs', results, atMost(1.15)));
      }
      return outcomes;
    }),
};

/** Each provider in turn moves to and fro. */
function measure<Sender extends { readonly start: Coordinates }>(
  { url }: MeasuredProduct,
  load: Pick<HttpLoad, 'connections' | 'duration' | 'overallRate'>,
  { method, path }: { readonly method: 'POST'; readonly path: string },
  senders: readonly Sender[],
  toRequest: (sender: Sender, place: Coordinates) => Sent,
): Promise<number> {
  let next = 0;
  const setupRequest = (request: object) => {
    const sender = senders[next % senders.length];
    const turn = Math.floor(next / senders.length);
    next += 1;
    if (!sender) throw new RangeError('no provider');
    const { latitude, longitude } = sender.start;
    return { ...request, ...toRequest(sender, { latitude: latitude + (turn % 2) * STEP, longitude }) };
  };
  return cpuTimePerRequest({
    url: url + path,
    ...load,
    setupClient: (client: Client) => client.setRequests([{ method, setupRequest }]),
  });
}
