import { outputOf } from '../repository/repository.ts';

/** A sentence each. */
export function obstacles(tag: string): string[] {
  const branch = outputOf('git', 'branch', '--show-current');
  return [
    branch !== 'main' && `A release is made on main, not on ${branch || 'a detached commit'}.`,
    outputOf('git', 'status', '--porcelain') !== '' && 'There are changes that are not committed.',
    outputOf('git', 'tag', '--list', tag) !== '' && `The tag ${tag} is there already.`,
  ].filter((reason) => reason !== false);
}
