/** So that a message to one user does not scan all connections. */
export class UserIndex<Member> {
  private readonly users = new Map<number, Set<Member>>();

  get(userId: number): Iterable<Member> {
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
