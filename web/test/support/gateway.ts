import { PublicConfig } from '@rotadas/contracts/config/public-config';
import { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import type { Notification } from '@rotadas/contracts/notifications/notification';
import { NotificationPage } from '@rotadas/contracts/notifications/notification-page';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { CurrentUser } from '@rotadas/contracts/users/user';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { answer, json, nothing } from './answers.js';

/**
 * Stands for the gateway of a product without keys of Google's; each test gives the answers that
 * it is about besides.
 */
export function provideGateway(): void {
  answer('GET /api/config', () => json(CONFIG));
  answer('GET /assets/stand-in.json', () => json(PLACES));
  answer('GET /api/bot-check/challenge', async ({ query }) =>
    json(await challenge(query.get('action') === 'register' ? 'register' : 'login')),
  );
  answer('POST /api/bot-check/verify', nothing);
  answer('GET /api/services/planned', () => json([]));
  answer('GET /api/places', () => json([]));
  currentUser();
  activeProviders([]);
  notifications();
  savedRoutes();
  answer('GET /api/saved-routes/waiting', () => json({ waiting: 0 }));
}

/** Ece Uysal, with these facts. */
export const aUser = (facts: Partial<CurrentUser> = {}): CurrentUser =>
  CurrentUser.parse({ ...ECE_UYSAL, ...facts });

/** The gateway returns this user from now on. */
export function currentUser(facts: Partial<CurrentUser> = {}): void {
  answer('GET /api/users/me', () => json(aUser(facts)));
}

/** What the user was told, newest first; all of it is one window. */
export function notifications(...told: Notification[]): void {
  const unread = told.filter(({ readAt }) => readAt === null).length;
  const page = NotificationPage.parse({ notifications: told, unread, next: null });
  answer('GET /api/notifications', () => json(page));
}

/** The routes that the user saved. */
export function savedRoutes(...routes: SavedRoute[]): void {
  answer('GET /api/saved-routes', () => json(routes));
}

/** Who is online from now on. */
export function activeProviders(providers: ActiveProvider[]): void {
  answer('GET /api/providers/active', () => json(providers));
}

/** Where the app runs in these tests. */
export const CONFIG = PublicConfig.parse({
  firebase: { apiKey: 'demo', authDomain: 'demo.firebaseapp.com', projectId: 'demo-rotadas' },
  authEmulatorUrl: null,
  googleMapsKey: null,
  mapStyleUrl: null,
  recaptchaSiteKey: null,
  contactEmail: 'iletisim@rotadas.example',
});

const ECE_UYSAL = {
  id: 7,
  email: 'ece@rotadas.example',
  fullName: 'Ece Uysal',
  profileImage: null,
  gender: 'female',
  birthDate: '1990-05-17',
  phone: '+90 555 555 55 55',
  description: null,
  rating: 0,
  isAdmin: false,
  termsAccepted: true,
  isOnline: false,
  activeService: null,
  serviceFrom: null,
  serviceTo: null,
  serviceDescription: null,
  onlineDuration: null,
  serviceEndsAt: null,
  showPhone: null,
  latitude: null,
  longitude: null,
  lastLocationUpdate: null,
};

/** As the build writes them: name, index of the province, latitude, longitude, population. */
const PLACES = {
  provinces: ['Ankara', 'Eskişehir'],
  places: [
    ['Ankara', 0, 39.92, 32.85, 5_000_000],
    ['Eskişehir', 1, 39.78, 30.52, 800_000],
  ],
};

/** A challenge like the gateway's own, with less work in it. */
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
