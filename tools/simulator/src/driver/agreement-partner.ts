import { AgreementPage, type AgreementView } from '@rotadas/contracts/agreements/agreement';
import { agreementsCalls } from '@rotadas/contracts/agreements/agreements.calls';
import { MessagePage } from '@rotadas/contracts/agreements/message';
import { ApiError } from '../api/api-error.ts';
import type { ProductApi } from '../api/product-api.ts';

/** Every seventh request is declined. */
const DECLINED_OF = 7;

/** A trip ends this long after both have met, unless the requester ends it before, ms. */
const TRIP_MS = 60_000;

/** A request keeps the present offer live for this long, ms. */
const KEPT_MS = 30 * 60_000;

/** Every third round looks for ended trips to rate. */
const RATES_EVERY = 3;

const REPLY = 'Tamam, yoldayım. Buluşunca kodunu söyle ya da "Buluştuk"a bas.';
const RATING = { rating: 5, comment: 'Zamanında geldi, teşekkürler.' };

/** Takes the steps of a demo provider in its agreements. */
export class AgreementPartner {
  private readonly api: Pick<ProductApi, 'call'>;
  private open: readonly AgreementView[] = [];
  private rounds = 0;

  constructor(api: Pick<ProductApi, 'call'>) {
    this.api = api;
  }

  /** Whether the present offer has a recent request: another offer would end it. */
  get needsOffer(): boolean {
    return this.open.some(({ createdAt }) => createdAt > Date.now() - KEPT_MS);
  }

  /** Accepts or declines requests, replies, ends trips and rates them, each at its time. */
  async act(): Promise<void> {
    this.open = await this.list({ state: 'open' });
    for (const agreement of this.open) {
      await unlessChanged(() => this.advance(agreement));
      if (agreement.unread > 0) await this.reply(agreement);
    }
    this.rounds += 1;
    if (this.rounds % RATES_EVERY !== 0) return;
    for (const { id, canRate } of await this.list({ state: 'past', limit: '5' }))
      if (canRate) await unlessChanged(() => this.rate(id));
  }

  private async advance({ id, version, state, metAt }: AgreementView): Promise<void> {
    const change = { params: { id }, body: { version } };
    if (state === 'requested' && id % DECLINED_OF === 0)
      await this.api.call(agreementsCalls.declineAgreement, change);
    else if (state === 'requested') await this.api.call(agreementsCalls.acceptAgreement, change);
    else if (metAt !== null && Date.now() > metAt + TRIP_MS)
      await this.api.call(agreementsCalls.finishAgreement, change);
  }

  private async rate(id: number): Promise<void> {
    await this.api.call(agreementsCalls.rateAgreement, { params: { id }, body: RATING });
  }

  /** Replies once. */
  private async reply({ id, providerId }: AgreementView): Promise<void> {
    const { items } = MessagePage.parse(
      await this.api.call(agreementsCalls.listMessages, { params: { id } }),
    );
    const [newest] = items;
    if (!newest) return;
    if (items.every(({ fromUserId }) => fromUserId !== providerId))
      await this.api.call(agreementsCalls.sendMessage, { params: { id }, body: { text: REPLY } });
    await this.api.call(agreementsCalls.readMessages, { params: { id }, body: { upTo: newest.id } });
  }

  private async list(query: Readonly<Record<string, string>>): Promise<AgreementView[]> {
    return AgreementPage.parse(await this.api.call(agreementsCalls.listAgreements, { query })).items;
  }
}

/** The other side may have acted, or the offer may be full: the next round sees it. */
async function unlessChanged(act: () => Promise<void>): Promise<void> {
  await act().catch((error: unknown) => {
    if (!(error instanceof ApiError && [404, 409].includes(error.status))) throw error;
  });
}
