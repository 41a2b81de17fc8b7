import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import type { Api } from '../clients/api.ts';
import { matchedOffers, readInbox } from '../clients/read-inbox.ts';
import type { Online, Person } from '../clients/people.ts';
import { BALIKESIR } from '../places.ts';
import { checkExactlyOnce, type Session } from './expected-state.ts';
import type { RepeatedTasks } from './workload.ts';

export const DEPARTURE_EVERY_MS = 2_000;

export const START_TOWN = 16;

const SERVICE = { type: 'companion', from: 'Balıkesir', to: 'Bursa', duration: 60 } as const;
const ROUTE = { from: { name: SERVICE.from }, to: { name: SERVICE.to } };

export interface NotificationViolations {
  readonly lost: string[];
  readonly duplicated: string[];
  readonly notificationIds: number[];
}

export class Departures {
  readonly sessions: Session[] = [];
  private readonly api: Api;
  private readonly watchers: Person[] = [];

  constructor(api: Api) {
    this.api = api;
  }

  async watch(watcher: Person): Promise<void> {
    const saved = await this.api.callUntilDone(savedRoutesCalls.saveRoute, watcher.token, { body: ROUTE });
    if (!saved) throw new Error(`A route could not be saved: ${this.api.givenUp.join(', ')}`);
    this.watchers.push(watcher);
  }

  start(people: readonly Person[], rounds: RepeatedTasks, onOnline: (online: Online) => void): void {
    const waiting = [...people];
    rounds.repeat(DEPARTURE_EVERY_MS, async () => {
      const person = waiting.shift();
      if (person === undefined) return;
      const body = { isOnline: true, service: SERVICE, ...BALIKESIR } as const;
      const offer = (await this.api.callUntilDone(providersCalls.setStatus, person.token, { body }))?.offer;
      if (!offer) return;
      this.sessions.push({ userId: offer.userId, offerId: offer.id, isEnded: false });
      onOnline({ id: offer.userId, token: person.token, start: BALIKESIR });
    });
  }

  async check(): Promise<NotificationViolations> {
    const violations: NotificationViolations = { lost: [], duplicated: [], notificationIds: [] };
    const departed = this.sessions.map(({ offerId }) => String(offerId));
    for (const { account, token } of this.watchers) {
      const inbox = await readInbox(this.api, token);
      const { lost, duplicated } = checkExactlyOnce(departed, matchedOffers(inbox).map(String));
      violations.lost.push(...lost.map((offer) => `${account.uid} not notified of offer ${offer}`));
      violations.duplicated.push(
        ...duplicated.map((offer) => `${account.uid} notified twice of offer ${offer}`),
      );
      violations.notificationIds.push(...inbox.map(({ id }) => id));
    }
    return violations;
  }
}
