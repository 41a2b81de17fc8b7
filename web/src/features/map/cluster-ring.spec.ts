import { ringArcs } from './cluster-ring.js';

describe('ringArcs', () => {
  it('shares the whole turn among the types that are there', () => {
    expect(ringArcs([0, 9, 3, 0, 0, 0, 0, 0, 0])).toEqual([
      { type: 'taxi', from: 0, to: 0.75 },
      { type: 'shuttle', from: 0.75, to: 1 },
    ]);
  });
});
