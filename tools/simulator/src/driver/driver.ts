import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { ensureAccount } from '../identity/ensure-account.ts';
import { ApiError } from '../api/api-error.ts';
import { completeProfile } from '../api/complete-profile.ts';
import { ProductApi } from '../api/product-api.ts';
import { Device, replaceDevice } from '../device/device.ts';
import type { Member } from '../fleet/fleet.ts';
import { randomOffer } from '../fleet/random-offer.ts';
import { isReturning, positionAfter, speedOn, travelledKm } from '../routes/journey.ts';
import { retryDelay, sleep } from '../waiting/retry-delay.ts';
import { AgreementPartner } from './agreement-partner.ts';

export interface DriverContext {
  apiUrl: string;
  emulatorHost: string;
  password: string;
  intervalMs: number;
  stopping: AbortSignal;
  log(line: string): void;
}

const DEVICE_NAME = 'Simülatör';

/** Every tenth position is sent by the page, which shows whether the offer is still live. */
const PAGE_EVERY = 10;

/** Agreements are read after every second position. */
const AGREEMENTS_EVERY = 2;

/** A provider of the fleet; recovers from every failure. */
export class Driver {
  private readonly member: Member;
  private readonly context: DriverContext;
  private readonly api: ProductApi;
  private readonly partner: AgreementPartner;
  private readonly startedAt = Date.now();
  private hasAccount = false;
  private isOnline = false;
  /** Turning round starts a new offer. */
  private offersReturn = false;
  private device: Device | undefined;
  private sent = 0;

  constructor(member: Member, context: DriverContext) {
    this.member = member;
    this.context = context;
    this.api = new ProductApi(context.apiUrl, this.credentials());
    this.partner = new AgreementPartner(this.api);
  }

  async drive(): Promise<void> {
    let failures = 0;
    while (!this.context.stopping.aborted) {
      try {
        await this.step();
        failures = 0;
        await sleep(this.context.intervalMs, this.context.stopping);
      } catch (error) {
        failures += 1;
        await sleep(this.waitAfter(error, failures), this.context.stopping);
      }
    }
  }

  async leave(signal: AbortSignal): Promise<void> {
    if (this.isOnline) await this.api.call(providersCalls.setStatus, { body: { isOnline: false } }, signal);
    this.isOnline = false;
  }

  private async step(): Promise<void> {
    if (!this.hasAccount) await this.join();
    const km = this.travelledKm();
    const { route, vehicle } = this.member;
    const turned = isReturning(route, km);
    const position = positionAfter(route, km);
    if (this.isOnline && (turned === this.offersReturn || this.partner.needsOffer)) {
      await this.sendPosition(position);
      if (this.sent % AGREEMENTS_EVERY === 0) await this.partner.act();
      return;
    }
    const offer = randomOffer(vehicle, route, turned);
    if (!this.isOnline) await this.api.call(providersCalls.createOffer, { body: offer });
    this.isOnline = true; // before the response: a stop meanwhile must end the offer
    const body = { isOnline: true, service: offer, ...position } as const;
    await this.api.call(providersCalls.setStatus, { body });
    this.offersReturn = turned;
  }

  private async sendPosition(position: Coordinates): Promise<void> {
    this.sent += 1;
    if (this.device && this.sent % PAGE_EVERY !== 0) await this.device.sendPosition(position);
    else await this.api.call(providersCalls.storePosition, { body: position });
  }

  private async join(): Promise<void> {
    await ensureAccount({ ...this.credentials(), displayName: this.member.fullName });
    const { fullName, gender, birthDate, phone, app } = this.member;
    await completeProfile(this.api, { fullName, gender, birthDate, phone });
    if (app) this.device = new Device(this.context.apiUrl, app, await replaceDevice(this.api, DEVICE_NAME));
    this.hasAccount = true;
  }

  private waitAfter(error: unknown, failures: number): number {
    const apiError = error instanceof ApiError ? error : undefined;
    if (apiError?.code === 'provider-offline') {
      this.isOnline = false;
      return 0;
    }
    // The product may have lost its data, or the emulator its accounts.
    if (apiError === undefined || apiError.status === 401 || apiError.status === 403) this.hasAccount = false;
    if (failures === 1) this.context.log(`${this.member.email}: ${String(error)}`);
    return retryDelay(error, failures);
  }

  private travelledKm(): number {
    const { vehicle, route, headStartKm } = this.member;
    return headStartKm + travelledKm(speedOn(route, vehicle.speedKmh), Date.now() - this.startedAt);
  }

  private credentials() {
    const { emulatorHost, password } = this.context;
    return { emulatorHost, email: this.member.email, password };
  }
}
