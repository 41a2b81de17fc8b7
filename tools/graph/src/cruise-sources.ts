import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

/** Sources, and what is neither: results of builds, tests, settings of tools. */
const PARTS = ['libs', 'services', 'web/src', 'tools', 'e2e'];
const NO_SOURCE =
  '(^|/)(node_modules|dist|generated|test)/|\\.spec\\.|^e2e/(tests|screens)/|\\.config\\.|^tools/eslint/';

/** Built packages, whose exports lead to `dist`. */
const BUILT = ['contracts', 'service-kit'];

/**
 * Who imports whom below `root`, with the cycles of files and of folders as violations. It is read
 * by swc, since dependency-cruiser knows TypeScript's own parser up to version 6 only.
 */
export async function cruiseSources(root: string, parts: readonly string[] = PARTS): Promise<ICruiseResult> {
  const { output } = await cruise(
    [...parts],
    {
      baseDir: root,
      parser: 'swc',
      combinedDependencies: true,
      metrics: true,
      includeOnly: `^(${parts.join('|')})/`,
      exclude: NO_SOURCE,
      validate: true,
      ruleSet: {
        forbidden: [
          { name: 'file-cycle', severity: 'error', from: {}, to: { circular: true } },
          { name: 'folder-cycle', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
        ],
      },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      alias: Object.fromEntries(BUILT.map((name) => [`@rotadas/${name}`, join(root, 'libs', name, 'src')])),
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}
