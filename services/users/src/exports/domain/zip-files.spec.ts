import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { type FileToZip, inParts, zipFiles } from './zip-files.js';

async function* listed<Item>(...items: Item[]) {
  yield* items;
}

describe('zipFiles', () => {
  it('writes files in the order and with the bytes that were yielded', async () => {
    const files: FileToZip[] = [
      { name: 'anlaşmalar/mesajlar.json', content: [Buffer.from('[1,'), Buffer.from('"ş"]')] },
      { name: 'empty.json', content: listed<Uint8Array>() },
      { name: 'index.html', content: listed(Buffer.from('<p>')) },
    ];
    const unzipped = unzipSync(await buffer(zipFiles(listed(...files))));
    expect(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['anlaşmalar/mesajlar.json', '[1,"ş"]'],
      ['empty.json', ''],
      ['index.html', '<p>'],
    ]);
  });
});

describe('inParts', () => {
  it.each([
    [
      ['on', 'lyo', 'n'],
      ['only', 'on'],
    ],
    [['only once'], ['only', ' onc', 'e']],
    [
      ['only', '', 'once'],
      ['only', 'once'],
    ],
    [[], []],
  ])('cuts %j into %j', async (chunks, expected) => {
    const parts: string[] = [];
    for await (const part of inParts(listed(...chunks.map((text) => Buffer.from(text))), 4))
      parts.push(part.toString());
    expect(parts).toEqual(expected);
  });
});
