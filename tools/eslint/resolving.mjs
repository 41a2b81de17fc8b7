import importX from 'eslint-plugin-import-x';

export const resolving = {
  plugins: { 'import-x': importX },
  settings: {
    'import-x/extensions': ['.ts', '.tsx', '.mjs'],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    'import-x/resolver-next': [
      importX.createNodeResolver({
        extensions: ['.ts', '.tsx', '.mjs', '.js'],
        extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      }),
    ],
  },
};
