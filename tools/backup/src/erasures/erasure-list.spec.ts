import { testFolder } from '@rotadas/test-kit/test-folder';
import { erasedAfter, erasureList, recordErasure } from './erasure-list.ts';

describe('erasedAfter', () => {
  const at = testFolder('erasures');

  it('ignores earlier erasures, whose user IDs may be assigned again', async () => {
    const file = erasureList(at());
    expect((await erasedAfter(file, new Date(0))).size).toBe(0);
    await recordErasure(file, 7, new Date(1_000));
    await recordErasure(file, 8, new Date(2_000));
    await recordErasure(file, 9, new Date(3_000));
    await recordErasure(file, 9, new Date(3_100));
    expect([...(await erasedAfter(file, new Date(1_000)))]).toEqual([8, 9]);
    expect([...(await erasedAfter(file, new Date(3_050)))]).toEqual([9]);
  });
});
