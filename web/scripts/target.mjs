import { pathToFileURL } from 'node:url';

const [, , folder] = process.argv;

export const target =
  folder === undefined ? new URL('../src/generated/', import.meta.url) : pathToFileURL(`${folder}/`);
