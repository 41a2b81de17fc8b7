import { PublicConfig } from '@rotadas/contracts/config/public-config';
import { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
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
  currentUser();
  activeProviders([]);
}

/** Who is signed in, as the product knows them from now on. */
export function currentUser(facts: Partial<CurrentUser> = {}): void {
  const user = CurrentUser.parse({ ...ECE_UYSAL, ...facts });
  answer('GET /api/users/me', () => json(user));
}

/** Who is online from now on. */
export function activeProviders(providers: ActiveProvider[]): void {
  answer('GET /api/providers/active', () => json(providers));
}

const CONFIG = PublicConfig.parse({
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
