import { createRequire } from 'node:module';
import { FIREBASE_CLI } from './emulator-config.ts';

// Exegesis compiles the schemas of all 103 calls at start, most of which are never called.
type CompileApi = (document: unknown, options: object, done?: unknown) => unknown;

const emulatorRequire = createRequire(FIREBASE_CLI);
const expressRequire = createRequire(emulatorRequire.resolve('exegesis-express'));
const exegesis = expressRequire('exegesis') as { compileApi: CompileApi };

const { compileApi } = exegesis;
exegesis.compileApi = (document, options, done) =>
  compileApi(document, { ...options, lazyCompileValidationSchemas: true }, done);
