// Measures accuracy and time of the built place search (docs/reference/geodata.md).

import { foldTurkish } from '@rotadas/contracts/primitives/fold-turkish';

const domain = (file) => import(new URL(`../../dist/places/domain/${file}`, import.meta.url));
const { PlaceIndex } = await domain('place-index.js');
const { readPlaces } = await import(new URL('../../dist/places/read-places.js', import.meta.url));

const QUERIES = 1_000; // of each sort
/** Smaller places are seldom typed. */
const POPULATION_MIN = 5_000;
const LETTERS = [...'abcçdefgğhıijklmnoöprsştuüvyz'];

let seed = 1;
const log = (line) => process.stdout.write(`${line}\n`);
const heapBefore = heapUsed();
const [places, readMs] = await timed(readPlaces);
const [index, indexMs] = await timed(() => new PlaceIndex(places));
log(`${places.length} places: read ${ms(readMs)}, indexed ${ms(indexMs)}, ${heapUsed() - heapBefore} MB`);

const known = places.filter(
  ({ name, population }) => name.length >= 5 && (population ?? Infinity) > POPULATION_MIN,
);
const intended = Array.from({ length: QUERIES }, () => pick(known));
const prefixes = [
  ...new Set(places.flatMap(({ name }) => [...name].map((_, end) => name.slice(0, end + 1)))),
];
const sorts = {
  'whole names': intended.map((place) => [place.name, place]),
  'no Turkish letters': intended.map((place) => [foldTurkish(place.name), place]),
  'one typo': intended.map((place) => [withTypo(place.name), place]),
  'name, province': intended.map((place) => [`${place.name}, ${place.province}`, place]),
  'every prefix of every name': prefixes.map((prefix) => [prefix, undefined]),
};
for (const [typed] of sorts['one typo']) index.search({ q: typed, limit: 8 }); // warms up
for (const [sort, queries] of Object.entries(sorts)) await report(sort, queries);

async function report(sort, queries) {
  const times = [];
  const undisturbed = [];
  let first = 0;
  let among = 0;
  for (const [q, place] of queries) {
    const [found, took] = await timed(() => index.search({ q, limit: 8 }));
    times.push(took);
    undisturbed.push(Math.min(took, await again(q), await again(q)));
    const isIntended = ({ name }) => foldTurkish(name) === foldTurkish(place.name);
    if (place !== undefined && found.length > 0 && isIntended(found[0])) first += 1;
    if (place !== undefined && found.some(isIntended)) among += 1;
  }
  const spread = (values) => {
    values.sort((a, b) => a - b);
    const at = (share) => ms(values[Math.floor(values.length * share)]);
    return `p50 ${at(0.5)}, p99 ${at(0.99)}, max ${ms(values.at(-1))}`;
  };
  const hits = queries[0][1] === undefined ? '' : `, first ${percent(first)}, among 8 ${percent(among)}`;
  log(`${sort}: ${queries.length} queries${hits}`);
  log(`  once: ${spread(times)}; least of three: ${spread(undisturbed)}`);
}

async function again(q) {
  const [, took] = await timed(() => index.search({ q, limit: 8 }));
  return took;
}

/** Drops, replaces, doubles or swaps a letter; never the first. */
function withTypo(name) {
  const letters = [...name];
  const at = 1 + below(letters.length - 2);
  const typos = [[], [pick(LETTERS)], [letters[at], letters[at]], [letters[at + 1], letters[at]]];
  const typo = below(typos.length);
  return letters.toSpliced(at, typo === 3 ? 2 : 1, ...typos[typo]).join('');
}

/** Linear congruential generator with the constants of Numerical Recipes; the same in every run. */
function below(end) {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((seed / 2 ** 32) * end);
}

function pick(list) {
  return list[below(list.length)];
}

async function timed(work) {
  const start = performance.now();
  const result = await work();
  return [result, performance.now() - start];
}

function heapUsed() {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}

function ms(value) {
  return `${value.toFixed(2)} ms`;
}

function percent(count) {
  return `${((100 * count) / QUERIES).toFixed(1)} %`;
}
