import { requireAdmin } from './require-admin.js';

describe('requireAdmin', () => {
  it('lets an admin pass, and nobody else', () => {
    expect(() => requireAdmin({ isAdmin: true })).not.toThrow();
    expect(() => requireAdmin({ isAdmin: false })).toThrow(
      expect.objectContaining({ code: 'admin-required' }),
    );
  });
});
