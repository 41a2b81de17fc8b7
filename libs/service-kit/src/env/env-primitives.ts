import { z } from 'zod';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { parseRedisAddress } from '@rotadas/contracts/access/redis-address';

/** A TCP port; 0 lets the system choose a free one. */
export const Port = z.coerce.number().int().min(0).max(65_535);

export const HostName = z.string().regex(/^[\w.:-]+$/);

/** `protocols` are given without colon. */
export const Url = (...protocols: string[]) => z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`) });

export const PublicUrl = Url('http', 'https')
  .optional()
  .describe(
    'Origin at which users open the web app. Links in mails begin with it; requests to other hosts (421) and pages of other origins (403) are rejected, except on loopback. Required in production, with HTTPS unless it is on loopback; otherwise defaults to port `PORT` of localhost.',
  );

/** Host names that always resolve to this machine. */
export const LOOPBACK = /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Addresses of one NATS, see `parseNatsAddress`. */
export const NatsUrl = z.string().superRefine((text, context) => {
  try {
    parseNatsAddress(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be an address like nats://user:password@host:port' });
  }
});

/** The address of a Redis or a Redis Cluster, see `parseRedisAddress`. */
export const RedisUrl = z.string().superRefine((text, context) => {
  try {
    parseRedisAddress(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'must be an address';
    context.addIssue({ code: 'custom', message });
  }
});

/** Comma-separated items; empty by default. */
export const List = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
    .pipe(z.array(item));

export const Count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** 1, true, yes, on, or 0, false, no, off. */
export const Flag = (fallback: boolean) => z.stringbool().default(fallback);

export const OptionalText = z.string().optional();

export const LogLevel = z
  .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  .default('info')
  .describe('Lowest severity that is logged.');

/** A check of a schema: these settings are required with NODE_ENV=production. */
export const requiredInProduction =
  (...settings: string[]) =>
  (env: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void => {
    if (env['NODE_ENV'] !== 'production') return;
    for (const setting of settings)
      if (env[setting] === undefined)
        context.addIssue({ code: 'custom', path: [setting], message: 'must be set in production' });
  };

/** A check of a schema: in production `PUBLIC_URL` must be HTTPS, unless it is on loopback. */
export function publicHttpsInProduction(
  { NODE_ENV, PUBLIC_URL = '' }: Readonly<Record<string, unknown>>,
  context: z.core.$RefinementCtx,
): void {
  const url = URL.parse(String(PUBLIC_URL));
  if (NODE_ENV !== 'production' || url?.protocol !== 'http:' || LOOPBACK.test(url.hostname)) return;
  const message =
    'must begin with https:// in production: browsers share no location over HTTP, and phones would send positions unencrypted';
  context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message });
}
