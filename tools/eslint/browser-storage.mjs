const MESSAGE = 'Use deviceStorage or tabStorage: the storage of a browser may be blocked or full.';
const STORAGES = ['localStorage', 'sessionStorage'];

/** Only the web app's guarded storage may use the browser's storage. */
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
