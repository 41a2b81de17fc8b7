/** Reads pages one by one; `next` returns the next cursor, or null after the last page. */
export async function* readPages<Cursor, Page>(
  first: Cursor,
  read: (cursor: Cursor) => Promise<Page>,
  next: (page: Page) => Cursor | null,
): AsyncGenerator<Page> {
  for (let cursor: Cursor | null = first; cursor !== null;) {
    const page: Page = await read(cursor);
    yield page;
    cursor = next(page);
  }
}
