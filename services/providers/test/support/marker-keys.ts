import { MarkerLayout } from '../../src/markers/store/marker-layout.js';

/** The keys of the markers where they lie in one shard, as by default. */
export const MARKERS = new MarkerLayout(1).shardOf(0);
