/** Between what is shown and the edges of the map or of what covers it, px. */
const MARGIN = 40;
/** If a part of the map that is left free is smaller, px, the margin shrinks to the least one. */
const FREE_MIN = 64;
const MARGIN_MIN = 8;

/** Lengths on the edges of a map, px. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const SIDES = ['top', 'bottom', 'left', 'right'] as const;

/**
 * What elements with `data-covers-map` cover of the map, as strips on its edges. Each element
 * counts on the edge where it takes the smallest share of the map.
 */
function coveredEdges(map: Element): Edges {
  const { left, top } = map.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = map;
  const covered = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const cover of document.querySelectorAll('[data-covers-map]')) {
    if (getComputedStyle(cover).visibility === 'hidden') continue;
    const box = cover.getBoundingClientRect();
    const depths: Edges = {
      top: box.bottom - top,
      bottom: top + height - box.top,
      left: box.right - left,
      right: left + width - box.left,
    };
    if (box.height === 0 || SIDES.some((side) => depths[side] <= 0)) continue; // beside the map
    const share = (side: keyof Edges) =>
      depths[side] / (side === 'top' || side === 'bottom' ? height : width);
    const side = SIDES.reduce((best, next) => (share(next) < share(best) ? next : best));
    covered[side] = Math.max(covered[side], depths[side]);
  }
  return covered;
}

/** Around content that is fitted into the part of the map that nothing covers. */
export function fitPadding(map: Element): Edges {
  const { top, right, bottom, left } = coveredEdges(map);
  const margin = (free: number) => (free - 2 * MARGIN < FREE_MIN ? MARGIN_MIN : MARGIN);
  const across = margin(map.clientWidth - left - right);
  const down = margin(map.clientHeight - top - bottom);
  return { top: top + down, right: right + across, bottom: bottom + down, left: left + across };
}

export interface FreeArea {
  /** Its centre, px from the map's upper left corner. */
  middle: { x: number; y: number };
  width: number;
  height: number;
}

/** The part of the map that nothing covers, within its margin. */
export function freeArea(map: Element): FreeArea {
  const { top, right, bottom, left } = fitPadding(map);
  const width = Math.max(1, map.clientWidth - left - right);
  const height = Math.max(1, map.clientHeight - top - bottom);
  return { middle: { x: left + width / 2, y: top + height / 2 }, width, height };
}

/** Whether a point, px from the map's upper left corner, is in the free part of the map. */
export function isInSight({ x, y }: { x: number; y: number }, map: Element): boolean {
  const { middle, width, height } = freeArea(map);
  return Math.abs(x - middle.x) <= width / 2 && Math.abs(y - middle.y) <= height / 2;
}
