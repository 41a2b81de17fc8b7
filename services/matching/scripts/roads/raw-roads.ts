/** Roads as the script works on them; a road has no direction. */
export interface RawRoads {
  /** Degrees, [latitude, longitude]. */
  nodes: Point[];
  /** Numbers of two nodes, and the kilometres between them. */
  edges: [number, number, number][];
}

/** Degrees, [latitude, longitude]. */
export type Point = [number, number];

/** The roads among those nodes for which `keep` is true, with numbers of their own. */
export function onlyNodes({ nodes, edges }: RawRoads, keep: (node: number) => boolean): RawRoads {
  const numbers = new Map<number, number>();
  nodes.forEach((_, node) => keep(node) && numbers.set(node, numbers.size));
  return {
    nodes: nodes.filter((_, node) => numbers.has(node)),
    edges: edges.flatMap(([from, to, kilometres]) => {
      const [a, b] = [numbers.get(from), numbers.get(to)];
      return a === undefined || b === undefined ? [] : [[a, b, kilometres]];
    }),
  };
}
