import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  club,
  creditNote,
  dutch,
  english,
  free,
  german,
  halfPaid,
  names,
  transferred,
} from '../../testing/invoices.js';
import { facturx } from './facturx.js';
import { renderInvoice } from './pdf.js';
import { asksForTransfer, transferTextOf } from './transfer-code.js';
import { paymentTerms, titleOf } from './wording.js';

const streamsOf = (pdf: Buffer): readonly string[] => {
  const found: string[] = [];
  for (let at = pdf.indexOf('\nstream\n'); at >= 0; at = pdf.indexOf('\nstream\n', at + 1)) {
    const from = at + '\nstream\n'.length;
    const body = pdf.subarray(from, pdf.indexOf('\nendstream', from));
    try {
      found.push(inflateSync(body).toString('utf8'));
    } catch {
      found.push(body.toString('utf8'));
    }
  }
  return found;
};

describe('invoice PDF', () => {
  it.each([german, dutch, creditNote, club])('contains machine-readable data: $number', async (invoice) => {
    const { pdf } = await renderInvoice(invoice);
    expect(streamsOf(pdf)).toContain(facturx(invoice));
  });

  it('is deterministic, declares PDF/A-3b and embeds the XML', async () => {
    const { pdf, unshown } = await renderInvoice(german);
    expect(pdf.equals((await renderInvoice(german)).pdf)).toBe(true);
    const text = pdf.toString('latin1');
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(text).toContain('/AFRelationship /Alternative');
    expect(text).toContain('(factur-x.xml)');
    expect(unshown).toEqual([]);
  });

  it('shows names in any script, and reports characters without a font', async () => {
    expect((await renderInvoice(names)).unshown).toEqual([]);
    const named = (name: string) => renderInvoice({ ...german, buyer: { ...german.buyer, name } });
    const name = '李小龍 张伟 山田太郎 スズキ 김민수 محمد الفاتح שלום כהן 🎉 Ωмега';
    expect((await named(name)).unshown).toEqual([]);
    expect((await named('ᚠ')).unshown).toEqual(['ᚠ']);
  });

  it('is refused with all violated rules if sums are wrong', async () => {
    await expect(renderInvoice({ ...german, gross: 1, due: 2 })).rejects.toThrow(/BR-CO-15.*BR-CO-16/);
  });
});

describe('transfer QR code', () => {
  it('follows EPC069-12 line by line', () => {
    expect(transferTextOf(halfPaid).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BYLADEM1001',
      'Lendring GmbH',
      'DE02120300000000202051',
      'EUR51.23',
      '',
      '',
      'R-2026-000123',
    ]);
  });

  it('needs no BIC', () => {
    expect(transferTextOf(club).split('\n').slice(3, 6)).toEqual(['SCT', '', 'Leihladen Musterstadt e. V. i. G.']);
  });

  it('is present only if an amount is due by transfer', () => {
    expect([german, halfPaid, dutch].every(asksForTransfer)).toBe(true);
    expect([english, transferred, free, creditNote].some(asksForTransfer)).toBe(false);
    expect(() => transferTextOf(english)).toThrow('no transfer');
  });
});

describe('invoice texts', () => {
  it('use the requested language', () => {
    expect([german, english, dutch, creditNote].map(titleOf)).toEqual([
      'Rechnung R-2026-000123',
      'Invoice R-2026-000124',
      'Factuur R-2026-000125',
      'Stornorechnung G-2026-000007',
    ]);
    expect(paymentTerms(english)).toBe('Paid online on 23 Nov 2026.');
    expect(paymentTerms(transferred)).toBe('Am 20.11.2026 per Überweisung bezahlt.');
    expect(paymentTerms(free)).toBe('Es ist nichts zu zahlen.');
    expect(paymentTerms(dutch)).toContain('onder vermelding van R-2026-000125');
    expect(paymentTerms(creditNote)).toContain('R-2026-000123 vom 23.11.2026');
  });
});
