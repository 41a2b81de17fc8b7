import { bringOnline } from '@rotadas/load/fleet/bring-online';
import type { OwnProduct } from '@rotadas/load/product/own-product';
import { pumpInTurns } from '../live/pump-in-turns.ts';
import { connectPumps, pumpPositions, type Pumping } from '../live/pump-positions.ts';
import type { Pump } from '../live/pump.ts';
import type { Row } from '../row.ts';
import { withProduct } from '../with-product.ts';

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
        const [, second] = await Promise.all([doubled.addCopy('providers'), doubled.addCopy('gateway')]);
        const count = context.quick ? 20 : 1_000;
        const two = await pumpsAt(doubled, [doubled.apiUrl, second], count);
        const one = await pumpsAt(single, [single.apiUrl], count);
        try {
          const refer = (pumping: Pumping) => pumpPositions(one, pumping);
          return await pumpInTurns(context, two, refer, { kind: 'at least', value: 0.9 });
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
