import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { OfferInput } from '@rotadas/contracts/providers/offer';
import { ensureAccount } from '../identity/ensure-account.ts';
import { ApiRefusal } from '../api/api-refusal.ts';
import { completeProfile } from '../api/complete-profile.ts';
import { ProductApi } from '../api/product-api.ts';
import type { Member } from '../fleet/fleet.ts';
import { positionAfter, travelledKm } from '../routes/journey.ts';
import { backOffMs } from '../waiting/back-off.ts';
import { rest } from '../waiting/rest.ts';

/** Where a driver works, and what tells it to stop. */
export interface Workplace {
  apiUrl: string;
  emulatorHost: string;
  password: string;
  intervalMs: number;
  stopping: AbortSignal;
  log(line: string): void;
}

/**
 * One provider of the fleet, from its sign-up to its last position; it comes back by itself after
 * every failure.
 */
export class Driver {
  private readonly member: Member;
  private readonly place: Workplace;
  private readonly api: ProductApi;
  private readonly startedAt = Date.now();
  private hasAccount = false;
  private isOnline = false;

  constructor(member: Member, place: Workplace) {
    this.member = member;
    this.place = place;
    this.api = new ProductApi(place.apiUrl, this.credentials());
  }

  /** Drives until told to stop. */
  async drive(): Promise<void> {
    let failures = 0;
    while (!this.place.stopping.aborted) {
      try {
        await this.step();
        failures = 0;
        await rest(this.place.intervalMs, this.place.stopping);
      } catch (error) {
        failures += 1;
        await rest(this.waitAfter(error, failures), this.place.stopping);
      }
    }
  }

  /** Leaves the map; gives up when `signal` says so. */
  async leave(signal: AbortSignal): Promise<void> {
    if (this.isOnline) await this.api.goOffline(signal);
    this.isOnline = false;
  }

  private async step(): Promise<void> {
    if (!this.hasAccount) await this.join();
    if (this.isOnline) return this.api.sendPosition(this.position());
    await this.api.createOffer(this.offer());
    this.isOnline = true; // before the answer: a stop meanwhile must take it off the map
    await this.api.goOnline(this.offer(), this.position());
  }

  private async join(): Promise<void> {
    await ensureAccount({ ...this.credentials(), displayName: this.member.fullName });
    const { fullName, gender, birthDate, phone } = this.member;
    await completeProfile(this.api, { fullName, gender, birthDate, phone });
    this.hasAccount = true;
  }

  private waitAfter(error: unknown, failures: number): number {
    const refusal = error instanceof ApiRefusal ? error : undefined;
    if (refusal?.code === 'provider-offline') {
      this.isOnline = false;
      return 0;
    }
    // Forbidden or unauthorised: the product may have lost its records, or the emulator its
    // accounts.
    if (refusal === undefined || refusal.status === 401 || refusal.status === 403) this.hasAccount = false;
    if (failures === 1) this.place.log(`${this.member.email}: ${String(error)}`);
    return backOffMs(failures, refusal?.retryAfter, Math.random());
  }

  private position(): Coordinates {
    const { route, vehicle, headStartKm } = this.member;
    return positionAfter(route, headStartKm + travelledKm(vehicle.speedKmh, Date.now() - this.startedAt));
  }

  private offer(): OfferInput {
    const { vehicle, route } = this.member;
    const { type, description, details } = vehicle;
    const way = { from: route.from, to: route.to };
    return { type, description, ...way, duration: 'always', showPhone: true, ...details };
  }

  private credentials() {
    const { emulatorHost, password } = this.place;
    return { emulatorHost, email: this.member.email, password };
  }
}
