/** A figure at a moment, ms. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

const HOUR_MS = 3_600_000;

/** How much a figure grows in an hour, by the line through its points with the least squares. */
export function slopePerHour(points: readonly Point[]): number {
  const middleOf = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const at = middleOf((point) => point.at);
  const value = middleOf((point) => point.value);
  const spread = middleOf((point) => (point.at - at) ** 2);
  if (!(spread > 0)) return 0;
  return (middleOf((point) => (point.at - at) * (point.value - value)) / spread) * HOUR_MS;
}
