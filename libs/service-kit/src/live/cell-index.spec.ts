import { CellIndex, type Inhabitant } from './cell-index.js';

const CELL = '519:851';
const aProvider = (id: number, cell = CELL): Inhabitant => ({ id, cell });

describe('CellIndex', () => {
  it('tells who is in a cell, and in which cells somebody is', () => {
    const index = new CellIndex();
    const [first, second, elsewhere] = [aProvider(1), aProvider(2), aProvider(3, '511:849')];
    for (const provider of [first, second, elsewhere]) index.add(provider);
    expect([...index.in(CELL)]).toEqual([first, second]);
    expect([...index.occupied()]).toEqual([CELL, '511:849']);
    expect([...index.in('1:1')]).toEqual([]);
  });

  it('forgets a cell with the last who was in it', () => {
    const index = new CellIndex();
    const [first, second] = [aProvider(1), aProvider(2)];
    index.add(first);
    index.add(second);
    index.remove(first);
    expect([...index.in(CELL)]).toEqual([second]);
    expect([...index.occupied()]).toEqual([CELL]);
    index.remove(second);
    expect([...index.occupied()]).toEqual([]);
  });

  it('takes out nobody where nobody is', () => {
    const index = new CellIndex();
    index.remove(aProvider(1));
    expect([...index.occupied()]).toEqual([]);
  });
});
