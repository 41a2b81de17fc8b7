import { metresBetween, nearestOnLine, type Point } from './road-graph.ts';

const CELL = 0.1;
/** How far inland a point in the sea is moved, metres. */
const INLAND_METRES = 60;

type Side = readonly [Point, Point];

export class Shore {
  private readonly rows = new Map<number, Side[]>();
  private readonly cells = new Map<string, Side[]>();

  /** `land` holds closed rings that do not contain each other. */
  constructor(land: readonly (readonly Point[])[]) {
    for (const ring of land) ring.slice(1).forEach((end, at) => this.addSide([ring[at] ?? end, end]));
  }

  /** Even-odd rule: counts the coasts to the east. */
  isWater([x, y]: Point): boolean {
    let crossings = 0;
    for (const [[x1, y1], [x2, y2]] of this.rows.get(toCell(y)) ?? [])
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings += 1;
    return crossings % 2 === 0;
  }

  /** Moves a point in the sea ashore, if a coast is at most a cell away. */
  dry(point: Point): Point {
    const coast = this.isWater(point) ? this.nearest(point) : null;
    if (!coast) return point;
    const metres = metresBetween(point, coast);
    const share = (metres + INLAND_METRES) / Math.max(metres, 1);
    const inland: Point = [
      point[0] + (coast[0] - point[0]) * share,
      point[1] + (coast[1] - point[1]) * share,
    ];
    return this.isWater(inland) ? coast : inland;
  }

  private addSide(side: Side): void {
    const [west = 0, east = 0] = side.map(([x]) => toCell(x)).sort((a, b) => a - b);
    const [south = 0, north = 0] = side.map(([, y]) => toCell(y)).sort((a, b) => a - b);
    for (let row = south; row <= north; row += 1) {
      put(this.rows, row, side);
      for (let column = west; column <= east; column += 1) put(this.cells, `${column} ${row}`, side);
    }
  }

  private nearest(point: Point): Point | null {
    const [column, row] = [toCell(point[0]), toCell(point[1])];
    const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => `${column + dx} ${row + dy}`));
    let nearest: Point | null = null;
    for (const [from, to] of around.flatMap((cell) => this.cells.get(cell) ?? [])) {
      const candidate = nearestOnLine(point, from, to);
      if (!nearest || metresBetween(point, candidate) < metresBetween(point, nearest)) nearest = candidate;
    }
    return nearest;
  }
}

const toCell = (degrees: number): number => Math.floor(degrees / CELL);

function put<Key>(map: Map<Key, Side[]>, key: Key, side: Side): void {
  const list = map.get(key);
  if (list) list.push(side);
  else map.set(key, [side]);
}
