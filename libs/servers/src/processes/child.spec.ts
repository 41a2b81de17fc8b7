import { join } from 'node:path';

import { startChild } from './child.ts';
import { type TemporaryFolder, temporaryFolder } from '../leftovers/temporary-folder.ts';

/** Prints two lines. The first ends its first chunk within a character, the last has no newline. */
const SPLIT_OUTPUT = `
  const output = Buffer.from('Iğdır\\nson');
  process.stdout.write(output.subarray(0, 2));
  setTimeout(() => process.stdout.write(output.subarray(2)), 100);
`;

describe('startChild', () => {
  let own: TemporaryFolder;
  beforeEach(async () => void (own = await temporaryFolder('child')));
  afterEach(() => own.remove());

  it('passes on whole lines, including a last one without a newline', async () => {
    const lines: string[] = [];
    const { promise: complete, resolve } = Promise.withResolvers<undefined>();
    startChild({
      command: process.execPath,
      args: ['-e', SPLIT_OUTPUT],
      logFile: join(own.path, 'child.log'),
      onLine(line) {
        if (lines.push(line) === 2) resolve(undefined);
      },
    });
    await complete;
    expect(lines).toEqual(['Iğdır', 'son']);
  }, 10_000);
});
