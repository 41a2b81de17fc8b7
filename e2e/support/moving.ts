/** For `test.use`: people who want what moves to be seen moving, as most do. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
