import { readPages } from './read-pages.js';

it('reads each page from the cursor that the one before returns, up to the last', async () => {
  const pages: Readonly<Record<number, number[]>> = { 0: [1, 2], 2: [5], 5: [] };
  const read = async (afterId: number) => pages[afterId] ?? [];
  const found: number[][] = [];
  for await (const page of readPages(0, read, (last) => last.at(-1) ?? null)) found.push(page);
  expect(found).toEqual([[1, 2], [5], []]);
});
