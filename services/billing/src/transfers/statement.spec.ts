import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { centsOf, dayOf, StatementRefused } from './credit.js';
import { readStatement } from './statement.js';
import { grouped, referenceOf, referencesIn } from './reference.js';

const bytes = (text: string, encoding: 'utf8' | 'latin1' | 'utf16le' = 'utf8'): Uint8Array =>
  Buffer.from(text, encoding);
const payment = '5d0c8d0e-31b1-4b1d-8a6f-7a4a0a9c2e31';
const reference = referenceOf(payment);

type Entry = Readonly<{ amount: string; sign?: string; status?: string; text?: string; bank?: string; more?: string }>;
const entry = ({
  amount,
  sign = 'CRDT',
  status = '<Sts><Cd>BOOK</Cd></Sts>',
  text = '',
  bank = 'A1',
  more = '',
}: Entry) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${more}${status}<BookgDt><Dt>2027-02-03</Dt></BookgDt><AcctSvcrRef>${bank}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const camt = (...entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
const IBAN = 'DE02 1203 0000 0000 2020 51';
const creditsIn = (file: Uint8Array) => readStatement(file, IBAN).credits;
const read = (text: string) => creditsIn(bytes(text));
const othersIn = (text: string) => readStatement(bytes(text), IBAN).others;
const problem = (text: string | Uint8Array): string => {
  try {
    readStatement(typeof text === 'string' ? bytes(text) : text, IBAN);
    return '';
  } catch (error) {
    if (error instanceof StatementRefused) return error.message;
    throw error;
  }
};

describe('transfer reference', () => {
  it('is an ISO 11649 creditor reference with check digits', () => {
    expect(reference).toMatch(/^RF\d{18}$/);
    // ISO 11649: with RF as two-digit letters and the check digits at the end, the remainder modulo 97 is 1.
    expect(BigInt(`${reference.slice(4)}2715${reference.slice(2, 4)}`) % 97n).toBe(1n);
    expect(referenceOf(payment)).toBe(reference);
    expect(referencesIn('RF18 5390 0754 7034 0000')).toEqual([]);
  });

  it('is found in any spelling, but not with a typing error', () => {
    for (const text of [
      reference,
      grouped(reference),
      `zahlung ${reference.toLowerCase()}.`,
      grouped(reference).replaceAll(' ', '-'),
    ])
      expect(referencesIn(`EREF+x SVWZ+${text} Danke`)).toEqual([reference]);
    expect(referencesIn(`${reference} ${grouped(reference)}`)).toEqual([reference]);
    const digits = [...reference];
    for (let at = 2; at < digits.length; at += 1) {
      const wrong = digits.with(at, String((Number(digits[at]) + 1) % 10)).join('');
      expect(referencesIn(wrong)).toEqual([]);
    }
  });
});

describe('camt statement', () => {
  it('returns booked credits only', () => {
    const credits = read(
      camt(
        entry({ amount: '5.83', text: `Rechnung ${grouped(reference)}` }),
        entry({ amount: '99.00', sign: 'DBIT' }),
        entry({ amount: '7.00', more: '<RvslInd>true</RvslInd>' }),
        entry({ amount: '8.00', status: '<Sts>PDNG</Sts>' }),
        entry({ amount: '1000', status: '<Sts>BOOK</Sts>', bank: 'A2' }),
      ),
    );
    expect(credits.map(({ amount, currency, bookedOn }) => [amount, currency, bookedOn])).toEqual([
      [583, 'EUR', '2027-02-03'],
      [100_000, 'EUR', '2027-02-03'],
    ]);
    expect(referencesIn(credits[0]?.text ?? '')).toEqual([reference]);
  });

  it('returns the payments of a batch entry one by one', () => {
    const one = (amount: string, text: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
    const batch = `<Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls>${one('5.00', 'eins')}${one('7.00', 'zwei')}</NtryDtls></Ntry>`;
    expect(read(camt(batch)).map(({ amount, text }) => [amount, text.includes('zwei')])).toEqual([
      [500, false],
      [700, true],
    ]);
  });

  it('must contain the own account, possibly among other accounts', () => {
    const account = (iban: string) => `<Acct><Id><IBAN>${iban}</IBAN></Id></Acct>`;
    const ours = account('DE02120300000000202051');
    const theirs = account('DE89370400440532013000');
    const money = entry({ amount: '5.00' });
    expect(read(camt(ours, money))).toHaveLength(1);
    expect(read(camt(`${ours}${money}</Stmt><Stmt>${theirs}${money}`))).toHaveLength(1);
    expect(problem(camt(theirs, money))).toBe(
      'The statement is for the account DE89370400440532013000, not for DE02120300000000202051.',
    );
    expect(read(camt('<Acct><Id><Othr><Id>12345</Id></Othr></Id></Acct>', money))).toHaveLength(1);
  });

  it('returns payer, text, and the value date if the booking date is missing', () => {
    const details = `<RltdPties><Dbtr><Pty><Nm>Jörg Müller</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>Danke</Ustrd></RmtInf>`;
    const one = `<Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><ValDt><DtTm>2027-02-04T09:00:00</DtTm></ValDt><NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`;
    expect(read(camt(one))).toMatchObject([{ payer: 'Jörg Müller', purpose: 'Danke', bookedOn: '2027-02-04' }]);
  });

  it('is refused with a reason', () => {
    expect(problem('')).toBe('The file is empty.');
    expect(problem('<Document><a></Document>')).toMatch(/^The file is not valid XML: /);
    const started = process.cpuUsage();
    expect(problem('<a>'.repeat(1_000_000))).toMatch(/^The file is not valid XML: /);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1_000).toBeLessThan(400);
    expect(problem('<html></html>')).toBe('The file is XML, but not a bank statement (camt.053).');
    expect(problem('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>')).toMatch(/entities/);
    expect(problem('<?xml version="1.0" encoding="klingon"?><a/>')).toBe(
      'The encoding klingon of the file is not supported.',
    );
  });

  it('omits debited or returned parts of an entry', () => {
    const part = (sign: string, more = '') =>
      `<TxDtls><Amt Ccy="EUR">5.83</Amt><CdtDbtInd>${sign}</CdtDbtInd>${more}<RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls>`;
    const parts = (...all: readonly string[]) =>
      camt(
        `<Ntry><Amt Ccy="EUR">5.83</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2027-02-03</Dt></BookgDt><NtryDtls>${all.join('')}</NtryDtls></Ntry>`,
      );
    const returned = part('CRDT', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>');
    expect(read(parts(part('DBIT')))).toEqual([]);
    const mixed = parts(part('CRDT'), part('DBIT'), returned);
    expect([read(mixed).length, othersIn(mixed).length]).toEqual([1, 1]);
    expect(read(parts(part('CRDT')))).toHaveLength(1);
  });
});

describe('camt entries without a payment', () => {
  it('include reversals, and report a reversed debit to bookkeepers', () => {
    for (const word of ['true', '1']) {
      const reversed = (sign: string) =>
        camt(entry({ amount: '7.00', sign, text: reference, more: `<RvslInd>${word}</RvslInd>` }));
      expect([read(reversed('CRDT')), othersIn(reversed('CRDT'))]).toMatchObject([[], [{ amount: 700 }]]);
      expect([read(reversed('DBIT')), othersIn(reversed('DBIT'))]).toEqual([[], []]);
    }
  });

  it('include unreadable entries next to readable entries', () => {
    const plain = entry({ amount: '5.83', text: reference });
    for (const odd of [entry({ amount: 'viel' }), entry({ amount: '' }), entry({ amount: '5', sign: 'WHO' })]) {
      const statement = camt(odd, plain);
      expect([read(statement).length, othersIn(statement).length]).toEqual([1, 1]);
    }
    expect(othersIn(camt(entry({ amount: 'viel', text: 'Miete' })))).toMatchObject([
      { amount: null, purpose: 'Miete', bookedOn: '2027-02-03' },
    ]);
  });

  it('include batches whose parts have no amounts', () => {
    const batch = (...parts: readonly string[]) =>
      `<Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls>${parts.map((part) => `<TxDtls>${part}<RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls>`).join('')}</NtryDtls></Ntry>`;
    const instructed = (amount: string) => `<AmtDtls><InstdAmt><Amt Ccy="EUR">${amount}</Amt></InstdAmt></AmtDtls>`;
    const whole = camt(batch('', ''), entry({ amount: '5.83', text: reference }));
    expect([read(whole), othersIn(whole)]).toMatchObject([[{ amount: 583 }], [{ amount: 1_200 }]]);
    expect(read(camt(batch(instructed('5.00'), instructed('7.00')))).map(({ amount }) => amount)).toEqual([500, 700]);
  });
});

describe('camt amount', () => {
  it('is any xs:decimal with at most two decimals', () => {
    const written = ['000000000005202.96', '000000000000000005.83', '5.', '.5', '+5.830000', '0', '000'];
    const cents = [520_296, 583, 500, 50, 583, 0, 0];
    expect(written.map((amount) => read(camt(entry({ amount })))[0]?.amount)).toEqual(cents);
    for (const amount of ['.', '', '5.835', '1e3', '-5', '12345678901234'])
      expect(othersIn(camt(entry({ amount })))).toMatchObject([{ amount: null }]);
  });
});

describe('CSV statement', () => {
  const german = `"Umsätze";"Girokonto"\n\n"Buchungstag";"Auftraggeber";"Verwendungszweck";"Betrag";"Währung"\n"03.02.2027";"Jörg Müller";"${reference}";"1.005,83";"EUR"\n"03.02.2027";"Miete";"Februar";"-800,00";"EUR"\n"";"";"Kontostand";"205,83";""\n`;

  it('is read in any encoding that banks use', () => {
    const expected = [{ amount: 100_583, currency: 'EUR', bookedOn: '2027-02-03' }];
    for (const file of [
      bytes(german),
      bytes(german, 'latin1'),
      bytes(`\uFEFF${german}`),
      bytes(`\uFEFF${german}`, 'utf16le'),
    ]) {
      const credits = creditsIn(file);
      expect(credits).toMatchObject(expected);
      expect(credits[0]?.text).toContain('Jörg Müller');
    }
  });

  it('is read with lines before its header, and with a balance column in its own currency', () => {
    const head = [
      'Umsatzanzeige;Datei erstellt am: 04.02.2027 15:00',
      '',
      'IBAN;DE02 1203 0000 0000 2020 51',
      'Kontoname;Geschäftskonto',
      'Bank;ING',
      'Kunde;Lendring Musterbetreiber',
      'Zeitraum;01.02.2027 - 04.02.2027',
      'Saldo;1.234,56;EUR',
      '',
      'Sortierung;Datum absteigend',
      '',
      'In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen, auch wenn sie in Ihrem Internetbanking angezeigt werden.',
      '',
      'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
    ];
    const line = `03.02.2027;04.02.2027;Jörg Müller;Gutschrift;${reference};1.234,56;CHF;5,83;EUR`;
    const ing = [...head, line].join('\r\n');
    expect(creditsIn(bytes(ing, 'latin1'))).toMatchObject([
      { amount: 583, currency: 'EUR', bookedOn: '2027-02-03', payer: 'Jörg Müller', purpose: reference },
    ]);
    expect(problem(ing.replace('DE02', 'DE03'))).toMatch(/^The statement is for the account DE03/);
  });

  it('never reads a debit as a credit, whatever sign format the bank uses', () => {
    for (const [name, sign] of [
      ['S/H', 'S'],
      ['Soll / Haben', 'Soll'],
      ['Soll/Haben-Kennzeichen', 'S'],
      ['Bij/Af', 'Af'],
      ['Type', 'Debit'],
      [' ', 'S'],
      ['Wohin', 'Ausgang'],
      ['Kierunek', 'DBIT'],
      ['Kind', 'debit'],
      ['Soort', 'Afschrijving'],
      ['±', '−'],
    ]) {
      const statement = `Buchungstag;Verwendungszweck;Betrag;${name}\n03.02.2027;${reference};5,83;${sign}`;
      expect([name, creditsIn(bytes(statement))]).toEqual([name, []]);
    }
  });

  it('does not read a payment type column as a sign', () => {
    const statement = `Type,Completed Date,Description,Amount,Currency\nTRANSFER,2027-02-03 10:00:00,${reference},5.83,EUR\nCARD_PAYMENT,2027-02-03 11:00:00,Kaffee,-3.20,EUR`;
    expect(creditsIn(bytes(statement))).toMatchObject([{ amount: 583, bookedOn: '2027-02-03' }]);
  });

  it('is refused for another account, and filtered to the own lines if it has several accounts', () => {
    const head = 'Auftragskonto;Buchungstag;Verwendungszweck;Betrag';
    const line = (account: string) => `${account};03.02.2027;${reference};+5,83`;
    const [own, other] = [IBAN.replaceAll(' ', ''), 'DE89370400440532013000'];
    expect(problem([head, line(other)].join('\n'))).toMatch(/^The statement is for the account DE89/);
    expect(creditsIn(bytes([head, line(other), line(own)].join('\n')))).toHaveLength(1);
    expect(creditsIn(bytes([head, line('4711')].join('\n')))).toHaveLength(1);
  });

  it('omits pending entries of a savings bank', () => {
    const head = 'Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag;Info';
    const line = (info: string) => `03.02.2027;Jörg Müller;${reference};+5,83;${info}`;
    const statement = [head, line('Umsatz vorgemerkt'), line('Umsatz gebucht')].join('\n');
    expect(creditsIn(bytes(statement))).toHaveLength(1);
  });

  it('strips invisible and bidirectional characters from payer names', () => {
    const [rlo, nul] = ['\u202e', '\u0000'];
    const statement = `Buchungstag;Auftraggeber;Verwendungszweck;Betrag\n03.02.2027;${rlo}Jörg${nul} Müller;${rlo}${reference};+5,83`;
    expect(creditsIn(bytes(statement))).toMatchObject([{ payer: 'Jörg Müller', purpose: reference }]);
  });

  it('rejects amounts beyond any bank transfer', () => {
    expect(centsOf('90071992547409,91')).toBeNull();
    expect(centsOf('1.000.000,00')).toBe(100_000_000);
  });

  it('is read with a direction column', () => {
    const dutch = `Datum,Naam,Af Bij,"Bedrag (EUR)",Mededelingen\n20270203,Jansen,Bij,"12,50","${reference}"\n20270203,Huur,Af,"700,00",februari\n`;
    expect(read(dutch)).toMatchObject([{ amount: 1_250, bookedOn: '2027-02-03' }]);
  });

  it('never reads a debit, pending entry or unknown currency as a credit', () => {
    const lines = (sign: string) => `date;amount;credit/debit;text\n2027-02-03;12,50;${sign};${reference}\n`;
    for (const sign of ['DBIT', 'Debet', 'Lastschrift', 'S', '-']) expect(read(lines(sign))).toEqual([]);
    for (const sign of ['CRDT', 'Gutschrift', 'H', '+']) expect(read(lines(sign))).toHaveLength(1);
    for (const word of ['Vielleicht', ''])
      expect(problem(lines(word))).toBe(`Line 2 has "${word}" instead of a direction such as credit or debit.`);
    const status = (word: string) => `Buchungsdatum;Status;Betrag;Zweck\n03.02.27;${word};+12,50;${reference}\n`;
    expect([read(status('Vorgemerkt')), read(status('Gebucht')).length]).toEqual([[], 1]);
    const currency = (word: string) => `date;amount;currency;text\n2027-02-03;+12,50;${word};${reference}\n`;
    expect(problem(currency('$'))).toBe('Line 2 has "$" instead of the currency.');
    expect(read(currency('usd'))).toMatchObject([{ currency: 'USD' }]);
    expect(read(currency('€'))).toMatchObject([{ currency: 'EUR' }]);
    // "Valuta" means currency in the Netherlands and value date in Germany.
    expect(read(`Datum;Valuta;Betrag\n03.02.27;04.02.27;+12,50\n`)).toMatchObject([{ currency: 'EUR' }]);
  });

  it('returns no date if no date is readable', () => {
    expect(read(`date;amount\n\u001b[2J2027;+5,00\n`)).toMatchObject([{ bookedOn: null }]);
  });

  it('is refused with a reason and line number', () => {
    expect(problem('nur,ein\nText,ohne')).toMatch(/^The file has no header line/);
    expect(problem('date,amount\n2027-02-03,viel\n')).toBe('Line 2 has "viel" instead of the amount.');
    expect(problem('date,amount\n2027-02-03,"5\n')).toMatch(/quotation mark/);
    expect(problem(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))).toMatch(/^The file has no header line/);
  });

  it('may have 100,000 lines', () => {
    const lines = Array.from({ length: 100_000 }, (_, n) => `2027-02-03;Zeile ${n};+${n},50`);
    const credits = read(`date;text;amount\n${lines.join('\n')}`);
    expect([credits.length, new Set(credits.map(({ purpose }) => purpose)).size]).toEqual([100_000, 100_000]);
  });
});

describe('statement date', () => {
  it('is parsed in the formats of banks', () => {
    const written = [
      '2027-02-03',
      '20270203',
      '03.02.2027',
      '03.02.27',
      '3/2/2027',
      '03-02-2027',
      '2027-02-03 12:00:00',
    ];
    expect(new Set(written.map(dayOf))).toEqual(new Set(['2027-02-03']));
    expect(['', 'heute', '31.02.2027', '2027-13-01', '030227', '202702031'].map(dayOf)).toEqual(Array(6).fill(null));
  });
});

describe('statement amount', () => {
  it('is parsed with any decimal and thousands separators', () => {
    const written = [
      '5',
      '5,8',
      '5.83',
      '1.234,56',
      '1,234.56',
      "1'234.56",
      '1 234,56 €',
      '+7,00',
      '-7,00',
      '7,00-',
      '−7,00',
      '1.234',
    ];
    expect(written.map(centsOf)).toEqual([
      500, 580, 583, 123_456, 123_456, 123_456, 123_456, 700, -700, -700, -700, 123_400,
    ]);
    expect(['', 'x', '1,2,3', '5,83.1', '--5', '1e5', '99999999999999999999'].map(centsOf)).toEqual(
      Array(7).fill(null),
    );
  });

  it('round-trips through the format of any bank', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom('de-DE', 'en-GB', 'nl-NL'), (cents, region) => {
        const text = new Intl.NumberFormat(region, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(centsOf(text)).toBe(cents);
      }),
    );
  });
});
