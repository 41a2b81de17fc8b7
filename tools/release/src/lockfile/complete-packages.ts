import { z } from 'zod';
import { readJson, trackedFiles } from '../repository.ts';

const LockedPackage = z.looseObject({
  version: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
type LockedPackage = z.infer<typeof LockedPackage>;

export const Lockfile = z.looseObject({ packages: z.record(z.string(), LockedPackage) });

export function readLockfiles(): Map<string, z.infer<typeof Lockfile>> {
  return new Map(trackedFiles('package-lock.json').map((path) => [path, readJson(path, Lockfile)]));
}

const EXACT = /^\d+\.\d+\.\d+$/;

/** The end of names such as `@swc/core-linux-arm64-musl`. */
const PLATFORM =
  /[-/](darwin|linux|win32|freebsd|android|openharmony)-(arm64|arm|x64|ia32|ppc64|s390x|riscv64|loong64)(?:-(musl|gnu)?\w*)?$/;

/** Adds missing platform packages without a hash: npm omits those missing in its registry. */
export function completePackages(
  packages: Readonly<Record<string, LockedPackage>>,
): Record<string, LockedPackage> {
  const added = missingPackages(packages).map(({ name, version, neededBy }) => {
    const platform = parsePlatform(name);
    if (platform === undefined || !EXACT.test(version))
      throw new Error(`${neededBy} needs ${name}@${version}, whose version or platform cannot be parsed.`);
    const { os, cpu, libc } = platform;
    const isDev = packages[neededBy]?.['dev'] === true;
    // npm writes the fields in this order.
    const entry = { version, cpu, ...(isDev && { dev: true }), ...(libc && { libc }), optional: true, os };
    return [`node_modules/${name}`, entry] as const;
  });
  const all = [...Object.entries(packages), ...added];
  return Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

interface MissingPackage {
  name: string;
  version: string;
  neededBy: string;
}

/** `npm ci` fails if the lockfile lacks an optional package. */
export function missingPackages(packages: Readonly<Record<string, LockedPackage>>): MissingPackage[] {
  return Object.entries(packages).flatMap(([neededBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersFrom(neededBy).some((folder) => folder + name in packages))
      .map(([name, version]) => ({ name, version, neededBy })),
  );
}

function foldersFrom(folder: string): string[] {
  const own = folder === '' ? 'node_modules/' : `${folder}/node_modules/`;
  if (folder === '') return [own];
  const outer = folder.lastIndexOf('node_modules/');
  return [own, ...foldersFrom(outer < 0 ? '' : folder.slice(0, outer).replace(/\/$/, ''))];
}

/** Undefined for a name without a platform. */
export function parsePlatform(name: string): { os: string[]; cpu: string[]; libc?: string[] } | undefined {
  const [, os, cpu, libc] = PLATFORM.exec(name) ?? [];
  if (os === undefined || cpu === undefined) return undefined;
  const hasLibc = os === 'linux' && libc !== undefined;
  return { os: [os], cpu: [cpu], ...(hasLibc && { libc: [libc === 'gnu' ? 'glibc' : libc] }) };
}
