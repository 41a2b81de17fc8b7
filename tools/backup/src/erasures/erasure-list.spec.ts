import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasedAfter, erasureList, recordErasure } from './erasure-list.ts';

describe('erasedAfter', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'erasures-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('ignores earlier erasures, whose user IDs may be assigned again', async () => {
    const file = erasureList(folder);
    for (const [userId, at] of [
      [7, 1_000],
      [8, 2_000],
      [9, 3_000],
      [9, 3_100],
    ] as const)
      await recordErasure(file, userId, new Date(at));
    expect([...(await erasedAfter(file, new Date(1_000)))]).toEqual([8, 9]);
    expect([...(await erasedAfter(file, new Date(3_050)))]).toEqual([9]);
  });

  it('is empty without a list', async () => {
    expect((await erasedAfter(erasureList(folder), new Date(0))).size).toBe(0);
  });
});
