import { posix } from 'node:path';
import { declaredIn, importedAs, namesIn } from './declared-names.ts';
import { type Node, syntaxOf, textIn, walk } from './syntax.ts';
import { testCasesOf } from './test-cases.ts';

/** The source of a file, by its path from the root; undefined where there is none. */
export type SourceOf = (file: string) => string | undefined;

/** A block, outermost first, and the file in which it stands. */
interface Place {
  readonly file: string;
  readonly scopes: readonly Node[];
}

/**
 * The texts that a test reads: what stands in its body and its table of cases, and in the functions
 * and constants that these name, of the same file or of the tests' own support. Titles and comments
 * check nothing and do not count. Undefined where the file has no such test.
 */
export function textsOfTest(file: string, title: string, sourceOf: SourceOf): string[] | undefined {
  const source = sourceOf(file);
  if (source === undefined) return undefined;
  const cases = testCasesOf(syntaxOf(source), source).filter((each) => each.title === title);
  if (cases.length === 0) return undefined;
  const reading = new Reading(sourceOf);
  for (const { parts, scopes } of cases) for (const part of parts) reading.read(part, { file, scopes });
  return reading.texts;
}

/** Follows names from a test to what they stand for, each once. */
class Reading {
  readonly texts: string[] = [];
  private readonly seen = new Set<Node>();
  private readonly sourceOf: SourceOf;

  constructor(sourceOf: SourceOf) {
    this.sourceOf = sourceOf;
  }

  read(node: Node, place: Place): void {
    if (this.seen.has(node)) return;
    this.seen.add(node);
    walk(node, (each) => this.texts.push(...textsAt(each)));
    for (const name of namesIn(node)) this.follow(name, place);
  }

  private follow(name: string, place: Place): void {
    const scope = place.scopes.findLast((block) => declaredIn(block, name).length > 0);
    if (scope) {
      const scopes = place.scopes.slice(0, place.scopes.indexOf(scope) + 1);
      for (const declared of declaredIn(scope, name)) this.read(declared, { ...place, scopes });
      return;
    }
    const imported = place.scopes[0] && importedAs(place.scopes[0], name);
    if (imported) this.followImport(imported.from, imported.name, place.file);
  }

  private followImport(from: string, name: string, file: string): void {
    if (!from.startsWith('.')) return;
    const path = posix.join(posix.dirname(file), from).replace(/\.js$/, '.ts');
    if (!path.includes('/support/')) return; // a product's own texts prove nothing about it
    const source = this.sourceOf(path);
    if (source !== undefined) this.follow(name, { file: path, scopes: [syntaxOf(source)] });
  }
}

function textsAt(node: Node): string[] {
  if (node.type === 'StringLiteral') return [textIn(node, 'value') ?? ''];
  if (node.type === 'RegExpLiteral') return [(textIn(node, 'pattern') ?? '').replaceAll(/\\(\W)/g, '$1')];
  if (node.type !== 'TemplateElement') return [];
  const value: unknown = node['value'];
  return typeof value === 'object' && value !== null && 'cooked' in value ? [String(value.cooked)] : [];
}
