import { ringArcs } from './draw-marker-image.js';

describe('ringArcs', () => {
  it('divides the full turn among the present types', () => {
    expect(ringArcs([0, 9, 3, 0, 0, 0, 0, 0, 0])).toEqual([
      { type: 'taxi', from: 0, to: 0.75 },
      { type: 'shuttle', from: 0.75, to: 1 },
    ]);
  });
});
