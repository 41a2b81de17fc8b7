import { busiestFunctions } from './busiest-functions.ts';

const aNode = (id: number, functionName: string, url = '') => ({
  id,
  callFrame: { functionName, url, lineNumber: 4 },
});

describe('the busiest functions of a profile', () => {
  it('are ordered by their own time, in shares of what was not idle', () => {
    const profile = {
      nodes: [
        aNode(1, '(idle)'),
        aNode(2, 'parse', 'file:///a/b/c/d.js'),
        aNode(3, 'write'),
        aNode(4, 'parse', 'file:///a/b/c/d.js'),
      ],
      samples: [1, 2, 3, 4],
      timeDeltas: [900, 20, 25, 55],
    };
    expect(busiestFunctions(profile, 5)).toEqual([
      { name: 'parse b/c/d.js:5', share: 0.75 },
      { name: 'write', share: 0.25 },
    ]);
    expect(busiestFunctions(profile, 1)).toHaveLength(1);
  });
});
