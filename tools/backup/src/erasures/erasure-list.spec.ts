import { testFolder } from '@rotadas/test-kit/test-folder';
import { addErasures, erasedAfter, erasureList } from './erasure-list.ts';

describe('the list of erasures', () => {
  const folder = testFolder('erasures');
  const erasure = (userId: number, at: number) => ({ userId, at: new Date(at) });

  it('ignores earlier erasures, whose user IDs may be assigned again', async () => {
    const file = erasureList(folder('earlier'));
    expect(await erasedAfter(file, new Date(0))).toEqual([]);
    await addErasures(file, [erasure(7, 1_000), erasure(8, 2_000), erasure(9, 3_000)]);
    await addErasures(file, [erasure(9, 3_100)]);
    expect(await erasedAfter(file, new Date(1_000))).toEqual([erasure(8, 2_000), erasure(9, 3_100)]);
    expect(await erasedAfter(file, new Date(3_050))).toEqual([erasure(9, 3_100)]);
  });

  it('gets only erasures that it does not have yet', async () => {
    const file = erasureList(folder('known'));
    await addErasures(file, [erasure(7, 1_000), erasure(8, 2_000)]);
    await addErasures(file, [erasure(7, 900), erasure(8, 2_000), erasure(9, 3_000)]);
    expect(await erasedAfter(file, new Date(0))).toEqual([
      erasure(7, 1_000),
      erasure(8, 2_000),
      erasure(9, 3_000),
    ]);
  });
});
