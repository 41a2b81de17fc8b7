import { parseArgs } from 'node:util';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** Connections that one address of this machine can have, with room for everything else. */
const SOCKETS_MAX = 20_000;

/** A token is good for an hour; a run ends before that, with its warm-up. */
const DURATION_MAX_SECONDS = 2_700;

const number = (least: number, most: number, fallback: number) =>
  z.coerce.number('must be a number').min(least).max(most).default(fallback);

const LoadArguments = z
  .strictObject({
    /** How many providers move. */
    providers: number(1, 20_000, 100).pipe(z.int()),
    /** How many viewers look. */
    viewers: number(0, 5_000, 20).pipe(z.int()),
    /** Between two positions of a provider, seconds. */
    every: number(0.1, 600, 5),
    /** How long providers move before freshness counts, seconds. */
    'warm-up': number(0, 60, 5),
    /** How long they move then, seconds. */
    duration: number(1, DURATION_MAX_SECONDS, 30),
    /** A running product; without it one is started, and stopped at the end. */
    url: z.url({ protocol: /^https?$/ }).optional(),
    /** host:port of the auth emulator of that product. */
    emulator: z
      .string()
      .regex(/^[\w.-]+:\d+$/)
      .optional(),
    /** Allows a product that is not on this machine. */
    'allow-remote': z.boolean().default(false),
  })
  .refine(({ providers, viewers }) => providers + viewers <= SOCKETS_MAX, {
    path: ['viewers'],
    error: `and providers together must be at most ${SOCKETS_MAX}`,
  })
  .refine(({ url, emulator }) => (url === undefined) === (emulator === undefined), {
    path: ['emulator'],
    error: 'and --url belong together: give both or neither',
  })
  .refine((given) => given['allow-remote'] || [given.url, given.emulator].every(isLoopback), {
    path: ['url'],
    error: 'must be on this machine, unless --allow-remote says otherwise',
  });

/** What a load run is told on the command line. */
export type LoadArguments = z.output<typeof LoadArguments>;

/**
 * Reads `--providers N --viewers V --every S --warm-up W --duration D` and the rest; the error
 * lists every fault.
 */
export function parseLoadArguments(argv: readonly string[]): LoadArguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...argv],
    options: {
      providers: text,
      viewers: text,
      every: text,
      'warm-up': text,
      duration: text,
      url: text,
      emulator: text,
      'allow-remote': { type: 'boolean' },
    },
  });
  const parsed = LoadArguments.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'),
  );
}
