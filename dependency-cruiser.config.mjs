/**
 * Forbids cycles of imports, between files and between folders; which package and layer may import
 * which is checked by ESLint (`tools/eslint/boundaries.mjs`), in tests too. swc reads the files,
 * since dependency-cruiser supports the compiler of TypeScript up to version 6 only.
 */
export default {
  forbidden: [
    { name: 'file-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'folder-cycle', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    parser: 'swc',
    combinedDependencies: true,
    metrics: true, // folders are compared only with their metrics
    includeOnly: '^(libs|services|web/src|tools|e2e)/',
    exclude:
      '(^|/)(node_modules|dist|generated|test)/|[.]spec[.]|[.]config[.]|^e2e/(tests|screens)/|^tools/eslint/',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
