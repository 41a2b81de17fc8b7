import { Inject, Injectable } from '@nestjs/common';
import { stringifySetCookie } from 'cookie';
import { LOOPBACK } from '@rotadas/service-kit/env/env-primitives';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

/** Hosts and origins at which browsers may open the product: the public URL, and loopback. */
@Injectable()
export class OwnAddress {
  private readonly publicUrl: URL;
  /** False only if the public URL is plain HTTP on loopback. */
  private readonly secureCookies: boolean;

  constructor(@Inject(GATEWAY_ENV) { PUBLIC_URL, PORT }: Pick<GatewayEnv, 'PUBLIC_URL' | 'PORT'>) {
    this.publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
    this.secureCookies = this.publicUrl.protocol === 'https:' || !LOOPBACK.test(this.publicUrl.hostname);
  }

  /** The address of `path` at the public URL. */
  absolute(path: string): string {
    return new URL(path, this.publicUrl).href;
  }

  /** A `Set-Cookie` header that scripts cannot read and other sites do not send; `maxAge` in s. */
  cookie(name: string, value: string, scope: { readonly path: string; readonly maxAge: number }): string {
    const secure = this.secureCookies;
    return stringifySetCookie({ name, value, ...scope, secure, httpOnly: true, sameSite: 'strict' });
  }

  isOwnHost(hostname: string): boolean {
    return hostname.toLowerCase() === this.publicUrl.hostname || LOOPBACK.test(hostname);
  }

  /** On loopback the port must match too, since other programs serve pages there. */
  isOwnOrigin(origin: string, host: string): boolean {
    if (origin === this.publicUrl.origin) return true;
    return origin === `http://${host}` && LOOPBACK.test(URL.parse(origin)?.hostname ?? '');
  }
}
