import { type LookupAddress, lookup } from 'node:dns';
import { lookup as resolveHostname } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import { isPublicAddress } from './domain/public-address.js';

/** Maximum time of a name look-up, ms; less than callers wait. */
const RESOLVE_LIMIT_MS = 3_000;

/**
 * Prevents SSRF: users choose the endpoints. A connection uses the addresses that were checked, so
 * DNS cannot change in between.
 */
@Injectable()
export class EndpointGuard {
  constructor(
    @Inject(NOTIFICATIONS_ENV) private readonly env: Pick<NotificationsEnv, 'PUSH_LOCAL_ORIGINS'>,
  ) {}

  /** Throws `push-endpoint-refused`. */
  async check(endpoint: string): Promise<void> {
    const url = this.permitted(endpoint);
    if (this.isLocal(url) || isIP(bareHost(url))) return;
    const addresses = await resolveHost(bareHost(url));
    if (!allPublic(addresses)) throw rejection('it resolves to a non-public address');
  }

  /** Throws `push-endpoint-refused` for an invalid URL or a private address. */
  resolveForSending(endpoint: string): { url: URL; lookup?: LookupFunction } {
    const url = this.permitted(endpoint);
    return this.isLocal(url) ? { url } : { url, lookup: publicLookup };
  }

  private permitted(endpoint: string): URL {
    const url = new URL(endpoint);
    if (this.isLocal(url)) return url;
    if (url.protocol !== 'https:') throw rejection('it is not https');
    if (url.port !== '') throw rejection('its port is not 443');
    if (url.username !== '' || url.password !== '') throw rejection('it contains credentials');
    const host = bareHost(url);
    if (isIP(host) && !isPublicAddress(host)) throw rejection('its address is not public');
    return url;
  }

  private isLocal({ origin }: URL): boolean {
    return this.env.PUSH_LOCAL_ORIGINS.includes(origin);
  }
}

/** Removes the brackets of an IPv6 address. */
const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

const allPublic = (addresses: readonly LookupAddress[]) =>
  addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));

const rejection = (why: string, cause?: unknown) =>
  new DomainError('push-endpoint-refused', { cause: new Error(why, { cause }) });

/** Throws `push-endpoint-refused` for any failed look-up, since users choose the names. */
async function resolveHost(host: string): Promise<LookupAddress[]> {
  try {
    return await pTimeout(resolveHostname(host, { all: true }), { milliseconds: RESOLVE_LIMIT_MS });
  } catch (error) {
    throw rejection('its name cannot be looked up', error);
  }
}

const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (!allPublic(addresses)) return done(rejection('it resolves to a non-public address'), []);
    const [first] = addresses;
    if (options.all === true || !first) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};
