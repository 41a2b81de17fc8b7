import { ProductApi } from '../api/product-api.ts';
import { completeProfile, type DemoProfile } from '../api/complete-profile.ts';
import { retryDelay, sleep } from '../waiting/retry-delay.ts';
import { ensureAccount } from '../identity/ensure-account.ts';

export const DEMO_PASSWORD = 'rotadas-demo';

export interface DemoAccount {
  email: string;
  purpose: string;
  profile: DemoProfile;
}

/** The first profile is incomplete on purpose. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'demo@rotadas.example',
    purpose: 'looks for a ride; its profile is not complete yet',
    profile: { fullName: 'Deniz Yolcu' },
  },
  {
    email: 'surucu@rotadas.example',
    purpose: 'may go online at once; its profile is complete',
    profile: { fullName: 'Murat Sürücü', gender: 'male', birthDate: '1988-05-14', phone: '0555 555 55 01' },
  },
  {
    email: 'admin@rotadas.example',
    purpose: 'administers',
    profile: {
      fullName: 'Elif Aydın',
      gender: 'female',
      birthDate: '1985-09-03',
      phone: '0555 555 55 02',
    },
  },
];

export interface DemoPlace {
  emulatorHost: string;
  apiUrl: string;
}

export interface FillOptions {
  stopping?: AbortSignal;
  log?: (line: string) => void;
}

/** Retries with backoff until all accounts are complete, since the product may be restarting. */
export async function fillDemoAccounts(
  place: DemoPlace,
  { stopping = new AbortController().signal, log = console.warn }: FillOptions = {},
): Promise<void> {
  for (let failures = 1; !stopping.aborted; failures += 1) {
    try {
      await fillOnce(place);
      if (failures > 1) log('The demo accounts are complete');
      return;
    } catch (error) {
      if (failures === 1) log(`The demo accounts are not complete (${String(error)}); retrying`);
      await sleep(retryDelay(error, failures), stopping);
    }
  }
}

async function fillOnce({ emulatorHost, apiUrl }: DemoPlace): Promise<void> {
  for (const { email, profile } of DEMO_ACCOUNTS) {
    const credentials = { emulatorHost, email, password: DEMO_PASSWORD };
    await ensureAccount({ ...credentials, displayName: profile.fullName });
    await completeProfile(new ProductApi(apiUrl, credentials), profile);
  }
}
