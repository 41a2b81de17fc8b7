import { z } from 'zod';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { parseRedisAddress } from '@rotadas/contracts/access/redis-address';

/** A TCP port; 0 lets the system choose a free one. */
export const Port = z.coerce.number().int().min(0).max(65_535);

/** A host name or address to listen on. */
export const HostName = z.string().regex(/^[\w.:-]+$/);

/** An address with one of the given protocols, `nats` without the colon. */
export const Url = (...protocols: string[]) => z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`) });

/** The origin at which users open the web app. */
export const PublicUrl = Url('http', 'https')
  .optional()
  .describe(
    'Origin at which users open the web app. Links in mails begin with it; requests to other hosts (421) and pages of other origins (403) are rejected, except on loopback. Required in production; otherwise defaults to port `PORT` of localhost.',
  );

/**
 * Addresses of one NATS, a comma between, `nats` or `tls`, which may hold a user and a password.
 */
export const NatsUrl = z.string().superRefine((text, context) => {
  try {
    parseNatsAddress(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be an address like nats://user:password@host:port' });
  }
});

/**
 * The address of one Redis, or those of the nodes of a Redis Cluster, a comma between; `redis` or
 * `rediss`, which may hold a user and a password.
 */
export const RedisUrl = z.string().superRefine((text, context) => {
  try {
    parseRedisAddress(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'must be an address';
    context.addIssue({ code: 'custom', message });
  }
});

/** Items of one kind, comma-separated; none by default. */
export const List = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
    .pipe(z.array(item));

/** A positive whole number. */
export const Count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** A switch: 1, true, yes, on, or 0, false, no, off. */
export const Flag = (fallback: boolean) => z.stringbool().default(fallback);

/** A text that may be missing. */
export const OptionalText = z.string().optional();

export const LogLevel = z
  .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  .default('info')
  .describe('Lowest severity that is logged.');

/** A check of a schema: with NODE_ENV=production, these settings must be given. */
export const requiredInProduction =
  (...settings: string[]) =>
  (env: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void => {
    if (env['NODE_ENV'] !== 'production') return;
    for (const setting of settings)
      if (env[setting] === undefined)
        context.addIssue({ code: 'custom', path: [setting], message: 'must be set in production' });
  };
