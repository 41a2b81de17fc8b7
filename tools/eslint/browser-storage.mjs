const MESSAGE = 'Use deviceStorage or tabStorage: the storage of a browser may be blocked or full.';
const STORAGES = ['localStorage', 'sessionStorage'];

/** Only the guarded storage of the web app opens the storages of the browser. */
export const browserStorage = {
  files: ['web/src/**/*.{ts,tsx}'],
  ignores: ['**/*.spec.{ts,tsx}'],
  rules: {
    'no-restricted-globals': ['error', ...STORAGES.map((name) => ({ name, message: MESSAGE }))],
    'no-restricted-properties': [
      'error',
      ...['window', 'globalThis', 'self'].flatMap((object) =>
        STORAGES.map((property) => ({ object, property, message: MESSAGE })),
      ),
    ],
  },
};
