import { parse } from '@babel/parser';

/** A node of a source's syntax tree; what else it holds depends on its type. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** The trees of the sources that were read, since a source proves many statements. */
const read = new Map<string, Node>();

/** The syntax tree of a TypeScript source. */
export function syntaxOf(source: string): Node {
  const known = read.get(source) ?? parsed(source);
  read.set(source, known);
  return known;
}

function parsed(source: string): Node {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx', 'decorators'] });
  if (!isNode(program)) throw new Error('a source without a program');
  return program;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The node in the field `field`; undefined where there is none. */
export function nodeIn(node: Node | undefined, field: string): Node | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** The nodes in the list `field`. */
export function nodesIn(node: Node | undefined, field: string): Node[] {
  const value: unknown = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The text in the field `field`. */
export function textIn(node: Node | undefined, field: string): string | undefined {
  const value = node?.[field];
  return typeof value === 'string' ? value : undefined;
}

/** The nodes right below one, in the order of the source. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([field, value]) => {
    if (field.endsWith('Comments') || isName(node, field)) return [];
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
}

/** What merely names a field of an object says nothing by itself. */
function isName(node: Node, field: string): boolean {
  if (node['computed'] === true) return false;
  return (
    (field === 'property' && node.type.endsWith('MemberExpression')) || (field === 'key' && !!node['key'])
  );
}

/** Visits a node and all below it, each with the nodes above it, outermost first. */
export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  visit(node, above);
  for (const child of childrenOf(node)) walk(child, visit, [...above, node]);
}
