export interface Point {
  readonly at: number;
  readonly value: number;
}

const HOUR_MS = 3_600_000;

export class Series {
  private readonly points = new Map<string, Point[]>();

  add(at: number, figures: ReadonlyMap<string, number>): void {
    for (const [name, value] of figures)
      this.points.set(name, [...(this.points.get(name) ?? []), { at, value }]);
  }

  lines(): string[] {
    const width = Math.max(...[...this.points.keys()].map((name) => name.length));
    const text = (value: number | undefined) => (value ?? Number.NaN).toFixed(1).padStart(9);
    return [
      `${''.padEnd(width)}      begin       end  an hour`,
      ...[...this.points].map(([name, points]) => {
        const figures = [points[0]?.value, points.at(-1)?.value, slopePerHour(points)];
        return `${name.padEnd(width)}  ${figures.map(text).join(' ')}`;
      }),
    ];
  }
}

export function slopePerHour(points: readonly Point[]): number {
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const at = mean((point) => point.at);
  const value = mean((point) => point.value);
  const spread = mean((point) => (point.at - at) ** 2);
  if (!(spread > 0)) return 0;
  return (mean((point) => (point.at - at) * (point.value - value)) / spread) * HOUR_MS;
}
