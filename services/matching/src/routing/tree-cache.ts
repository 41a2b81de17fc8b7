import { LRUCache } from 'lru-cache';
import type { EmbeddedRouter } from './embedded-router.js';
import type { ShortestPathTree } from './shortest-path-tree.js';

/**
 * So many trees are kept, 290 kB each: most ways begin and end in a few hundred places, and a tree
 * that is missing takes 1.2 ms.
 */
const TREES_MAX = 400;

/** The trees of the nodes that were asked for last; a road has no direction, so both ways. */
export class TreeCache {
  private readonly trees: LRUCache<number, ShortestPathTree>;

  constructor(router: EmbeddedRouter, max = TREES_MAX) {
    this.trees = new LRUCache({ max, memoMethod: (node) => router.distancesFrom(node) });
  }

  /** The shortest ways between a node and all others. */
  of(node: number): ShortestPathTree {
    return this.trees.memo(node);
  }

  /** Whether the tree of a node is at hand. */
  has(node: number): boolean {
    return this.trees.has(node);
  }
}
