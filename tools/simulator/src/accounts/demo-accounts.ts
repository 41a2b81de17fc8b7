import { ProductApi } from '../api/product-api.ts';
import { completeProfile, type DemoProfile } from '../api/complete-profile.ts';
import { ApiRefusal } from '../api/api-refusal.ts';
import { backOffMs } from '../waiting/back-off.ts';
import { rest } from '../waiting/rest.ts';
import { ensureAccount } from '../identity/ensure-account.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'rotadas-demo';

/** An account with which anybody tries the product. */
export interface DemoAccount {
  email: string;
  /** What it is for, as the launcher prints it. */
  purpose: string;
  profile: DemoProfile;
}

/** The accounts that the launcher prints; the first one's profile is left incomplete on purpose. */
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

/** Where the demo accounts are made. */
export interface DemoPlace {
  emulatorHost: string;
  apiUrl: string;
}

/** What ends the tries, and who hears of the failures. */
export interface FillOptions {
  stopping?: AbortSignal;
  log?: (line: string) => void;
}

/**
 * Makes the demo accounts at the emulator, their profiles and accepted terms. Whatever fails is
 * said and tried again after a growing pause, since the product may be coming back; answers once
 * all are filled in, or it was stopped.
 */
export async function fillDemoAccounts(
  place: DemoPlace,
  { stopping = new AbortController().signal, log = console.warn }: FillOptions = {},
): Promise<void> {
  for (let failures = 1; !stopping.aborted; failures += 1) {
    try {
      await fillOnce(place);
      if (failures > 1) log('The demo accounts are filled in now');
      return;
    } catch (error) {
      if (failures === 1) log(`The demo accounts are not filled in yet (${String(error)}); trying again`);
      await rest(backOffMs(failures, retryAfterOf(error), Math.random()), stopping);
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

function retryAfterOf(error: unknown): number | undefined {
  return error instanceof ApiRefusal ? error.retryAfter : undefined;
}
