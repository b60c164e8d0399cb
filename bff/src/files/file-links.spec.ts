import { describe, expect, it } from 'vitest';
import { createFileLinks, invoiceFiles, takeoutFiles } from './file-links.js';

const id = '4bb87fb7-e59f-500d-a8dc-5a70d2a08301';
const session = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';
const at = '2026-05-01T10:00:00.000Z';
const expiresAt = '2026-05-01T10:30:00.000Z';

describe('a signed file URL', () => {
  const open = new Set([session]);
  const links = createFileLinks(new Uint8Array(32), takeoutFiles, { sessionIsOpen: (one) => open.has(one) });
  const given = (url: string) => Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  const url = links.signed({ id, session, at, expiresAt });

  it('opens the named file until it expires', async () => {
    expect(await links.opens(id, given(url), '2026-05-01T10:29:59.000Z')).toBe(true);
    expect(await links.opens(id, given(url), expiresAt)).toBe(false);
    expect(await links.opens(id.replace('4', '5'), given(url), at)).toBe(false);
    expect(await createFileLinks(new Uint8Array(32), invoiceFiles).opens(id, given(url), at)).toBe(false);
    const hour = links.signed({ id, session, at, expiresAt: '2026-05-08T10:00:00.000Z' });
    expect(given(hour)['until']).toBe('2026-05-01T11:00:00.000Z');
  });

  it('ends with the session it was issued for, and exposes no other session', async () => {
    open.delete(session);
    expect(await links.opens(id, given(url), at)).toBe(false);
    expect(await links.opens(id, { ...given(url), session: '' }, at)).toBe(false);
    const unnamed = links.signed({ id, session: null, at, expiresAt });
    expect(await links.opens(id, given(unnamed), at)).toBe(true);
    open.add(session);
  });

  it('has a signature that covers the file name', async () => {
    const named = given(links.signed({ id, session: null, at, file: 'LR-2026-7.pdf' }));
    expect(named['file']).toBe('LR-2026-7.pdf');
    expect(await links.opens(id, named, at)).toBe(true);
    expect(await links.opens(id, { ...named, file: 'other.pdf' }, at)).toBe(false);
  });

  it('opens for staff while they have the role, and its role check cannot be removed', async () => {
    const staff = new Set([id]);
    const ofStaff = createFileLinks(new Uint8Array(32), invoiceFiles, { mayOpen: async (one) => staff.has(one) });
    const link = ofStaff.signed({ id, session, at, staff: id });
    expect(await ofStaff.opens(id, given(link), at)).toBe(true);
    staff.clear();
    expect(await ofStaff.opens(id, given(link), at)).toBe(false);
    expect(await ofStaff.opens(id, { ...given(link), staff: '' }, at)).toBe(false);
    expect(await ofStaff.opens(id, given(ofStaff.signed({ id, session, at })), at)).toBe(true);
  });
});
