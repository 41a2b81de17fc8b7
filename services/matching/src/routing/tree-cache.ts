import { Injectable, Optional } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { EmbeddedRouter } from './domain/embedded-router.js';
import {
  type ShortestPathTree,
  shortestPathTree,
  type TreeArrays,
  treeArrays,
} from './domain/shortest-path-tree.js';

/** A tree takes 340 kB and 1.2 ms. Most routes start and end in a few hundred places. */
const TREES_MAX = 400;

const SPARE_MAX = 32;

interface KeptTree {
  readonly tree: ShortestPathTree;
  readonly arrays: TreeArrays;
}

/**
 * Reuses the arrays of evicted trees, since allocation causes frequent garbage collection. A tree
 * is valid until its caller awaits, or within `withTrees` until that ends.
 */
@Injectable()
export class TreeCache {
  private readonly trees: LRUCache<number, KeptTree>;
  /** Arrays of evicted trees that may still be in use. */
  private readonly dropped: TreeArrays[] = [];
  private readonly spare: TreeArrays[] = [];
  private pending = 0;

  constructor({ graph }: EmbeddedRouter, @Optional() max = TREES_MAX) {
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
