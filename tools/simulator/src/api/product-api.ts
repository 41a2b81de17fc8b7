import { Device, NewDevice } from '@rotadas/contracts/devices/device';
import { devicesCalls } from '@rotadas/contracts/devices/devices.calls';
import { CurrentUser } from '@rotadas/contracts/users/user';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { OfferInput } from '@rotadas/contracts/providers/offer-input';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import type { Call, CallBodyInput } from '@rotadas/contracts/protocol/call';
import type { ProfileInput } from '@rotadas/contracts/users/profile';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { z } from 'zod';
import { renew, signIn, type Credentials, type Session } from '../identity/sign-in.ts';
import { ApiError } from './api-error.ts';
import { sendCall, type SentCall } from './send-call.ts';

const RESPONSE_TIMEOUT_MS = 10_000;
/** Time before a token expires, ms. */
const RENEW_EARLY_MS = 5 * 60_000;

const Me = CurrentUser.pick({ termsAccepted: true, phone: true, birthDate: true });
type Me = z.infer<typeof Me>;

export class ProductApi {
  private readonly origin: string;
  private readonly credentials: Credentials;
  private session: Session | undefined;

  constructor(origin: string, credentials: Credentials) {
    this.origin = origin.replace(/\/$/, '');
    this.credentials = credentials;
  }

  async me(): Promise<Me> {
    return Me.parse(await this.call(usersCalls.me, undefined));
  }

  async saveProfile(profile: ProfileInput): Promise<void> {
    await this.call(usersCalls.updateProfile, profile);
  }

  async acceptTerms(): Promise<void> {
    await this.call(usersCalls.acceptTerms, undefined);
  }

  async createOffer(offer: OfferInput): Promise<void> {
    await this.call(providersCalls.createOffer, offer);
  }

  async goOnline(service: OfferInput, { latitude, longitude }: Coordinates): Promise<void> {
    await this.call(providersCalls.setStatus, { isOnline: true, service, latitude, longitude });
  }

  async goOffline(signal?: AbortSignal): Promise<void> {
    await this.call(providersCalls.setStatus, { isOnline: false }, signal);
  }

  async sendPosition({ latitude, longitude }: Coordinates): Promise<void> {
    await this.call(providersCalls.storePosition, { latitude, longitude });
  }

  /** Resolves to the token of a new device, which replaces earlier ones of that name. */
  async replaceDevice(name: string): Promise<string> {
    const devices = z.array(Device).parse(await this.call(devicesCalls.listDevices, undefined));
    for (const { id } of devices.filter((device) => device.name === name))
      await this.send(devicesCalls.removeDevice, { params: { id } });
    return NewDevice.parse(await this.call(devicesCalls.addDevice, { name })).token;
  }

  private call<const C extends Call>(
    call: C,
    body: CallBodyInput<C>,
    signal?: AbortSignal,
  ): Promise<unknown> {
    return this.send(call, { body }, signal);
  }

  private async send<const C extends Call>(
    call: C,
    sent: SentCall<C>,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const { token } = await this.validSession();
    const limit = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    try {
      return await sendCall(this.origin, call, token, {
        ...sent,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.session = undefined;
      throw error;
    }
  }

  private async validSession(): Promise<Session> {
    if (!this.session) this.session = await signIn(this.credentials);
    else if (Date.now() > this.session.expiresAt - RENEW_EARLY_MS) {
      const old = this.session;
      this.session = undefined; // a failed renewal signs in again
      this.session = await renew(this.credentials.emulatorHost, old);
    }
    return this.session;
  }
}
