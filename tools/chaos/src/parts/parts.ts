/** Everything that `npm start` keeps running, as the launcher calls it. */
export const PARTS = [
  'MongoDB',
  'Redis',
  'Markers',
  'NATS',
  'The auth emulator',
  'users',
  'providers',
  'reports',
  'matching',
  'notifications',
  'gateway',
] as const;

/** One of them. */
export type Part = (typeof PARTS)[number];

/** Whether the launcher calls something of the product so. */
export function isPart(name: string): name is Part {
  return (PARTS as readonly string[]).includes(name);
}
