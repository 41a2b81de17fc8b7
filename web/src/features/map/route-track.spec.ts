import type { Line } from '@rotadas/contracts/matching/match';
import { worldX, worldY } from './flat-view.js';
import { RouteTrack } from './route-track.js';

describe('RouteTrack', () => {
  const line: Line = [
    [30, 40],
    [31, 40],
    [31, 40],
    [31, 41],
  ];
  const track = new RouteTrack(line);
  const [degree, corner] = [1 / 360, { x: worldX(31), y: worldY(40) }];
  const at = (along: number) => {
    const point = { x: 0, y: 0, heading: 0 };
    track.pointAt(along, point);
    return point;
  };

  it('finds points and their headings by the distance from the start', () => {
    expect(at(degree / 2)).toEqual({ x: worldX(30.5), y: worldY(40), heading: 90 });
    expect(at(degree * 1.1).x).toBeCloseTo(corner.x, 9);
    expect(at(degree * 1.1).y).toBeCloseTo(corner.y - degree * 0.1, 9);
    expect(at(degree * 1.1).heading).toBe(0);
  });

  it('ends at its last point', () => {
    expect(at(1)).toEqual({ x: worldX(31), y: worldY(41), heading: 0 });
  });

  it('finds how far along the route a place is, unless it is too far from it', () => {
    expect(track.nearest(worldX(30.25), worldY(40.01), degree)).toBeCloseTo(degree / 4, 9);
    expect(track.nearest(worldX(30.25), worldY(43), degree)).toBe(-1);
  });
});
