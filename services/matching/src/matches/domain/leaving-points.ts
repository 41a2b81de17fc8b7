import { NO_NODE, nodesOnTheWay, type ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';

/**
 * Where the shortest ways from my start leave my own way: whoever drives from my start to a node
 * takes me as far as that point. Worked out for a node when it is asked for, and for all on the way
 * there.
 */
export class LeavingPoints {
  private readonly points: Uint32Array;

  constructor(
    private readonly fromStart: ShortestPathTree,
    end: number,
  ) {
    this.points = new Uint32Array(fromStart.metres.length).fill(NO_NODE);
    for (const node of nodesOnTheWay(fromStart, end)) this.points[node] = node;
  }

  /**
   * Whether a provider who comes to my start from one node, and goes on to another, takes me along
   * a part of my way which it has not just come along, the other way round.
   */
  isOnward(fromNode: number, toNode: number): boolean {
    const { metres } = this.fromStart;
    return (metres[this.before(toNode)] ?? 0) > (metres[this.before(fromNode)] ?? 0);
  }

  /** The last node of my way on the shortest way from my start to `node`, which a road joins. */
  before(node: number): number {
    const passed: number[] = [];
    let at = node;
    let point = this.points[at] ?? NO_NODE;
    while (point === NO_NODE) {
      passed.push(at);
      at = this.fromStart.previous[at] ?? NO_NODE;
      if (at === NO_NODE) return this.fromStart.root;
      point = this.points[at] ?? NO_NODE;
    }
    for (const one of passed) this.points[one] = point;
    return point;
  }
}
