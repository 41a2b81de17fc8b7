import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

/** Names that always resolve to the machine itself, whatever a foreign DNS record says. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** The hosts and origins at which browsers may open the product: the public URL, and loopback. */
@Injectable()
export class OwnAddress {
  private readonly publicUrl: URL;
  /** Whether cookies must be `Secure`: everywhere but on plain HTTP of loopback. */
  readonly secureCookies: boolean;

  constructor(@Inject(GATEWAY_ENV) { PUBLIC_URL, PORT }: Pick<GatewayEnv, 'PUBLIC_URL' | 'PORT'>) {
    this.publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
    this.secureCookies = this.publicUrl.protocol === 'https:' || !LOOPBACK.test(this.publicUrl.hostname);
  }

  /** Whether the host of a request, without its port, belongs to the product. */
  isOwnHost(hostname: string): boolean {
    return hostname.toLowerCase() === this.publicUrl.hostname || LOOPBACK.test(hostname);
  }

  /**
   * Whether a page of `origin` belongs to the product. On loopback it must be the origin of the
   * request's own `host` (with port), since other programs serve pages there too.
   */
  isOwnOrigin(origin: string, host: string): boolean {
    if (origin === this.publicUrl.origin) return true;
    return origin === `http://${host}` && LOOPBACK.test(URL.parse(origin)?.hostname ?? '');
  }
}

/** Provides the own address to all modules. */
@Global()
@Module({ providers: [OwnAddress], exports: [OwnAddress] })
export class OwnAddressModule {}
