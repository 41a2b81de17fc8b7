import tseslint from 'typescript-eslint';
import rules from './index.mjs';

/**
 * The rules for the files of a commit: without types and without the graph of imports, which take
 * longer than a commit should. `npm run lint` has all of them.
 */
export default tseslint.config(...rules, tseslint.configs.disableTypeChecked, {
  rules: { 'import-x/no-cycle': 'off' },
});
