import { expect } from '@playwright/test';
import type { AgreementState, AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import { withCollection } from '@rotadas/test-kit/connections';
import { callApi } from './api.ts';
import { RECOVERY_MS } from './expect-nothing-lost.ts';
import type { OnlineProvider } from './go-online.ts';
import type { SteadyLoad } from './steady-load.ts';

/** The table of docs/reference/agreements.md. */
const ALLOWED: Readonly<Record<string, readonly AgreementState[]>> = {
  null: ['requested'],
  requested: ['accepted', 'declined', 'cancelled', 'expired'],
  accepted: ['under_way', 'cancelled', 'missed', 'lapsed'],
  under_way: ['done'],
};

/** Every fourth request and every fourth agreement is cancelled. */
const CANCELLED_OF = 4;

type Known = Pick<AgreementView, 'id' | 'version' | 'state'>;

/** Agreements of one requester with one live provider; no acknowledged change may be lost. */
export class AcknowledgedAgreements {
  private readonly product: TemporaryProduct;
  private readonly requester: OnlineProvider;
  private readonly provider: OnlineProvider;
  private readonly acknowledged = new Map<number, number>();
  private current: Known | undefined;

  constructor(product: TemporaryProduct, requester: OnlineProvider, provider: OnlineProvider) {
    [this.product, this.requester, this.provider] = [product, requester, provider];
  }

  /** Requests, accepts, starts and finishes in turn, and cancels some. */
  repeat(load: SteadyLoad, pauseMs: number): void {
    load.repeat('agreement', pauseMs, (round) =>
      this.current ? this.change(this.current, round) : this.request(),
    );
  }

  /** Each has at least its acknowledged version, only allowed states, and each change once. */
  async expectKept(): Promise<void> {
    const { servers } = this.product;
    const ids = [...this.acknowledged.keys()];
    expect(ids.length).toBeGreaterThan(0);
    const stored = await withCollection(servers.mongodb.urlFor('agreements'), 'agreements', (all) =>
      all.find({ _id: { $in: ids } }).toArray(),
    );
    const agreements = stored.map((document) => document as unknown as StoredAgreement);
    expect(agreements).toHaveLength(ids.length);
    for (const { _id, version, state, events } of agreements) {
      expect(version).toBeGreaterThanOrEqual(this.acknowledged.get(_id) ?? 0);
      expect(events).toHaveLength(version);
      expect(events.at(-1)?.to).toBe(state);
      for (const [at, { from, to }] of events.entries()) {
        expect(from).toBe(events[at - 1]?.to ?? null);
        expect(ALLOWED[String(from)]).toContain(to);
      }
    }
    const holding = agreements.filter(({ state }) => state === 'accepted' || state === 'under_way');
    const reserved = () =>
      withCollection(servers.mongodb.urlFor('providers'), 'reservations', async (all) => {
        const offers = await all.find({ 'taken.agreementId': { $in: ids } }).toArray();
        return offers
          .flatMap(({ taken }) => (taken as { agreementId: number }[]).map(({ agreementId }) => agreementId))
          .filter((id) => ids.includes(id));
      });
    await expect.poll(reserved, { timeout: RECOVERY_MS }).toEqual(holding.map(({ _id }) => _id));
  }

  private async request(): Promise<number> {
    const body = { offer: { providerId: this.provider.id }, quantity: 1 };
    const response = await this.send(this.requester, 'POST', '/api/agreements', body);
    if (response.status === 201) this.acknowledge(response.body as Known);
    if (response.status !== 409) return response.status === 201 ? 200 : response.status;
    // A request without a response may be stored.
    const list = await this.send(this.requester, 'GET', '/api/agreements');
    if (list.status === 200) [this.current] = (list.body as { items: Known[] }).items;
    return list.status;
  }

  private async change(agreement: Known, round: number): Promise<number> {
    const { id, version, state } = agreement;
    const isCancelled = round % CANCELLED_OF === 0;
    const [by, action] =
      state === 'requested' && !isCancelled
        ? [this.provider, 'accept']
        : [this.requester, isCancelled && state !== 'under_way' ? 'cancel' : NEXT[state]];
    const response = await this.send(by, 'POST', `/api/agreements/${id}/${action}`, { version });
    if (response.status === 200) this.acknowledge(response.body as Known);
    if (response.status !== 409) return response.status;
    // A change without a response may be stored; the error has the present agreement.
    const { details } = response.body as { details?: { agreement?: string } };
    this.follow(JSON.parse(details?.agreement ?? '') as Known);
    return 200;
  }

  private acknowledge(agreement: Known): void {
    this.acknowledged.set(agreement.id, agreement.version);
    this.follow(agreement);
  }

  private follow(agreement: Known): void {
    this.current = NEXT[agreement.state] === undefined ? undefined : agreement;
  }

  private send({ account }: OnlineProvider, method: 'GET' | 'POST', path: string, body?: object) {
    return callApi(this.product, method, path, { account, body });
  }
}

/** What a side does next in each open state. */
const NEXT: Partial<Record<AgreementState, string>> = {
  requested: 'accept',
  accepted: 'start',
  under_way: 'finish',
};

interface StoredAgreement {
  readonly _id: number;
  readonly version: number;
  readonly state: AgreementState;
  readonly events: readonly { readonly from: AgreementState | null; readonly to: AgreementState }[];
}
