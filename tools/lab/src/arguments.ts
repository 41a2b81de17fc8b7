import { z } from 'zod';
import { BLOCKS_MAX } from '@rotadas/contracts/users/block';
import { number } from './options.ts';

const SOCKETS_MAX = 20_000;

/** Tokens are valid for an hour. */
const SECONDS_MAX = 2_700;

export const LoadArguments = z
  .strictObject({
    providers: number.min(1).max(20_000).default(100).pipe(z.int()),
    viewers: number.min(0).max(5_000).default(20).pipe(z.int()),
    /** Providers that each viewer has blocked. */
    blocks: number.min(0).max(BLOCKS_MAX).default(0).pipe(z.int()),
    /** Interval between positions, seconds. */
    every: number.min(0.1).max(600).default(5),
    /** Time before freshness is measured, seconds. */
    'warm-up': number.min(0).max(60).default(5),
    duration: number.min(1).max(SECONDS_MAX).default(30),
  })
  .refine(({ providers, viewers }) => providers + viewers <= SOCKETS_MAX, {
    path: ['viewers'],
    error: `and providers together must be at most ${SOCKETS_MAX}`,
  });

export const BenchArguments = z.strictObject({
  row: z.array(number.int()).default([]),
  quick: z.boolean().default(false),
  profile: z.boolean().default(false),
  'no-build': z.boolean().default(false),
  /** Providers that each viewer has blocked, in the rows with viewers. */
  blocks: number.int().min(0).max(BLOCKS_MAX).default(0),
  rounds: number.int().min(1).max(50).optional(),
});
