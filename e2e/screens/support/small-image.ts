import { execFileSync } from 'node:child_process';
import { toolPackages } from '@rotadas/start/packages/tool-packages';

const MOST_BYTES = 64 * 1024 * 1024;

/** Sharp's settings, by the ending of the file's name. */
const CONVERSIONS = {
  /** A palette of the most frequent colours: a third of the bytes, or less. */
  png: 'png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })',
  jpg: 'jpeg({ mozjpeg: true, quality: 80 })',
};

/** The same picture in fewer bytes. */
export function smallImage(png: Buffer, format: keyof typeof CONVERSIONS): Buffer {
  const program = `import sharp from 'sharp'; process.stdin.pipe(sharp().${CONVERSIONS[format]}).pipe(process.stdout);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: toolPackages('sharp'),
    input: png,
    maxBuffer: MOST_BYTES,
  });
}
