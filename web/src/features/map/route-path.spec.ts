import type { Line } from '@rotadas/contracts/matching/match';
import { worldX, worldY } from './flat-view.js';
import { routePath, straightPath } from './route-path.js';

describe('routePath', () => {
  const line: Line = [
    [30, 40],
    [31, 40],
    [31, 40],
    [31, 41],
  ];
  const [degree, corner] = [1 / 360, { x: worldX(31), y: worldY(40) }];
  const from = (longitude: number, latitude: number, heading = 90) =>
    routePath(line, { x: worldX(longitude), y: worldY(latitude), heading }, degree);
  const at = (distance: number) => from(30, 40)?.(distance);

  it('finds points and their headings by the distance from the position', () => {
    expect(at(degree / 2)).toEqual({ x: worldX(30.5), y: worldY(40), heading: 90 });
    expect(at(degree * 1.1)?.x).toBeCloseTo(corner.x, 9);
    expect(at(degree * 1.1)?.y).toBeCloseTo(corner.y - degree * 0.1, 9);
    expect(at(degree * 1.1)?.heading).toBe(0);
  });

  it('ends at its last point', () => {
    expect(at(1)).toEqual({ x: worldX(31), y: expect.closeTo(worldY(41), 9), heading: 0 });
  });

  it('stays as far beside the route as the position is, unless that is too far', () => {
    const beside = from(30.25, 40.01)?.(degree / 4);
    expect(beside?.x).toBeCloseTo(worldX(30.5), 9);
    expect(beside?.y).toBeCloseTo(worldY(40.01), 9);
    expect(from(30.25, 43)).toBeNull();
  });

  it('does not follow a route in the opposite direction', () => {
    expect(from(30.25, 40, 269)).toBeNull();
  });
});

it('leads straight on', () => {
  const { x, y } = straightPath({ x: 1, y: 1, heading: 180 })(2);
  expect(x).toBeCloseTo(1, 9);
  expect(y).toBe(3);
});
