import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { NOTIFICATION_PAGE_MAX } from '@rotadas/contracts/notifications/notification-page';
import type { Notification } from '@rotadas/contracts/notifications/notification';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import type { Newcomer, Online } from '@rotadas/load/fleet/steps-online';
import type { Api } from '../clients/api.ts';
import type { Session } from '../ledger/ends.ts';
import { onceFaults } from '../ledger/once.ts';
import type { Rounds } from './rounds.ts';

/** Between two people who set out, ms. */
export const DEPARTURE_EVERY_MS = 2_000;

/** The town that they set out from, by its number and its place. */
export const START_TOWN = 16;
const START = { latitude: 39.65, longitude: 27.88 };

const SERVICE = { type: 'companion', from: 'Balıkesir', to: 'Bursa', duration: 60 } as const;
const WAY = { from: { name: SERVICE.from }, to: { name: SERVICE.to } };

/** What watchers of a way should have been told, and what they were not. */
export interface ToldFaults {
  readonly lost: string[];
  readonly twice: string[];
  /** The ids of all that is in their inboxes. */
  readonly notificationIds: number[];
}

/** People who set out on a way and stay on it, and others who saved that way. */
export class Departures {
  private readonly api: Api;
  private readonly watchers: Newcomer[] = [];
  readonly sessions: Session[] = [];

  constructor(api: Api) {
    this.api = api;
  }

  /** Has somebody save the way. */
  async watch(watcher: Newcomer): Promise<void> {
    const saved = await this.api.insist(savedRoutesCalls.saveRoute, watcher.token, { body: WAY });
    if (!saved) throw new Error(`A way could not be saved: ${this.api.givenUp.join(', ')}`);
    this.watchers.push(watcher);
  }

  /** Lets one after the other set out; `onOnline` hears of each who is on the map. */
  begin(people: readonly Newcomer[], rounds: Rounds, onOnline: (online: Online) => void): void {
    const waiting = [...people];
    rounds.repeat(DEPARTURE_EVERY_MS, async () => {
      const person = waiting.shift();
      if (person === undefined) return;
      const body = { isOnline: true, service: SERVICE, ...START } as const;
      const offer = (await this.api.insist(providersCalls.setStatus, person.token, { body }))?.offer;
      if (!offer) return;
      this.sessions.push({ userId: offer.userId, offerId: offer.id, isEnded: false });
      onOnline({ id: offer.userId, token: person.token, start: START });
    });
  }

  /** Compares the watchers' inboxes with who set out. */
  async faults(): Promise<ToldFaults> {
    const faults: ToldFaults = { lost: [], twice: [], notificationIds: [] };
    const departed = this.sessions.map(({ offerId }) => String(offerId));
    for (const { account, token } of this.watchers) {
      const inbox = await this.inboxOf(token);
      const told = inbox.flatMap((each) =>
        each.kind === 'route-matched' ? [String(each.data.offerId)] : [],
      );
      const { lost, twice } = onceFaults(departed, told);
      faults.lost.push(...lost.map((offer) => `${account.uid} not told of offer ${offer}`));
      faults.twice.push(...twice.map((offer) => `${account.uid} told twice of offer ${offer}`));
      faults.notificationIds.push(...inbox.map(({ id }) => id));
    }
    return faults;
  }

  private async inboxOf(token: string): Promise<Notification[]> {
    const found: Notification[] = [];
    for (let next: number | null | undefined; next !== null;) {
      const query = { limit: String(NOTIFICATION_PAGE_MAX), ...(next && { before: String(next) }) };
      const page = await this.api.try(notificationsCalls.list, token, { query });
      found.push(...(page?.notifications ?? []));
      next = page?.next ?? null;
    }
    return found;
  }
}
