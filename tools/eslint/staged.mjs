import tseslint from 'typescript-eslint';
import rules from './index.mjs';

/**
 * The rules for the files of a commit: without types, which take longer than a commit should.
 * `npm run lint` has all of them, and refuses cycles too.
 */
export default tseslint.config(...rules, tseslint.configs.disableTypeChecked);
