import { describe, expect, it } from 'vitest';
import { ReporterToken } from '@lendring/contracts/moderation/reporter-link.js';
import { idOf } from '../../testing/case.js';
import { reporterLinks } from './reporter-link.js';

describe('the link of a visitor’s report', () => {
  const link = { decisionId: idOf('decision'), reportId: idOf('report') };
  const { tokenOf, read } = reporterLinks(new Uint8Array(32));

  it('names the decision and the report', () => {
    expect(ReporterToken.parse(tokenOf(link))).toBe(tokenOf(link));
    expect(read(tokenOf(link))).toEqual(link);
  });

  it('cannot be forged or assembled from other links', () => {
    const token = tokenOf(link);
    const other = tokenOf({ ...link, reportId: idOf('another report') });
    const elsewhere = reporterLinks(new Uint8Array(32).fill(1)).tokenOf(link);
    const mixed = other.slice(0, 43) + token.slice(43);
    for (const wrong of ['', 'x', token.slice(0, 60), `${token}AAAA`, 'A'.repeat(64), elsewhere, mixed])
      expect([wrong, read(wrong)]).toEqual([wrong, null]);
  });
});
