/** Members by the user to whom they belong, so that those of one user are found without a scan. */
export class UserIndex<Member> {
  private readonly users = new Map<number, Set<Member>>();

  /** The members of a user. */
  of(userId: number): Iterable<Member> {
    return this.users.get(userId) ?? [];
  }

  add(userId: number, member: Member): void {
    const members = this.users.get(userId);
    if (members) members.add(member);
    else this.users.set(userId, new Set([member]));
  }

  remove(userId: number, member: Member): void {
    const members = this.users.get(userId);
    members?.delete(member);
    if (members?.size === 0) this.users.delete(userId);
  }
}
