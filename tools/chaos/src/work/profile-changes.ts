import { usersCalls } from '@rotadas/contracts/users/users.calls';
import type { Api } from '../clients/api.ts';
import { LastValue } from '../ledger/last-value.ts';
import type { Rounds } from './rounds.ts';

/** Between two changes of one person, ms. */
const EVERY_MS = 1_000;

const PERSON = {
  fullName: 'Yolda Biri',
  gender: 'female',
  birthDate: '1990-04-12',
  phone: '0555 555 55 55',
} as const;

/** People who change their profile again and again. */
export class ProfileChanges {
  private readonly api: Api;
  private readonly values = new Map<string, LastValue>();
  /** How many changes were acknowledged. */
  confirmed = 0;

  constructor(api: Api) {
    this.api = api;
  }

  /** Lets the owner of a token do so. */
  begin(token: string, rounds: Rounds): void {
    const value = new LastValue();
    this.values.set(token, value);
    rounds.repeat(EVERY_MS, async (round) => {
      const description = `değişiklik ${round}`;
      value.sent(description);
      const saved = await this.api.try(usersCalls.updateProfile, token, { body: { ...PERSON, description } });
      if (saved === undefined) return;
      value.confirmed(description);
      this.confirmed += 1;
    });
  }

  /** The acknowledged changes that are not there, a sentence each. */
  async faults(): Promise<string[]> {
    const found: string[] = [];
    for (const [token, value] of this.values) {
      const me = await this.api.try(usersCalls.me, token);
      const description = me?.description ?? null;
      if (!value.allows(description)) found.push(`'${description}' in place of '${value.expected}'`);
    }
    return found;
  }
}
