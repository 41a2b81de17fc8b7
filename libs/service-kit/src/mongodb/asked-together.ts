/** The most that is asked in one go: more would keep the first waiting for the last. */
const MOST = 500;

/** Asks for all who are given; answers in their order. */
type AskForAll<Asked, Answer> = (all: readonly Asked[]) => Promise<readonly Answer[]>;

/**
 * Asks a server for many in one go: whoever comes while a question is under way waits for the
 * next, which asks for all of them. A message to MongoDB costs both ends several times what it
 * takes to answer one more in it. Alone, nobody waits.
 */
export class AskedTogether<Asked, Answer> {
  private waiting: { readonly asked: Asked; readonly caller: PromiseWithResolvers<Answer> }[] = [];
  private isAsking = false;

  /** @param ask fails for all, or for none: what can fail for one is part of its answer */
  constructor(private readonly ask: AskForAll<Asked, Answer>) {}

  /** The answer to `asked`. */
  of(asked: Asked): Promise<Answer> {
    const caller = Promise.withResolvers<Answer>();
    this.waiting.push({ asked, caller });
    if (!this.isAsking) void this.askForAll();
    return caller.promise;
  }

  private async askForAll(): Promise<void> {
    this.isAsking = true;
    while (this.waiting.length > 0) {
      const round = this.waiting.splice(0, MOST);
      try {
        const answers = await this.ask(round.map(({ asked }) => asked));
        if (answers.length !== round.length) throw new RangeError('not an answer for each');
        answers.forEach((answer, index) => round[index]?.caller.resolve(answer));
      } catch (error) {
        // Who waits would ask the same server, and wait twice as long for one that is away.
        for (const { caller } of [...round, ...this.waiting.splice(0)]) caller.reject(error);
      }
    }
    this.isAsking = false;
  }
}
