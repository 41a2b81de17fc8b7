import { writeFileSync } from 'node:fs';
import { findRoutes } from './find-ways.ts';

/** Run manually; the result is committed, so that the demo needs no router. */
const text = `${JSON.stringify(findRoutes())}\n`;
writeFileSync(new URL('../data/road-ways.json', import.meta.url), text);
console.log(`road-ways.json: ${Math.round(text.length / 1_024)} kB`);
