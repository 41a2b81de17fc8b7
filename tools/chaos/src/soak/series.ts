import { type Point, slopePerHour } from './slope.ts';

/** Figures over time, by name. */
export class Series {
  private readonly points = new Map<string, Point[]>();

  add(at: number, figures: ReadonlyMap<string, number>): void {
    for (const [name, value] of figures) {
      const known = this.points.get(name) ?? [];
      this.points.set(name, [...known, { at, value }]);
    }
  }

  /** Each figure at the begin and at the end, and how much it grows in an hour, as a table. */
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
