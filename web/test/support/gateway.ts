import { type AgreementView, OPEN_STATES } from '@rotadas/contracts/agreements/agreement';
import type { Message } from '@rotadas/contracts/agreements/message';
import { PublicConfig } from '@rotadas/contracts/config/public-config';
import { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import { type Match, MatchResult } from '@rotadas/contracts/matching/match';
import type { Place } from '@rotadas/contracts/matching/place';
import type { Device } from '@rotadas/contracts/devices/device';
import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import type { Notification } from '@rotadas/contracts/notifications/notification';
import { NotificationPage } from '@rotadas/contracts/notifications/notification-page';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { respondTo, json, noContent } from './responses.js';
import { aUser, ROUTE } from './builders.js';

/** A signed-in user in an empty product without Google keys. */
export function provideGateway(): void {
  respondTo('GET /api/config', () => json(CONFIG));
  respondTo('GET /assets/stand-in.json', () => json(PLACES));
  respondTo('GET /api/bot-check/challenge', async ({ query }) =>
    json(await challenge(query.get('action') === 'register' ? 'register' : 'login')),
  );
  respondTo('POST /api/bot-check/verify', noContent);
  respondTo('GET /api/saved-routes/waiting', () => json({ waiting: 0 }));
  respondTo('GET /api/shares', () => json([]));
  respondTo('GET /api/blocks', () => json({ items: [], next: null }));
  plannedOffers();
  lastOffer(null);
  knownPlaces();
  currentUser();
  activeProviders([]);
  notifications();
  savedRoutes();
  devices();
  agreements();
}

export function currentUser(facts: Partial<CurrentUser> = {}): void {
  respondTo('GET /api/users/me', () => json(aUser(facts)));
}

/** Serves these notifications in one page, the newest first. */
export function notifications(...all: Notification[]): void {
  const unread = all.filter(({ readAt }) => readAt === null).length;
  const page = NotificationPage.parse({ notifications: all, unread, next: null });
  respondTo('GET /api/notifications', () => json(page));
}

export function savedRoutes(...routes: SavedRoute[]): void {
  respondTo('GET /api/saved-routes', () => json(routes));
}

/** Serves these agreements in one page per group, and each by its id. */
export function agreements(...all: AgreementView[]): void {
  const isOpen = ({ state }: AgreementView) => OPEN_STATES.has(state);
  respondTo('GET /api/agreements', ({ query }) =>
    json({ items: all.filter((each) => isOpen(each) === (query.get('state') === 'open')), next: null }),
  );
  for (const each of all) respondTo(`GET /api/agreements/${each.id}`, () => json(each));
}

/** Serves these messages of an agreement in one page, the newest first. */
export function messages(
  agreementId: number,
  items: Message[] = [],
  readByOther: number | null = null,
): void {
  respondTo(`GET /api/agreements/${agreementId}/messages`, () => json({ items, next: null, readByOther }));
}

export function devices(...all: Device[]): void {
  respondTo('GET /api/devices', () => json(all));
}

export function plannedOffers(...offers: PlannedOffer[]): void {
  respondTo('GET /api/services/planned', () => json(offers));
}

export function lastOffer(offer: Offer | null): void {
  respondTo('GET /api/services/last', () => json({ offer }));
}

export function activeProviders(providers: ActiveProvider[]): void {
  respondTo('GET /api/providers/active', () => json(providers));
}

/** Provides places that every search finds. */
export function knownPlaces(...places: Place[]): void {
  respondTo('GET /api/places', () => json(places));
}

/** Provides places that are found by the beginning of their names. */
export function placesByName(...places: Place[]): void {
  respondTo('GET /api/places', ({ query }) => {
    const typed = (query.get('q') ?? '').toLocaleLowerCase('tr');
    return json(places.filter(({ name }) => name.toLocaleLowerCase('tr').startsWith(typed)));
  });
}

export function routeMatches(matches: Match[], nearMatches: Match[] = []): void {
  const found = MatchResult.parse({ route: ROUTE, router: 'embedded', matches, nearMatches });
  respondTo('POST /api/matches', () => json(found));
}

export const CONFIG = PublicConfig.parse({
  firebase: { apiKey: 'demo', authDomain: 'demo.firebaseapp.com', projectId: 'demo-rotadas' },
  authEmulatorUrl: null,
  googleMapsKey: null,
  mapStyleUrl: null,
  recaptchaSiteKey: null,
  contactEmail: 'iletisim@rotadas.example',
});

/** The format of the built file: name, province index, latitude, longitude, population. */
const PLACES = {
  provinces: ['Ankara', 'Eskişehir'],
  places: [
    ['Ankara', 0, 39.92, 32.85, 5_000_000],
    ['Eskişehir', 1, 39.78, 30.52, 800_000],
  ],
};

/** Like the gateway's, with less work. */
async function challenge(action: 'login' | 'register'): Promise<WorkChallenge> {
  const made: unknown = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    data: { action },
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: 'challenge',
    hmacKeySignatureSecret: 'solution',
  });
  return WorkChallenge.parse(made);
}
