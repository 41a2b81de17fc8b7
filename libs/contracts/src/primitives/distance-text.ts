const metres = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const kilometres = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** A distance in metres as text: '80 m', '3,4 km', '1.250 km'. */
export function distanceText(distance: number): string {
  const rounded = Math.round(distance / 10) * 10;
  if (rounded < 1_000) return `${metres.format(rounded)} m`;
  return `${kilometres.format(distance / 1_000)} km`;
}
