/** Distance of fitted content from the edges of the map and of covers, px. */
const MARGIN = 40;
/** If the uncovered part of the map is smaller than this, px, the margin shrinks to its minimum. */
const UNCOVERED_MIN = 64;
const MARGIN_MIN = 8;
/** Distance of a marker's middle from a cover that hides no part of it, px. */
const MARKER_MARGIN = 24;

/** Lengths on the edges of a map, px. */
interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface Point {
  x: number;
  y: number;
}

const SIDES = ['top', 'bottom', 'left', 'right'] as const;

/** The elements with `data-covers-map`, as distances from the map's upper left corner, px. */
function findCovers(map: Element): Edges[] {
  const { left, top } = map.getBoundingClientRect();
  return [...document.querySelectorAll('[data-covers-map]')]
    .filter((cover) => getComputedStyle(cover).visibility !== 'hidden')
    .map((cover) => cover.getBoundingClientRect())
    .map((box) => ({
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
      left: box.left - left,
    }))
    .filter(
      (box) =>
        box.bottom > Math.max(0, box.top) &&
        box.right > 0 &&
        box.top < map.clientHeight &&
        box.left < map.clientWidth,
    );
}

/**
 * Widths of the covered strips on the edges of the map, px. A cover is assigned to the edge where
 * it takes the smallest share of the map. It is ignored if it spans less than `least` (0 to 1) of
 * that edge.
 */
function coveredEdges(map: Element, least: number): Edges {
  const { clientWidth: width, clientHeight: height } = map;
  const covered = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const box of findCovers(map)) {
    const depths = { top: box.bottom, bottom: height - box.top, left: box.right, right: width - box.left };
    const isLevel = (side: keyof Edges) => side === 'top' || side === 'bottom';
    const share = (side: keyof Edges) => depths[side] / (isLevel(side) ? height : width);
    const side = SIDES.reduce((best, next) => (share(next) < share(best) ? next : best));
    const length = isLevel(side) ? (box.right - box.left) / width : (box.bottom - box.top) / height;
    if (length >= least) covered[side] = Math.max(covered[side], depths[side]);
  }
  return covered;
}

/** Padding around content that is fitted into the uncovered part of the map. */
export function fitPadding(map: Element): Edges {
  const { top, right, bottom, left } = coveredEdges(map, 0);
  const margin = (free: number) => (free - 2 * MARGIN < UNCOVERED_MIN ? MARGIN_MIN : MARGIN);
  const across = margin(map.clientWidth - left - right);
  const down = margin(map.clientHeight - top - bottom);
  return { top: top + down, right: right + across, bottom: bottom + down, left: left + across };
}

/** Size of the part that `fitPadding` leaves, px. */
export function uncoveredSize(map: Element): { width: number; height: number } {
  const { top, right, bottom, left } = fitPadding(map);
  return {
    width: Math.max(1, map.clientWidth - left - right),
    height: Math.max(1, map.clientHeight - top - bottom),
  };
}

/**
 * The point at which a place is centred, px from the upper left corner. Covers in a corner do not
 * shift it.
 */
export function uncoveredCentre(map: Element): Point {
  const middle = middleWithin(map, coveredEdges(map, 0.5));
  return isUncovered(middle, map) ? middle : middleWithin(map, coveredEdges(map, 0));
}

const middleWithin = (
  { clientWidth, clientHeight }: Element,
  { top, right, bottom, left }: Edges,
): Point => ({
  x: (left + clientWidth - right) / 2,
  y: (top + clientHeight - bottom) / 2,
});

/** Whether a point, px from the map's upper left corner, is on the map and not covered. */
export function isUncovered({ x, y }: Point, map: Element): boolean {
  const isInside = ({ top, right, bottom, left }: Edges, margin: number) =>
    x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin;
  const whole = { top: 0, right: map.clientWidth, bottom: map.clientHeight, left: 0 };
  return isInside(whole, -MARGIN_MIN) && !findCovers(map).some((box) => isInside(box, MARKER_MARGIN));
}
