import { z } from 'zod';
import { MINUTES_MAX, number } from './options.ts';

const SOCKETS_MAX = 20_000;

export const LoadArguments = z
  .strictObject({
    providers: number.min(1).max(20_000).default(100).pipe(z.int()),
    viewers: number.min(0).max(5_000).default(20).pipe(z.int()),
    /** Interval between positions, seconds. */
    every: number.min(0.1).max(600).default(5),
    /** Time before freshness is measured, seconds. */
    'warm-up': number.min(0).max(60).default(5),
    duration: number
      .min(1)
      .max(MINUTES_MAX * 60)
      .default(30),
  })
  .refine(({ providers, viewers }) => providers + viewers <= SOCKETS_MAX, {
    path: ['viewers'],
    error: `and providers together must be at most ${SOCKETS_MAX}`,
  });
export type LoadArguments = z.output<typeof LoadArguments>;

export const BenchArguments = z.strictObject({
  row: z.array(number.int()).default([]),
  quick: z.boolean().default(false),
  profile: z.boolean().default(false),
  'no-build': z.boolean().default(false),
  rounds: number.int().min(1).max(50).optional(),
});

export const ChaosArguments = z.strictObject({
  minutes: number.min(0.5).max(MINUTES_MAX).default(10),
  /** The seed makes a sequence of faults reproducible. */
  seed: number.pipe(z.int().min(0)).default(1),
  providers: number.pipe(z.int().min(50).max(10_000)).default(2_000),
  viewers: number.pipe(z.int().min(1).max(2_000)).default(200),
});

export const SoakArguments = z.strictObject({
  minutes: number.min(0.1).max(MINUTES_MAX).default(30),
  providers: number.pipe(z.int().min(50).max(10_000)).default(2_500),
  every: number.min(0.1).max(60).default(0.5),
  viewers: number.pipe(z.int().min(1).max(2_000)).default(500),
});
export type SoakArguments = z.output<typeof SoakArguments>;
