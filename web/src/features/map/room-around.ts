/** How far what is to be seen stays away from the map's edges and from what floats there, px. */
export interface Room {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** From this width on, px, the map has so much room that bars cover only its lower edge. */
const WIDE_MAP = 640;
const EDGE = 48;
/** The top bar and the chip under it. */
const TOP_ON_PHONE = 128;
/** The bars at the thumb, and what stands above them. */
const BOTTOM = 150;

/** The room around what a map of that size is to show whole; never more than the map has. */
export function roomAround({
  clientWidth,
  clientHeight,
}: Pick<Element, 'clientWidth' | 'clientHeight'>): Room {
  const isWide = clientWidth >= WIDE_MAP;
  const room = { top: isWide ? EDGE : TOP_ON_PHONE, right: EDGE, bottom: BOTTOM, left: EDGE };
  const spare = clientHeight - room.top - room.bottom;
  return spare >= EDGE && clientWidth > 3 * EDGE ? room : { top: 8, right: 8, bottom: 8, left: 8 };
}
