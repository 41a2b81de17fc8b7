export interface Platform {
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
