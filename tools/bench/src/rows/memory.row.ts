import { OPENING } from '@rotadas/load/clients/live-socket';
import { inParallel } from '@rotadas/load/fleet/in-parallel';
import { Freshness } from '@rotadas/load/measure/freshness';
import { SentPositions } from '@rotadas/load/measure/sent-positions';
import type { OwnProduct } from '@rotadas/load/product/own-product';
import { Tally } from '@rotadas/load/measure/tally';
import { Viewer } from '@rotadas/load/clients/viewer';
import { freePort } from '@rotadas/servers/processes/ports';
import { seeEverybody } from '../live/see-everybody.ts';
import { liveMemory } from '../memory/live-memory.ts';
import { byItself } from '../result/outcome.ts';
import type { Row } from '../row.ts';
import { seedProviders } from '../seed/seed-providers.ts';
import { withProduct } from '../with-product.ts';

const KB = 1_000;

/**
 * Row 7: what the gateway keeps for each viewer and each provider; the second part last, since a
 * mirror stays warm.
 */
export const memory: Row = {
  number: 7,
  what: "memory of the gateway's process",
  async run(context) {
    const { quick, rounds } = context;
    const inspector = await freePort();
    const inspected = { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` };
    const perViewer: number[] = [];
    const perProvider: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await withProduct(
        context,
        async (product) => {
          // loads what every connection shares
          await viewersCost(product, inspector, quick ? 5 : 100);
          perViewer.push(await viewersCost(product, inspector, quick ? 20 : 5_000));
          perProvider.push(await providersCost(product, inspector, quick ? 50 : 100_000));
        },
        (service) => (service === 'gateway' ? inspected : {}),
      );
    }
    return [
      byItself('an idle viewer', 'kB', perViewer, { kind: 'at most', value: 20 }),
      byItself('a mirrored provider', 'kB', perProvider, { kind: 'at most', value: 1 }),
    ];
  },
};

async function viewersCost({ apiUrl }: OwnProduct, inspector: number, count: number): Promise<number> {
  const book = { tally: new Tally(), freshness: new Freshness(SentPositions.of([])) };
  const before = await liveMemory(inspector);
  const viewers = Array.from({ length: count }, (_, index) => new Viewer(index, book));
  try {
    await inParallel(viewers, OPENING, (viewer) => viewer.connect(apiUrl));
    return ((await liveMemory(inspector)) - before) / count / KB;
  } finally {
    for (const viewer of viewers) viewer.end();
  }
}

async function providersCost(product: OwnProduct, inspector: number, count: number): Promise<number> {
  await seedProviders(product, 0, count);
  const before = await liveMemory(inspector);
  const socket = await seeEverybody(product.apiUrl, count);
  try {
    return ((await liveMemory(inspector)) - before) / count / KB;
  } finally {
    socket.end();
  }
}
