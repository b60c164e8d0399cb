import { texts } from '@lendring/contracts/kernel/texts.js';

export const invoiceTexts = {
  invoice: texts('Rechnung', 'Invoice', 'Factuur'),
  creditNote: texts('Stornorechnung', 'Credit note', 'Creditfactuur'),
  cancels: texts(
    'Diese Stornorechnung hebt die Rechnung {number} vom {day} auf.',
    'This credit note cancels invoice {number} of {day}.',
    'Deze creditfactuur annuleert factuur {number} van {day}.',
  ),
  number: texts('Nummer', 'Number', 'Nummer'),
  issuedOn: texts('Datum', 'Date', 'Datum'),
  service: texts('Leistungszeitraum', 'Service period', 'Leveringsperiode'),
  dueOn: texts('Fällig am', 'Due on', 'Vervaldatum'),
  buyerVatId: texts('Deine USt-IdNr.', 'Your VAT number', 'Je btw-nummer'),
  position: texts('Pos.', 'No.', 'Nr.'),
  what: texts('Leistung', 'Description', 'Omschrijving'),
  quantity: texts('Menge', 'Quantity', 'Aantal'),
  price: texts('Einzelpreis', 'Unit price', 'Prijs per stuk'),
  vatRate: texts('USt.', 'VAT', 'Btw'),
  amount: texts('Netto', 'Net', 'Netto'),
  carriedOver: texts('Übertrag', 'Carried over', 'Transport'),
  carryOver: texts('Zwischensumme', 'Subtotal', 'Subtotaal'),
  netSum: texts('Summe netto', 'Net total', 'Totaal netto'),
  vatOf: texts('USt. {rate} auf {net}', 'VAT {rate} on {net}', 'Btw {rate} over {net}'),
  gross: texts('Gesamtbetrag', 'Total', 'Totaalbedrag'),
  prepaid: texts('Schon bezahlt', 'Already paid', 'Al betaald'),
  due: texts('Zu zahlen', 'Amount due', 'Te betalen'),
  givenBack: texts('Du bekommst zurück', 'You get back', 'Je krijgt terug'),
  pay: texts(
    'Bitte überweise {amount} bis zum {day} mit dem Verwendungszweck {reference}.',
    'Please transfer {amount} by {day}, quoting the reference {reference}.',
    'Maak {amount} uiterlijk {day} over onder vermelding van {reference}.',
  ),
  paidOnline: texts('Am {day} online bezahlt.', 'Paid online on {day}.', 'Op {day} online betaald.'),
  paidByTransfer: texts(
    'Am {day} per Überweisung bezahlt.',
    'Paid by bank transfer on {day}.',
    'Op {day} per overboeking betaald.',
  ),
  nothingDue: texts('Es ist nichts zu zahlen.', 'Nothing is to be paid.', 'Er hoeft niets te worden betaald.'),
  scan: texts('Mit der Banking-App scannen', 'Scan with your banking app', 'Scan met je bank-app'),
  scanMeans: texts(
    'QR-Code für die Überweisung von {amount} an {name}',
    'QR code for the transfer of {amount} to {name}',
    'QR-code om {amount} over te maken aan {name}',
  ),
  page: texts('Seite {page} von {pages}', 'Page {page} of {pages}', 'Pagina {page} van {pages}'),
  phone: texts('Telefon', 'Phone', 'Telefoon'),
  vatId: texts('USt-IdNr.', 'VAT number', 'Btw-nummer'),
  taxNumber: texts('Steuernummer', 'Tax number', 'Fiscaal nummer'),
} as const;

export const unitTexts = {
  month: { singular: texts('Monat', 'month', 'maand'), plural: texts('Monate', 'months', 'maanden') },
  year: { singular: texts('Jahr', 'year', 'jaar'), plural: texts('Jahre', 'years', 'jaar') },
  piece: { singular: texts('Stück', 'piece', 'stuk'), plural: texts('Stück', 'pieces', 'stuks') },
} as const;
