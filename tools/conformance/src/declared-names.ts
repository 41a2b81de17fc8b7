import { type Node, nodeIn, nodesIn, textIn, walk } from './syntax.ts';

/** A name that a source takes from another one. */
export interface ImportedName {
  /** The path as it stands in the source. */
  readonly from: string;
  /** What it is called there. */
  readonly name: string;
}

/** What the statements of a block give the name `name`; empty where they do not. */
export function declaredIn(block: Node, name: string): Node[] {
  return nodesIn(block, 'body')
    .map((statement) => nodeIn(statement, 'declaration') ?? statement)
    .flatMap((statement) => {
      if (statement.type !== 'VariableDeclaration') {
        return textIn(nodeIn(statement, 'id'), 'name') === name ? [statement] : [];
      }
      return nodesIn(statement, 'declarations').filter((declarator) => names(declarator).has(name));
    });
}

/** From where a program imports `name`; undefined where it does not. */
export function importedAs(program: Node, name: string): ImportedName | undefined {
  for (const statement of nodesIn(program, 'body')) {
    if (statement.type !== 'ImportDeclaration') continue;
    const taken = nodesIn(statement, 'specifiers').find(
      (each) => textIn(nodeIn(each, 'local'), 'name') === name,
    );
    const from = textIn(nodeIn(statement, 'source'), 'value');
    if (taken && from) return { from, name: textIn(nodeIn(taken, 'imported'), 'name') ?? name };
  }
  return undefined;
}

/** The names that a node and all below it refer to. */
export function namesIn(node: Node): Set<string> {
  const found = new Set<string>();
  walk(node, (each) => {
    const name = textIn(each, 'name');
    if (each.type === 'Identifier' && name !== undefined) found.add(name);
  });
  return found;
}

function names(declarator: Node): Set<string> {
  const id = nodeIn(declarator, 'id');
  return id ? namesIn(id) : new Set();
}
