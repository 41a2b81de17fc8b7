import { bringOnline } from '@rotadas/load/fleet/bring-online';
import type { OwnProduct } from '@rotadas/load/product/own-product';
import { connectPumps, pumpPositions } from '../live/pump-positions.ts';
import type { Pump } from '../live/pump.ts';
import { alternate } from '../measure/alternate.ts';
import { againstReference, type Outcome } from '../result/outcome.ts';
import type { Row } from '../row.ts';
import { withProduct } from '../with-product.ts';

/** As in row 2. */
const WINDOWS = [1, 16];

/**
 * Row 18: positions over the socket with two gateways and two copies of providers, the sockets
 * shared out evenly, against one of each. Both products run all the while.
 */
export const copies: Row = {
  number: 18,
  what: 'positions over /api/live, two gateways and two copies of providers against one of each',
  run: (context) =>
    withProduct(context, (doubled) =>
      withProduct(context, async (single) => {
        const { quick, rounds } = context;
        const [, second] = await Promise.all([doubled.addCopy('providers'), doubled.addCopy('gateway')]);
        const count = quick ? 20 : 1_000;
        const two = await pumpsAt(doubled, [doubled.apiUrl, second], count);
        const one = await pumpsAt(single, [single.apiUrl], count);
        const seconds = quick ? 2 : 10;
        try {
          const outcomes: Outcome[] = [];
          for (const window of WINDOWS) {
            const results = await alternate(
              rounds,
              () => pumpPositions(two, { window, seconds }),
              () => pumpPositions(one, { window, seconds }),
            );
            const part = `${window} under way each`;
            outcomes.push(againstReference(part, 'positions/s', results, { kind: 'at least', value: 0.9 }));
          }
          return outcomes;
        } finally {
          for (const pump of [...two, ...one]) pump.end();
        }
      }),
    ),
};

/** Brings providers online and shares their sockets out over the gateways. */
async function pumpsAt(product: OwnProduct, gateways: readonly string[], count: number): Promise<Pump[]> {
  const online = await bringOnline(product, count);
  const shares = gateways.map((_, share) => online.filter((_, index) => index % gateways.length === share));
  const pumps = await Promise.all(gateways.map((url, share) => connectPumps(url, shares[share] ?? [])));
  return pumps.flat();
}
