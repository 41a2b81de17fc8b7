import { chromium, type Page } from '@playwright/test';
import type { Request } from 'autocannon';
import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { agreementsCalls } from '@rotadas/contracts/agreements/agreements.calls';
import { incomingRequest } from '@rotadas/e2e/agreement-steps';
import { chromiumOptions } from '@rotadas/e2e/chromium';
import { newOnline } from '@rotadas/e2e/go-online';
import { newBrowser, goHome } from '@rotadas/e2e/person';
import { ANKARA } from '@rotadas/e2e/signed-in';
import { withCollection } from '@rotadas/test-kit/connections';
import { listAccounts } from '../../clients/accounts.ts';
import { Api } from '../../clients/api.ts';
import { bringOnline, CONCURRENCY, inParallel, makePeople, type Online } from '../../clients/people.ts';
import type { MeasuredProduct } from '../../product/measured-product.ts';
import { measureP99, spread } from '../http-load.ts';
import { atMost, type Outcome, percentile99, type Row, withoutReference, withProduct } from '../row.ts';

/** Each requester agrees with each provider. */
const FULL = { requesters: 50, providers: 20, messages: 50, rings: 100 };
const QUICK = { requesters: 2, providers: 2, messages: 2, rings: 2 };

const CONNECTIONS = 8;

const MANY = '1000';

/** Above the IDs of messages that are sent. */
const SEEDED_FROM = 1_000_000;

const HOUR_MS = 3_600_000;

interface OpenAgreement {
  readonly id: number;
  readonly requesterId: number;
  readonly requesterToken: string;
  readonly providerToken: string;
}

export const agreements: Row = {
  number: 24,
  what: '1,000 open agreements with 50 messages each',
  run: (context) =>
    withProduct(
      context,
      async (product) => {
        const { quick, rounds, log } = context;
        const size = quick ? QUICK : FULL;
        const open = await agree(product, size, log);
        log(`${open.length} agreements with ${size.messages} messages each`);
        const load = (requests: Request[]) => ({
          url: product.url,
          connections: CONNECTIONS,
          // A side can send thirty messages an hour.
          amount: quick ? 20 : 2_000,
          ...spread(requests, CONNECTIONS),
        });
        const [lists, sends]: [number[], number[]] = [[], []];
        for (let round = 0; round <= rounds; round += 1) {
          lists.push(await measureP99(load(open.map(toList))));
          sends.push(await measureP99(load(open.map(toSend))));
        }
        return [
          // The first round warms up.
          withoutReference('list, p99', 'ms', lists.slice(1), atMost(60)),
          withoutReference('send, p99', 'ms', sends.slice(1), atMost(60)),
          ...(await measureRings(product, size.rings)),
        ];
      },
      (service) =>
        service === 'agreements'
          ? { REQUESTS_OPEN: MANY, REQUESTS_OPEN_UNVERIFIED: MANY, REQUESTS_PER_DAY: MANY }
          : {},
    ),
};

async function agree(
  product: MeasuredProduct,
  size: typeof FULL,
  log: (line: string) => void,
): Promise<OpenAgreement[]> {
  const providers = await bringOnline(product, size.providers, log);
  const accounts = listAccounts(size.providers + size.requesters).slice(size.providers);
  const requesters = await makePeople(product, accounts, log);
  const api = new Api(product.url);
  const open = await inParallel(requesters, CONCURRENCY, async ({ token }) => {
    const agreed: OpenAgreement[] = [];
    for (const provider of providers) {
      const { id, version, requesterId } = await request(api, token, provider);
      const accepted = { params: { id: String(id) }, body: { version } };
      await api.call(agreementsCalls.acceptAgreement, provider.token, accepted);
      agreed.push({ id, requesterId, requesterToken: token, providerToken: provider.token });
    }
    return agreed;
  });
  await seedMessages(product.agreementsUrl, open.flat(), size.messages);
  return open.flat();
}

/** Writes to the database, since a side can send thirty messages an hour. */
async function seedMessages(
  mongodbUrl: string,
  open: readonly OpenAgreement[],
  count: number,
): Promise<void> {
  const at = new Date(Date.now() - 2 * HOUR_MS);
  await withCollection(mongodbUrl, 'messages', async (messages) => {
    for (const { id: agreementId, requesterId: fromUserId } of open) {
      const ids = Array.from({ length: count }, (_, index) => SEEDED_FROM + agreementId * count + index);
      await messages.insertMany(
        ids.map((_id) => ({ _id, agreementId, fromUserId, text: `Mesaj ${_id}`, at })),
      );
    }
  });
}

function request(api: Api, token: string, { id }: Pick<Online, 'id'>): Promise<AgreementView> {
  const body = { offer: { providerId: id }, quantity: 1 };
  return api.call(agreementsCalls.requestAgreement, token, { body });
}

const headers = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** A page of a provider's agreements. */
const toList = ({ providerToken }: OpenAgreement): Request => ({
  method: 'GET',
  path: `${agreementsCalls.listAgreements.path}?limit=50`,
  headers: headers(providerToken),
});

const toSend = ({ id, requesterToken }: OpenAgreement): Request => ({
  method: 'POST',
  path: agreementsCalls.sendMessage.path.replace('{id}', String(id)),
  headers: headers(requesterToken),
  body: JSON.stringify({ text: 'On dakikaya oradayım' }),
});

/** From a request to the sheet that rings in the provider's browser. */
async function measureRings(measured: MeasuredProduct, count: number): Promise<Outcome[]> {
  const product = { ...measured, url: measured.url.replace('127.0.0.1', 'localhost') };
  const [requester] = await makePeople(product, [
    { uid: 'ring', email: 'ring@rotadas.example', displayName: 'Yolcu Kişi' },
  ]);
  const provider = await newOnline(product, 'Sürücü Kişi', ANKARA);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const options = { account: provider.account, spot: ANKARA, hasMap: true };
    const { page } = await newBrowser(browser, product, options);
    await goHome(page);
    const api = new Api(product.url);
    const times: number[] = [];
    for (let ring = 0; ring <= count; ring += 1)
      times.push(await timeRing(api, page, requester?.token ?? '', provider));
    return [withoutReference('request to ring, p99', 'ms', [percentile99(times.slice(1))], atMost(1_000))];
  } finally {
    await browser.close();
  }
}

async function timeRing(api: Api, page: Page, token: string, provider: Pick<Online, 'id'>): Promise<number> {
  const sheet = incomingRequest(page);
  const startedAt = performance.now();
  const [{ id, version }] = await Promise.all([request(api, token, provider), sheet.waitFor()]);
  const ms = performance.now() - startedAt;
  await api.call(agreementsCalls.cancelAgreement, token, { params: { id: String(id) }, body: { version } });
  await sheet.waitFor({ state: 'detached' });
  return ms;
}
