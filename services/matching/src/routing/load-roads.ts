import { readFileSync } from 'node:fs';
import { buildRoadGraph, RoadData, type RoadGraph, RoadTowns } from './domain/road-graph.js';

/** Resolves in source, build and bundle, which have the same depth. */
const DATA = new URL('../../data/', import.meta.url);

export function loadRoads(): RoadGraph {
  return buildRoadGraph(RoadData.parse(read('roads.json')), loadTowns());
}

export function loadTowns(): RoadTowns {
  return RoadTowns.parse(read('road-towns.json'));
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, DATA), 'utf8'));
}
