import { bringOnline } from '@rotadas/load/fleet/bring-online';
import type { OwnProduct } from '@rotadas/load/product/own-product';
import { fire } from '../http/cannon.ts';
import { rawBody } from '../http/raw-body.ts';
import { keepMoving } from '../live/keep-moving.ts';
import { connectSenders, endSenders } from '../live/senders.ts';
import { alternate } from '../measure/alternate.ts';
import { startBareServer } from '../reference/start-bare-server.ts';
import { againstReference, type Outcome } from '../result/outcome.ts';
import type { Row, RowContext } from '../row.ts';
import { withProduct } from '../with-product.ts';

const HEADERS = { 'accept-encoding': 'br' };

/** As a list that many ask for at once. */
const CONNECTIONS = 32;

/** Each second this share of the providers moves. */
const MOVING_SHARE = 0.01;

/** Row 3: the plain list while it changes, against the same bytes from memory. */
export const activeList: Row = {
  number: 3,
  what: 'GET /api/providers/active while 1% move each second',
  async run(context) {
    const outcomes: Outcome[] = [];
    for (const count of context.quick ? [20, 50] : [100, 1_000, 10_000]) {
      outcomes.push(await withProduct(context, (product) => measure(product, count, context)));
    }
    return outcomes;
  },
};

async function measure(product: OwnProduct, count: number, { quick, rounds }: RowContext): Promise<Outcome> {
  const online = await bringOnline(product, count);
  const moving = await connectSenders(product.apiUrl, online.slice(0, Math.max(1, count * MOVING_SHARE)));
  const url = `${product.apiUrl}/api/providers/active`;
  const bare = await startBareServer(await rawBody(url, HEADERS));
  const stopMoving = keepMoving(moving.all);
  try {
    const shots = { connections: CONNECTIONS, seconds: quick ? 2 : 10, headers: HEADERS };
    const results = await alternate(
      rounds,
      () => fire({ ...shots, url }),
      () => fire({ ...shots, url: `${bare.url}/list` }),
    );
    const part = `${count} providers`;
    return againstReference(part, 'requests/s', results, { kind: 'at least', value: 0.6 });
  } finally {
    stopMoving();
    endSenders(moving);
    await bare.stop();
  }
}
