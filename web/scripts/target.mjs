import { pathToFileURL } from 'node:url';

const [, , folder] = process.argv;

/** The folder of the generated files: the argument of the script, else the committed one. */
export const target =
  folder === undefined ? new URL('../src/generated/', import.meta.url) : pathToFileURL(`${folder}/`);
