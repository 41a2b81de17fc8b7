export const PARTS = [
  'web',
  'gateway',
  'users',
  'providers',
  'reports',
  'matching',
  'notifications',
  'agreements',
] as const;
export type Part = (typeof PARTS)[number];

/** All parts if none is named. The error lists unknown ones. */
export function resolveParts(argv: readonly string[]): ReadonlySet<Part> {
  const unknown = argv.filter((name) => !isPart(name));
  if (unknown.length > 0)
    throw new Error(`Unknown part ${unknown.join(', ')}; the parts are ${PARTS.join(', ')}.`);
  return new Set(argv.length === 0 ? PARTS : argv.filter(isPart));
}

function isPart(name: string): name is Part {
  return (PARTS as readonly string[]).includes(name);
}
