import { lanesAfter } from './parts.ts';

const namesOf = (buildSeconds: number) =>
  lanesAfter(buildSeconds).map(({ parts }) => parts.map(({ name }) => name));

test('what is held to times runs side by side, and in turns on a slow machine', () => {
  expect(namesOf(25)).toEqual([
    ['test:integration', 'test:faults'],
    ['test:e2e', 'test:fuzz'],
    ['lint', 'typecheck', 'test:unit'],
  ]);
  expect(namesOf(75)).toEqual([
    ['test:integration', 'test:faults', 'test:e2e', 'test:fuzz', 'test:unit'],
    ['lint', 'typecheck'],
  ]);
});

test('what only computes steps back for the others', () => {
  expect(lanesAfter(25).map(({ niceness }) => niceness)).toEqual([0, 0, 10]);
  expect(lanesAfter(75).map(({ niceness }) => niceness)).toEqual([0, 10]);
});
