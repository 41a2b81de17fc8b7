import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** Two points at a distance of 1 m with different counts, between points that have such. */
export async function bisect(
  count: (at: Coordinates) => Promise<number>,
  inside: Coordinates,
  outside: Coordinates,
): Promise<readonly [Coordinates, Coordinates]> {
  let [near, far] = [inside, outside];
  const found = await count(near);
  while (Math.abs(near.latitude - far.latitude) > 1e-5) {
    const middle = {
      latitude: (near.latitude + far.latitude) / 2,
      longitude: (near.longitude + far.longitude) / 2,
    };
    if ((await count(middle)) === found) near = middle;
    else far = middle;
  }
  return [near, far];
}
