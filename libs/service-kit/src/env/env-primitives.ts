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
    'Origin at which users open the web app. Links in mails begin with it; requests to other hosts (421) and pages of other origins (403) are rejected, except on loopback. Required in production; otherwise defaults to port `PORT` of localhost.',
  );

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
