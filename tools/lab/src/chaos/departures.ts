import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import type { Api } from '../clients/api.ts';
import { matchedOffers, readInbox } from '../clients/read-inbox.ts';
import type { Online, Person } from '../people/people.ts';
import { onceFaults, type Session } from './ledger.ts';
import type { Rounds } from './work.ts';

/** Between two departures, ms. */
export const DEPARTURE_EVERY_MS = 2_000;

/** The town that they depart from, by its number and its place. */
export const START_TOWN = 16;
const START = { latitude: 39.65, longitude: 27.88 };

const SERVICE = { type: 'companion', from: 'Balıkesir', to: 'Bursa', duration: 60 } as const;
const ROUTE = { from: { name: SERVICE.from }, to: { name: SERVICE.to } };

/** Offers of which owners of the saved route were not notified, or twice. */
export interface NotificationFaults {
  readonly lost: string[];
  readonly twice: string[];
  /** The ids of all notifications in their inboxes. */
  readonly notificationIds: number[];
}

/** Providers that depart on a route and stay on it, and users who saved that route. */
export class Departures {
  readonly sessions: Session[] = [];
  private readonly api: Api;
  private readonly watchers: Person[] = [];

  constructor(api: Api) {
    this.api = api;
  }

  /** Has a user save the route. */
  async watch(watcher: Person): Promise<void> {
    const saved = await this.api.insist(savedRoutesCalls.saveRoute, watcher.token, { body: ROUTE });
    if (!saved) throw new Error(`A route could not be saved: ${this.api.givenUp.join(', ')}`);
    this.watchers.push(watcher);
  }

  /** Lets one after another depart; each that is online is passed to `onOnline`. */
  begin(people: readonly Person[], rounds: Rounds, onOnline: (online: Online) => void): void {
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

  /** Compares the inboxes with the departures. */
  async faults(): Promise<NotificationFaults> {
    const faults: NotificationFaults = { lost: [], twice: [], notificationIds: [] };
    const departed = this.sessions.map(({ offerId }) => String(offerId));
    for (const { account, token } of this.watchers) {
      const inbox = await readInbox(this.api, token);
      const { lost, twice } = onceFaults(departed, matchedOffers(inbox).map(String));
      faults.lost.push(...lost.map((offer) => `${account.uid} not notified of offer ${offer}`));
      faults.twice.push(...twice.map((offer) => `${account.uid} notified twice of offer ${offer}`));
      faults.notificationIds.push(...inbox.map(({ id }) => id));
    }
    return faults;
  }
}
