import { readFileSync } from 'node:fs';
import { buildRoadGraph, RoadData, type RoadGraph, RoadTowns } from './domain/road-graph.js';

/** At the same depth from the source, from its module and from the bundle. */
const DATA = new URL('../../data/', import.meta.url);

/** Reads the roads of Türkiye that are committed with the service. */
export function loadRoads(): RoadGraph {
  return buildRoadGraph(RoadData.parse(read('roads.json')), loadTowns());
}

/** Reads the centres of the 81 provinces. */
export function loadTowns(): RoadTowns {
  return RoadTowns.parse(read('road-towns.json'));
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, DATA), 'utf8'));
}
