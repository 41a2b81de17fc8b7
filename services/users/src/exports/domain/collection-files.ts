import { foldWords } from '@rotadas/contracts/primitives/fold-turkish';
import type { PersonalCollection } from '@rotadas/contracts/personal-data/personal-data';
import { formatValue } from './format-value.js';
import type { FileToZip } from './zip-files.js';

export interface ExportedCollection extends PersonalCollection {
  readonly exported: Extract<PersonalCollection['exported'], { readonly title: string }>;
}

export const isExported = (collection: PersonalCollection): collection is ExportedCollection =>
  'title' in collection.exported;

/** Turkish titles of the groups, and names of their folders. */
const GROUPS: Readonly<Record<PersonalCollection['service'], string>> = {
  users: 'Hesabın',
  providers: 'İlanların',
  matching: 'Rotaların',
  agreements: 'Anlaşmaların',
  notifications: 'Bildirimlerin',
  reports: 'Sorun bildirimlerin',
};

/** Rows of a table on the page; the JSON file has all documents. */
export const ROWS_MAX = 100;

const toFileName = (title: string): string => foldWords(title).join('-');

/** The files of one collection, and the newest documents for the table of the page. */
export class CollectionFiles {
  readonly group: string;
  readonly title: string;
  readonly name: string;
  readonly fields: readonly string[];
  count = 0;
  /** Oldest first, at most `ROWS_MAX`. */
  readonly rows: string[][] = [];
  private readonly base: string;
  private binaries: FileToZip[] = [];

  constructor(private readonly collection: ExportedCollection) {
    const { service, exported } = collection;
    this.group = GROUPS[service];
    this.title = exported.title;
    this.fields = exported.fields;
    this.base = `${toFileName(this.group)}/${toFileName(this.title)}`;
    this.name = `${this.base}.json`;
  }

  /** Yields the JSON of all documents, page by page. */
  async *write(pages: AsyncIterable<Record<string, unknown>[]>): AsyncGenerator<Uint8Array> {
    yield Buffer.from('[');
    for await (const page of pages) {
      const documents = page.map((document) => this.add(document));
      const json = documents.map((document) => JSON.stringify(document, null, 2));
      const isFirst = this.count === documents.length;
      if (json.length > 0) yield Buffer.from(`${isFirst ? '\n' : ',\n'}${json.join(',\n')}`);
    }
    yield Buffer.from('\n]\n');
  }

  /** Files of binary fields, once; they are in memory until then. */
  takeBinaries(): FileToZip[] {
    const { binaries } = this;
    this.binaries = [];
    return binaries;
  }

  /** Replaces bytes by the name of their file. */
  private add(document: Record<string, unknown>): Record<string, unknown> {
    this.count += 1;
    const { file } = this.collection.exported;
    const bytes = file && document[file.field];
    const name = file && `${this.base}-${this.count}.${file.extension}`;
    if (name !== undefined && typeof bytes === 'string')
      this.binaries.push({ name, content: [Buffer.from(bytes, 'base64')] });
    const exported = file && bytes !== undefined ? { ...document, [file.field]: name } : document;
    this.rows.push(this.fields.map((field) => formatValue(field, readField(exported, field))));
    if (this.rows.length > ROWS_MAX) this.rows.shift();
    return exported;
  }
}

/** The value of a field, which may be one of an inner object: `evidence.position`. */
function readField(document: Record<string, unknown>, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([key]) => key === name)?.[1]
          : undefined,
      document,
    );
}
