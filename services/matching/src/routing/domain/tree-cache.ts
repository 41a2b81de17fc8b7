import { LRUCache } from 'lru-cache';
import type { EmbeddedRouter } from './embedded-router.js';
import {
  type ShortestPathTree,
  shortestPathTree,
  type TreeArrays,
  treeArrays,
} from './shortest-path-tree.js';

/**
 * So many trees are kept, 340 kB each: most ways begin and end in a few hundred places, and a tree
 * that is missing takes 1.2 ms.
 */
const TREES_MAX = 400;

/** Of so many trees that were dropped the arrays are kept for others. */
const SPARE_MAX = 32;

/** A tree, and what it is written in. */
interface KeptTree {
  readonly tree: ShortestPathTree;
  readonly arrays: TreeArrays;
}

/**
 * The trees of the nodes that were asked for last; a road has no direction, so both ways. The
 * arrays of those that are dropped are used again: to make others anew had the garbage collector go
 * through all offers several times a second. So a tree may be used until the code that asked for it
 * awaits something, and within `during` until the end of that.
 */
export class TreeCache {
  private readonly trees: LRUCache<number, KeptTree>;
  /** Of trees that were dropped and may still be in use. */
  private readonly dropped: TreeArrays[] = [];
  /** Of trees that nobody uses. */
  private readonly spare: TreeArrays[] = [];
  private underWay = 0;

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

  /** The shortest ways between a node and all others. */
  of(node: number): ShortestPathTree {
    return this.trees.memo(node).tree;
  }

  /** Whether the tree of a node is at hand. */
  has(node: number): boolean {
    return this.trees.has(node);
  }

  /** Does `work`, which may use until its end every tree that it asked for. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.underWay += 1;
    try {
      return await work();
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0) this.spare.push(...this.dropped.splice(0));
    }
  }
}
