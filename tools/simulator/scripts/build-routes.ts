import { writeFileSync } from 'node:fs';
import { findRoutes } from './find-routes.ts';

/** Run manually; the result is committed, so that the demo needs no router. */
const text = `${JSON.stringify(findRoutes())}\n`;
writeFileSync(new URL('../data/road-routes.json', import.meta.url), text);
console.log(`road-routes.json: ${Math.round(text.length / 1_024)} kB`);
