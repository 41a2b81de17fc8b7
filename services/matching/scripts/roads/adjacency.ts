import FlatQueue from 'flatqueue';
import type { RawRoads } from './raw-roads.ts';

/** The neighbours of each node, with kilometres; roads may be added. */
export class Adjacency {
  readonly neighbours: [number, number][][];

  constructor({ nodes, edges }: RawRoads) {
    this.neighbours = nodes.map(() => []);
    for (const [from, to, kilometres] of edges) this.add(from, to, kilometres);
  }

  add(from: number, to: number, kilometres: number): void {
    this.of(from).push([to, kilometres]);
    this.of(to).push([from, kilometres]);
  }

  of(node: number): [number, number][] {
    return this.neighbours[node] ?? [];
  }

  /** The kilometres from one node to another; infinite where they are more than `limit`. */
  distance(from: number, to: number, limit: number): number {
    const known = new Map([[from, 0]]);
    const queue = new FlatQueue<number>();
    queue.push(from, 0);
    for (;;) {
      const so = queue.peekValue();
      const node = queue.pop();
      if (so === undefined || node === undefined || so > limit) return Number.POSITIVE_INFINITY;
      if (node === to) return so;
      if (so > (known.get(node) ?? 0)) continue;
      for (const [next, kilometres] of this.of(node)) {
        if (so + kilometres >= (known.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        known.set(next, so + kilometres);
        queue.push(next, so + kilometres);
      }
    }
  }

  /** The nodes of the largest part all of whose nodes reach each other. */
  largestPart(): Set<number> {
    const seen = new Set<number>();
    let largest = new Set<number>();
    this.neighbours.forEach((_, start) => {
      if (seen.has(start)) return;
      const part = new Set([start]);
      for (const node of part) for (const [next] of this.of(node)) part.add(next);
      for (const node of part) seen.add(node);
      if (part.size > largest.size) largest = part;
    });
    return largest;
  }
}
