import { describe, expect, it } from 'vitest';
import { StatementRefused } from './credit.js';
import { readStatement } from './statement.js';
import { referenceOf } from './reference.js';

const RF = referenceOf('5d0c8d0e-31b1-4b1d-8a6f-7a4a0a9c2e31');
const NL = 'NL02ABNA0123456789';
const DE = 'DE02120300000000202051';
const THEIRS = 'NL91ABNA0417164300';

type Bank = Readonly<{
  iban: string;
  head: readonly string[];
  came: string;
  went: string;
  tail?: readonly string[];
  /** True if the format shows the direction even in a file that contains only credits. */
  alone: boolean;
}>;

/** Real layouts with fictitious data. */
const banks: Readonly<Record<string, Bank>> = {
  Knab: {
    iban: NL,
    head: [
      'KNAB EXPORT;;;;;;;;;;;;;;;;',
      'Rekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Valutadatum;Betaalwijze;Omschrijving;Type betaling;Machtigingsnummer;Incassant ID;Adres;Referentie;Boekdatum;',
    ],
    came: `"${NL}";"03-02-2027";"EUR";"C";"5,83";"${THEIRS}";"N. N.";"03-02-2027";"Overboeking";"${RF}";"";"";"";"";"";"03-02-2027";`,
    went: `"${NL}";"03-02-2027";"EUR";"D";"5,83";"${THEIRS}";"N. N.";"03-02-2027";"Overboeking";"${RF}";"";"";"";"";"";"03-02-2027";`,
    alone: true,
  },
  'ING Netherlands': {
    iban: NL,
    head: [
      '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"',
    ],
    came: `"20270203";"N. N.";"${NL}";"${THEIRS}";"OV";"Bij";"5,83";"Overschrijving";"${RF}";"105,83";""`,
    went: `"20270203";"N. N.";"${NL}";"${THEIRS}";"OV";"Af";"5,83";"Overschrijving";"${RF}";"100,00";""`,
    alone: true,
  },
  Rabobank: {
    iban: NL,
    head: [
      '"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Naam initiërende partij","BIC tegenpartij","Code","Batch ID","Transactiereferentie","Machtigingskenmerk","Incassant ID","Betalingskenmerk","Omschrijving-1","Omschrijving-2","Omschrijving-3","Reden retour","Oorspr bedrag","Oorspr munt","Koers"',
    ],
    came: `"${NL}","EUR","RABONL2U","000000000000001","2027-02-03","2027-02-03","+5,83","+105,83","${THEIRS}","N. N.","","","","cb","","","","","","${RF}"," ","","","","",""`,
    went: `"${NL}","EUR","RABONL2U","000000000000002","2027-02-03","2027-02-03","-5,83","+100,00","${THEIRS}","N. N.","","","","bg","","","","","","${RF}"," ","","","","",""`,
    alone: true,
  },
  'ABN AMRO': {
    iban: NL,
    head: [],
    came: `123456789\tEUR\t20270203\t100,00\t105,83\t20270203\t5,83\t/TRTP/SEPA OVERBOEKING/IBAN/${THEIRS}/NAME/N. N./REMI/${RF}`,
    went: `123456789\tEUR\t20270203\t105,83\t100,00\t20270203\t-5,83\t/TRTP/SEPA OVERBOEKING/IBAN/${THEIRS}/NAME/N. N./REMI/${RF}`,
    alone: true,
  },
  'SNS and ASN': {
    iban: NL,
    head: [],
    came: `03-02-2027,${NL},${THEIRS},n. n.,,,,EUR,100.00,EUR,5.83,03-02-2027,03-02-2027,8801,OVB,1,,'${RF}',2`,
    went: `03-02-2027,${NL},${THEIRS},n. n.,,,,EUR,105.83,EUR,-5.83,03-02-2027,03-02-2027,8801,OVB,2,,'${RF}',2`,
    alone: true,
  },
  Triodos: {
    iban: NL,
    head: [],
    came: `"03-02-2027","${NL}","5,83","Credit","N. N.","${THEIRS}","ET","${RF}","105,83"`,
    went: `"03-02-2027","${NL}","5,83","Debet","N. N.","${THEIRS}","ET","${RF}","100,00"`,
    alone: true,
  },
  Sparkasse: {
    iban: DE,
    head: [
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
    ],
    came: `"${DE}";"03.02.27";"03.02.27";"GUTSCHR. UEBERWEISUNG";"${RF}";"";"";"NOTPROVIDED";"";"";"";"N. N.";"${THEIRS}";"ABNANL2A";"5,83";"EUR";"Umsatz gebucht"`,
    went: `"${DE}";"03.02.27";"03.02.27";"ONLINE-UEBERWEISUNG";"${RF}";"";"";"";"";"";"";"N. N.";"${THEIRS}";"ABNANL2A";"-5,83";"EUR";"Umsatz gebucht"`,
    alone: true,
  },
  'Deutsche Bank': {
    iban: DE,
    head: [
      'Umsätze Girokonto;;;Kundennummer: 100 1234567',
      '01.02.2027 - 28.02.2027',
      'Letzter Kontostand;;;;100,00;EUR',
      'Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.',
      'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung',
    ],
    came: `03.02.2027;03.02.2027;SEPA-Gutschrift von;N. N.;${RF};${THEIRS};ABNANL2A;NOTPROVIDED;;;;;;;;;5,83;EUR`,
    went: `03.02.2027;03.02.2027;SEPA-Überweisung an;N. N.;${RF};${THEIRS};ABNANL2A;;;;;;;;;-5,83;;EUR`,
    tail: ['Kontostand;28.02.2027;;;100,00;EUR'],
    alone: true,
  },
  Commerzbank: {
    iban: DE,
    head: [
      'Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;Auftraggeberkonto;Bankleitzahl Auftraggeberkonto;IBAN Auftraggeberkonto;Kategorie',
    ],
    came: `03.02.2027;03.02.2027;Gutschrift;N. N. ${RF} End-to-End-Ref.: nicht angegeben;5,83;EUR;0000202051;12030000;${DE};Sonstiges`,
    went: `03.02.2027;03.02.2027;Überweisung;N. N. ${RF};-5,83;EUR;0000202051;12030000;${DE};Sonstiges`,
    alone: true,
  },
  comdirect: {
    iban: DE,
    head: [
      ';',
      '"Umsätze Girokonto";"Zeitraum: 30 Tage";',
      '"Neuer Kontostand";"100,00 EUR";',
      '',
      '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
      `"offen";"--";"Übertrag / Überweisung";"Auftraggeber: N. N. Buchungstext: ${RF}";"5,83";`,
    ],
    came: `"03.02.2027";"03.02.2027";"Übertrag / Überweisung";"Auftraggeber: N. N. Buchungstext: ${RF} Ref. AB1";"5,83";`,
    went: `"03.02.2027";"03.02.2027";"Übertrag / Überweisung";"Empfänger: N. N. Buchungstext: ${RF} Ref. AB2";"-5,83";`,
    tail: ['', '"Alter Kontostand";"100,00 EUR";'],
    alone: true,
  },
  DKB: {
    iban: DE,
    head: [
      `"Girokonto";"${DE}"`,
      '""',
      '"Kontostand vom 03.02.2027:";"100,00 €"',
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
    ],
    came: `"03.02.27";"03.02.27";"Gebucht";"N. N.";"Verein";"${RF}";"Eingang";"${THEIRS}";"5,83";"";"";""`,
    went: `"03.02.27";"03.02.27";"Gebucht";"Verein";"N. N.";"${RF}";"Ausgang";"${THEIRS}";"-5,83";"";"";""`,
    alone: true,
  },
  N26: {
    iban: DE,
    head: [
      '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
    ],
    came: `2027-02-03,2027-02-03,"N. N.",${THEIRS},"Credit Transfer","${RF}","Main Account",5.83,,,`,
    went: `2027-02-03,2027-02-03,"N. N.",${THEIRS},"Debit Transfer","${RF}","Main Account",-5.83,,,`,
    alone: true,
  },
  'Volksbank of older days': {
    iban: DE,
    head: [
      '"Buchungstag";"Valuta";"Auftraggeber/Zahlungsempfänger";"Empfänger/Zahlungspflichtiger";"Konto-Nr.";"IBAN";"BLZ";"BIC";"Vorgang/Verwendungszweck";"Kundenreferenz";"Währung";"Umsatz";" "',
    ],
    came: `"03.02.2027";"03.02.2027";"Verein";"N. N.";"";"${THEIRS}";"";"";"${RF}";"";"EUR";"5,83";"H"`,
    went: `"03.02.2027";"03.02.2027";"Verein";"N. N.";"";"${THEIRS}";"";"";"${RF}";"";"EUR";"5,83";"S"`,
    alone: true,
  },
  'a bank that nobody knows, with a minus': {
    iban: DE,
    head: ['Buchungstag;Empfänger;Verwendungszweck;Betrag;'],
    came: `03.02.2027;N. N.;${RF};5,83;`,
    went: `03.02.2027;N. N.;${RF};-5,83;`,
    alone: false,
  },
  'a British bank': {
    iban: DE,
    head: ['Date,Description,Paid out,Paid in,Balance'],
    came: `2027-02-03,${RF},,5.83,105.83`,
    went: `2027-02-03,${RF},5.83,,100.00`,
    alone: true,
  },
};

const fileOf = ({ head, tail = [] }: Bank, ...lines: readonly string[]) =>
  Buffer.from([...head, ...lines, ...tail].join('\r\n'));

describe('bank statement', () => {
  it.each(Object.entries(banks))('from %s separates credits from debits', (_, bank) => {
    const { came, went, iban, alone } = bank;
    const expected = [{ amount: 583, currency: 'EUR', bookedOn: '2027-02-03' }];
    const { credits, others } = readStatement(fileOf(bank, came, went), iban);
    expect([credits, others]).toMatchObject([expected, []]);
    expect(credits[0]?.text).toContain(RF);
    expect(readStatement(fileOf(bank, went), iban).credits).toEqual([]);
    const onlyCredits = () => readStatement(fileOf(bank, came), iban).credits;
    if (alone) expect(onlyCredits()).toMatchObject(expected);
    else expect(onlyCredits).toThrow('does not distinguish incoming from outgoing');
  });

  it.each([
    ['without a sign', ['Buchungstag;Verwendungszweck;Betrag', `03.02.2027;${RF};5,83`]],
    ['with an empty last column', ['Buchungstag;Verwendungszweck;Betrag;', `03.02.2027;${RF};5,83;`]],
    ['with a column of other words', ['date;text;amount;kind', `2027-02-03;${RF};5.83;D`, `2027-02-03;${RF};5.83;X`]],
  ])('from an unknown bank is refused %s', (_, lines) => {
    const read = () => readStatement(Buffer.from(lines.join('\n')), DE);
    expect(read).toThrow(StatementRefused);
    expect(read).toThrow(expect.objectContaining({ code: 'statement_without_direction' }));
  });

  it('with amounts in both columns of a line, or in neither, is refused', () => {
    const table = (line: string) => () =>
      readStatement(Buffer.from(`Buchungstag;Betrag;Zweck;Soll;Haben\n${line}`), DE).credits;
    expect(table('03.02.2027;;x;5,00;6,00')).toThrow('in one of the two columns');
    expect(table('03.02.2027;5,00;x;;')).toThrow('a direction such as credit or debit');
    expect(table('Summe;;;;')()).toEqual([]);
  });

  it('from ABN AMRO is refused if its balances do not match the payment', () => {
    const { iban, came } = banks['ABN AMRO']!;
    expect(() => readStatement(Buffer.from(came.replace('105,83', '94,17')), iban)).toThrow('has no header line');
  });
});
