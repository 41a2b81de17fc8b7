import { ProductApi } from '../api/product-api.ts';
import { completeProfile, type DemoProfile } from '../api/complete-profile.ts';
import { ensureAccount } from './ensure-account.ts';

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
      fullName: 'Elif Yönetici',
      gender: 'female',
      birthDate: '1985-09-03',
      phone: '0555 555 55 02',
    },
  },
];

/** Makes the demo accounts at the emulator and, once the product answers, their profiles and accepted terms. */
export async function fillDemoAccounts(place: { emulatorHost: string; apiUrl: string }): Promise<void> {
  for (const { email, profile } of DEMO_ACCOUNTS) {
    const credentials = { emulatorHost: place.emulatorHost, email, password: DEMO_PASSWORD };
    await ensureAccount({ ...credentials, displayName: profile.fullName });
    await completeProfile(new ProductApi(place.apiUrl, credentials), profile);
  }
}
