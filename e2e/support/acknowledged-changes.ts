import { expect } from '@playwright/test';
import { callApi, PROFILE } from './api.ts';
import type { OnlineProvider } from './go-online.ts';
import type { LiveSender } from './live-sender.ts';
import type { LiveViewer } from './live-viewer.ts';
import type { Spot } from './person.ts';
import type { RunningProduct } from './running-product.ts';
import type { SteadyLoad } from './steady-load.ts';

const SAVED_MAX = 3;

/** Changes by an online provider; those with a successful response must not be lost. */
export class AcknowledgedChanges {
  readonly id: number;
  private readonly product: RunningProduct;
  private readonly provider: OnlineProvider;
  private readonly load: SteadyLoad;
  /** The last acknowledged position and those sent since, any of which may be stored. */
  private spots: readonly [Spot, ...Spot[]];
  /** Epoch ms; the profile's description contains it. */
  private changedAt = 0;
  private readonly saved = new Set<number>();
  private readonly removed = new Set<number>();

  constructor(product: RunningProduct, provider: OnlineProvider, load: SteadyLoad, spot: Spot) {
    [this.product, this.provider, this.load, this.spots] = [product, provider, load, [spot]];
    this.id = provider.id;
  }

  /** Sends positions with `sender`, or by HTTP if there is none. */
  repeatPositions(pauseMs: number, sender?: LiveSender): void {
    const [{ latitude, longitude }] = this.spots;
    this.load.repeat(
      'position',
      pauseMs,
      async (round) => {
        // Anonymous viewers see three digits.
        const spot = { latitude: Number((latitude + (round % 100) / 1_000).toFixed(3)), longitude };
        this.spots = [...this.spots, spot];
        const status = sender
          ? await sender.send(spot)
          : (await this.send('POST', '/api/providers/location', spot)).status;
        if (status === 204) this.spots = [spot];
        return status;
      },
      [204],
    );
  }

  repeatProfileChanges(pauseMs: number): void {
    this.load.repeat('profile', pauseMs, async () => {
      const now = Date.now();
      const body = { ...PROFILE, fullName: 'Yolda Biri', description: String(now) };
      const { status } = await this.send('POST', '/api/users/profile', body);
      if (status === 200) this.changedAt = now;
      return status;
    });
  }

  /** Saves a route and later deletes it. */
  repeatSavedRoutes(pauseMs: number, route: object): void {
    this.load.repeat(
      'saved route',
      pauseMs,
      async () => {
        const [oldest] = this.saved;
        if (oldest !== undefined && this.saved.size >= SAVED_MAX) {
          this.saved.delete(oldest); // a deletion without a response may have happened
          const { status } = await this.send('DELETE', `/api/saved-routes/${oldest}`);
          if (status === 204) this.removed.add(oldest);
          return status;
        }
        const { status, body } = await this.send('POST', '/api/saved-routes', route);
        if (status === 201) this.saved.add((body as { id: number }).id);
        return status;
      },
      [201, 204],
    );
  }

  /** Deletes the saved routes. */
  async expectKept(viewers: readonly LiveViewer[]): Promise<void> {
    const me = (await this.send('GET', '/api/users/me')).body as { description: string };
    // A change without a response may be stored.
    expect(Number(me.description)).toBeGreaterThanOrEqual(this.changedAt);
    const routes = (await this.send('GET', '/api/saved-routes')).body as { id: number }[];
    const ids = routes.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...this.saved]));
    expect(ids.filter((id) => this.removed.has(id))).toEqual([]);
    for (const id of ids) await this.send('DELETE', `/api/saved-routes/${id}`);
    const latitudes = this.spots.map(({ latitude }) => latitude);
    const message = `a viewer shows provider ${this.id} at one of ${latitudes.join()}`;
    for (const viewer of viewers)
      await expect
        .poll(() => latitudes.includes(viewer.provider(this.id)?.latitude ?? NaN), { message })
        .toBe(true);
  }

  private send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    return callApi(this.product, method, path, { account: this.provider.account, body });
  }
}
