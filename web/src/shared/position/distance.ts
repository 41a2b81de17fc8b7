/** From this distance on, metres, a text counts in kilometres. */
const KILOMETRES_FROM_M = 2_000;

const metres = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const kilometres = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** A distance as people read it: '80 m', '1.250 m', '3,4 km', '216 km'. */
export function distanceText(distance: number): string {
  const rounded = Math.round(distance / 10) * 10;
  if (rounded < KILOMETRES_FROM_M) return `${metres.format(rounded)} m`;
  if (distance < 100_000) return `${kilometres.format(distance / 1_000)} km`;
  return `${metres.format(distance / 1_000)} km`;
}
