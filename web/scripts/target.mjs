import { pathToFileURL } from 'node:url';

const [, , folder] = process.argv;

/** The folder that the generated files are written to: the argument of the script, else the committed one. */
export const target =
  folder === undefined ? new URL('../src/generated/', import.meta.url) : pathToFileURL(`${folder}/`);
