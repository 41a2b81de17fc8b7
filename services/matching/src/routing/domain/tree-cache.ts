import { LRUCache } from 'lru-cache';
import type { EmbeddedRouter } from './embedded-router.js';
import {
  type ShortestPathTree,
  shortestPathTree,
  type TreeArrays,
  treeArrays,
} from './shortest-path-tree.js';

/**
 * Cached trees, 340 kB each: most routes start and end in a few hundred places, and a missing tree
 * takes 1.2 ms.
 */
const TREES_MAX = 400;

/** Arrays of evicted trees that are kept for reuse. */
const SPARE_MAX = 32;

interface KeptTree {
  readonly tree: ShortestPathTree;
  readonly arrays: TreeArrays;
}

/**
 * Caches the trees of the last used nodes. The arrays of evicted trees are reused, since allocating
 * them makes the garbage collector run several times a second. So a tree is valid until its caller
 * awaits something, and within `during` until that ends.
 */
export class TreeCache {
  private readonly trees: LRUCache<number, KeptTree>;
  /** Arrays of evicted trees that may still be in use. */
  private readonly dropped: TreeArrays[] = [];
  /** Arrays that are free. */
  private readonly spare: TreeArrays[] = [];
  private pending = 0;

  constructor({ graph }: EmbeddedRouter, max = TREES_MAX) {
    this.trees = new LRUCache({
      max,
      memoMethod: (node) => {
        const arrays = this.spare.pop() ?? treeArrays(graph.latitudes.length);
        return { arrays, tree: shortestPathTree(graph, node, undefined, arrays) };
      },
      dispose: ({ arrays }) => {
        if (this.dropped.length + this.spare.length < SPARE_MAX) this.dropped.push(arrays);
      },
    });
  }

  get(node: number): ShortestPathTree {
    return this.trees.memo(node).tree;
  }

  has(node: number): boolean {
    return this.trees.has(node);
  }

  /** Runs `work`; trees that it obtains stay valid until it ends. */
  async withTrees<Result>(work: () => Promise<Result>): Promise<Result> {
    this.pending += 1;
    try {
      return await work();
    } finally {
      this.pending -= 1;
      if (this.pending === 0) this.spare.push(...this.dropped.splice(0));
    }
  }
}
