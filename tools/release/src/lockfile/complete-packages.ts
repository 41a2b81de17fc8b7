import type { LockedPackage } from '../repository/lockfile.ts';

const EXACT = /^\d+\.\d+\.\d+$/;

/** Adds missing platform packages without a hash: npm omits those missing in its registry. */
export function completePackages(
  packages: Readonly<Record<string, LockedPackage>>,
): Record<string, LockedPackage> {
  const added = missingPackages(packages).map(({ name, version, neededBy }) => {
    const platform = parsePlatform(name);
    if (platform === undefined || !EXACT.test(version))
      throw new Error(`${neededBy} needs ${name}@${version}, whose version or platform cannot be parsed.`);
    const dev = packages[neededBy]?.['dev'] === true;
    const entry = { version, ...platform, ...(dev && { dev }), optional: true };
    return [`node_modules/${name}`, sortFields(entry)] as const;
  });
  const all = [...Object.entries(packages), ...added];
  return Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** npm's order: version first, then alphabetical. */
function sortFields({ version, ...fields }: LockedPackage): LockedPackage {
  return { version, ...Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))) };
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

interface Platform {
  os: string[];
  cpu: string[];
  libc?: string[];
}

const SYSTEM = /(?:^|[-/])(darwin|linux|win32|freebsd|android|openharmony)(?=-)/;
const CPU = /-(arm64|arm|x64|ia32|ppc64|s390x|riscv64|loong64)(?=-|$)/;

/** Parses a suffix such as `-linux-arm64-musl`; undefined without one. */
export function parsePlatform(name: string): Platform | undefined {
  const os = SYSTEM.exec(name)?.[1];
  const cpu = CPU.exec(name)?.[1];
  if (os === undefined || cpu === undefined) return undefined;
  const libc = os === 'linux' ? detectLibc(name) : undefined;
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}

function detectLibc(name: string): string | undefined {
  if (/-musl\w*$/.test(name)) return 'musl';
  return /-gnu\w*$/.test(name) ? 'glibc' : undefined;
}
