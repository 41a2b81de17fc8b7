import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { EmbeddedRouter } from './domain/embedded-router.js';
import type { ShortestPathTree } from './domain/shortest-path-tree.js';

/** A tree takes 340 kB and 1.2 ms. Most routes start and end in a few hundred places. */
const TREES_MAX = 400;

@Injectable()
export class TreeCache {
  private readonly trees: LRUCache<number, ShortestPathTree>;

  constructor(router: EmbeddedRouter) {
    this.trees = new LRUCache({ max: TREES_MAX, memoMethod: (node) => router.distancesFrom(node) });
  }

  get(node: number): ShortestPathTree {
    return this.trees.memo(node);
  }

  has(node: number): boolean {
    return this.trees.has(node);
  }
}
