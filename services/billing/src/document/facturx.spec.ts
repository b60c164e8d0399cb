import { describe, expect, it } from 'vitest';
import { brokenSchema } from '../../testing/facturx-schema.js';
import {
  club,
  creditNote,
  dutch,
  english,
  german,
  halfPaid,
  samples,
  thirdCountry,
  transferred,
} from '../../testing/invoices.js';
import { facturx } from './facturx.js';

describe('invoice XML', () => {
  it.each(Object.keys(samples) as (keyof typeof samples)[])('conforms to the schema of its profile: %s', (name) => {
    const xml = facturx(samples[name]);
    expect(brokenSchema(xml)).toEqual([]);
  });

  it('fails validation with an unknown element', () => {
    expect(brokenSchema(facturx(german).replaceAll('ram:CityName', 'ram:Town'))).not.toEqual([]);
  });

  it('contains type, payment, and the invoice cancelled by a credit note', () => {
    expect(facturx(german)).toContain('<ram:TypeCode>380</ram:TypeCode>');
    expect(facturx(german)).toContain('<ram:IBANID>DE02120300000000202051</ram:IBANID>');
    expect(facturx(english)).toContain('<ram:TypeCode>68</ram:TypeCode>');
    expect(facturx(english)).not.toContain('IBANID');
    expect(facturx(transferred)).toContain('<ram:TypeCode>58</ram:TypeCode>');
    expect(facturx(transferred)).toContain('<ram:PaymentReference>RF627754132744260345</ram:PaymentReference>');
    expect(facturx(transferred)).toContain('per Überweisung bezahlt');
    expect(facturx(creditNote)).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(facturx(creditNote)).toContain('<ram:IssuerAssignedID>R-2026-000123</ram:IssuerAssignedID>');
    expect(facturx(halfPaid)).toContain('<ram:DuePayableAmount>51.23</ram:DuePayableAmount>');
  });

  it('contains both VAT numbers for reverse charge, and neither outside the scope of VAT', () => {
    expect(facturx(dutch)).toContain('<ram:ID schemeID="VA">NL123456789B01</ram:ID>');
    expect(facturx(dutch)).toContain('VATEX-EU-AE');
    expect(facturx(thirdCountry)).not.toContain('schemeID="VA"');
    expect(facturx(thirdCountry)).not.toContain('RateApplicablePercent');
  });

  it('contains only the tax number of a club, and omits missing fields', () => {
    const xml = facturx(club);
    expect(xml).toContain('<ram:SellerTradeParty><ram:ID>232/140/01234</ram:ID><ram:Name>Leihladen');
    expect(xml).toContain('<ram:ID schemeID="FC">232/140/01234</ram:ID>');
    expect(xml).toContain('<ram:CategoryCode>E</ram:CategoryCode>');
    for (const absent of ['BICID', 'CompleteNumber', 'undefined', 'SpecifiedLegalOrganization'])
      expect(xml).not.toContain(absent);
    expect(xml.match(/schemeID="VA"/g)).toHaveLength(1);
  });

  it('escapes text', () => {
    const text = 'Säge <b> & "Co" \u0000🏡';
    const [first] = german.positions;
    const xml = facturx({ ...german, positions: [{ ...first!, text }] });
    expect(xml).toContain('<ram:Name>Säge &lt;b&gt; &amp; &quot;Co&quot; 🏡</ram:Name>');
  });
});
