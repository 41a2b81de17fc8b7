import { glob, readFile } from 'node:fs/promises';

/** Methods of mongoose and the driver that change or delete documents. */
const CHANGING =
  /\.(update|delete|remove|replace|drop|bulkWrite|findOneAnd|findByIdAnd|insertMany|save)\w*\(/;

it('the audit log is append-only: no file changes or deletes entries', async () => {
  const files = await findFiles('**/*.ts', import.meta.dirname);
  const sources = files.filter((file) => !file.endsWith('.spec.ts'));
  expect(sources).toContain('store/audit-log.store.ts');
  for (const file of sources)
    expect(await readFile(`${import.meta.dirname}/${file}`, 'utf8')).not.toMatch(CHANGING);
});

it('no other file uses the collection of the audit log', async () => {
  const root = `${import.meta.dirname}/../../../..`;
  const files = await findFiles('{services,libs}/*/src/**/*.ts', root);
  const found: string[] = [];
  for (const file of files)
    if ((await readFile(`${root}/${file}`, 'utf8')).includes("'auditentries'")) found.push(file);
  expect(found.filter((file) => !file.endsWith('.spec.ts'))).toEqual([
    // The catalogue names it for exports; it erases no entry.
    'libs/contracts/src/personal-data/personal-data.ts',
    'services/reports/src/audit-log/store/audit-log.store.ts',
  ]);
});

async function findFiles(pattern: string, cwd: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd })) files.push(file);
  return files;
}
