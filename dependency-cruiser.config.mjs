/**
 * Forbids import cycles between files and between folders; ESLint checks layers
 * (`tools/eslint/boundaries.mjs`). Uses swc: TypeScript is supported up to version 6 only.
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
    exclude: '(^|/)(node_modules|dist|generated|test)/|[.]spec[.]|[.]config[.]|^e2e/screens/|^tools/eslint/',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
