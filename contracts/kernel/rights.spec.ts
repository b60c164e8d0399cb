import { describe, expect, it } from 'vitest';
import { areas, mayDo, rolesWith } from './rights.js';
import { Role } from './roles.js';

describe('rights', () => {
  const areasOf = (role: Role) => areas.filter((area) => mayDo([role], area));

  it('depend on the role alone', () => {
    expect(Object.fromEntries(Role.options.map((role) => [role, areasOf(role)]))).toEqual({
      admin: areas,
      moderator: ['reports', 'ads', 'people', 'traders', 'feedback', 'texts'],
      support: ['people', 'sign_ins', 'feedback', 'texts'],
      bookkeeper: ['invoices', 'plans'],
    });
    expect(Role.options.filter((role) => mayDo([role], 'admin'))).toEqual(['admin']);
  });

  it('add up over several roles, and are empty without a role', () => {
    expect(areas.filter((area) => mayDo(['support', 'bookkeeper'], area))).toEqual([
      'people',
      'sign_ins',
      'feedback',
      'texts',
      'invoices',
      'plans',
    ]);
    expect(areas.some((area) => mayDo([], area))).toBe(false);
    expect(rolesWith('reports')).toEqual(['admin', 'moderator']);
  });
});
