import { XMLParser, XMLValidator } from 'fast-xml-parser';
import {
  dayOf,
  isAccount,
  refuseOthers,
  StatementRefused,
  type BankReferences,
  type Credit,
  type Other,
  type Statement,
} from './credit.js';

/** Cents of an xs:decimal: leading zeros are allowed, fractions of a cent are not. */
const centsOfIso = (written: string): number | null => {
  const [, whole, part = ''] = /^\+?0*(\d{0,13})(?:\.(\d{0,2})0*)?$/.exec(written.trim()) ?? [];
  return whole === undefined || !/\d/.test(written) ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

type Node = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const nodeOf = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const under = (value: unknown, ...path: readonly string[]): readonly unknown[] =>
  path.reduce<readonly unknown[]>((found, name) => found.flatMap((one) => listOf(nodeOf(one)[name])), listOf(value));
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : value === undefined || value === null
      ? []
      : [String(value)];
const first = (values: readonly unknown[]): string => textsIn(values[0])[0] ?? '';

/** Reports that name the account or no account. @throws StatementRefused if all reports name other accounts */
const ownReports = (reports: readonly unknown[], iban: string): readonly unknown[] => {
  const named = reports.map((report) => ({ report, account: first(under(report, 'Acct', 'Id', 'IBAN')) }));
  refuseOthers(
    named.map(({ account }) => account),
    iban,
  );
  return named.filter(({ account }) => account === '' || isAccount(account, iban)).map(({ report }) => report);
};

const payerIn = (details: unknown): string =>
  first([...under(details, 'RltdPties', 'Dbtr', 'Nm'), ...under(details, 'RltdPties', 'Dbtr', 'Pty', 'Nm')]);

type Movement = Readonly<{ credit: Credit } | { other: Other }>;

const isTrue = (values: readonly unknown[]): boolean => ['true', '1'].includes(first(values).trim());

type Money = Readonly<{ amount: number | null; currency: string }>;
const moneyOf = ([node]: readonly unknown[]): Money => ({
  amount: centsOfIso(String(nodeOf(node)['#text'] ?? '')),
  currency: String(nodeOf(node)['@Ccy'] ?? 'EUR'),
});

/** Amount of one part of a batch; the ordered amount if the bank does not state the booked one. */
const moneyOfPart = (details: unknown): Money =>
  moneyOf([
    ...under(details, 'Amt'),
    ...under(details, 'AmtDtls', 'TxAmt', 'Amt'),
    ...under(details, 'AmtDtls', 'InstdAmt', 'Amt'),
  ]);

const wordsOf = (details: unknown) => ({
  payer: payerIn(details),
  purpose: under(details, 'RmtInf').flatMap(textsIn).join(' '),
});

/** Bank references of a payment; a batch entry's reference covers all of its parts and does not identify one. */
const referencesOf = (part: unknown, entry: unknown): BankReferences => {
  const one = (...path: readonly string[]): string => first(under(part, 'Refs', ...path)).trim();
  const [bank, payer, transaction] = [
    one('AcctSvcrRef') || first(under(entry, 'AcctSvcrRef')).trim(),
    one('EndToEndId'),
    one('TxId'),
  ];
  return {
    ...(bank && { bank }),
    ...(payer && payer !== 'NOTPROVIDED' && { payer }),
    ...(transaction && { transaction }),
  };
};

/** Receipts of an entry. An unreadable entry, or one with parts without amounts, pays nothing. */
const movementsOf = (entry: unknown): readonly Movement[] => {
  const direction = first(under(entry, 'CdtDbtInd')).trim();
  const status = first(under(entry, 'Sts'));
  // Skip debits, and entries that are announced but not booked yet.
  if (direction === 'DBIT' || (status !== '' && status !== 'BOOK')) return [];
  const bookedOn = dayOf(first(under(entry, 'BookgDt')) || first(under(entry, 'ValDt')));
  const details = under(entry, 'NtryDtls', 'TxDtls');
  const came = details.filter((one) => first(under(one, 'CdtDbtInd')).trim() !== 'DBIT');
  if (details.length > 0 && came.length === 0) return [];
  const whole = moneyOf(under(entry, 'Amt'));
  const isBatch = details.length > 1;
  const parts = isBatch
    ? came.map((part) => ({ ...moneyOfPart(part), part, text: textsIn(part).join(' ') }))
    : [{ ...whole, part: came[0], text: textsIn(entry).join(' ') }];
  // A reversed debit also arrives as a credit but pays nothing.
  const isReadable = direction === 'CRDT' && !isTrue(under(entry, 'RvslInd'));
  if (!isReadable || parts.some(({ amount }) => amount === null))
    return [{ other: { bookedOn, ...whole, ...wordsOf(details) } }];
  return parts.map(({ amount, currency, part, text }): Movement => {
    const one = { bookedOn, currency, ...wordsOf(part) };
    // A returned outgoing payment is not a receipt, whatever its text says.
    if (amount === null || under(part, 'RtrInf').length > 0) return { other: { ...one, amount } };
    return { credit: { ...one, amount, text, bankReferences: referencesOf(part, isBatch ? undefined : entry) } };
  });
};

/**
 * Parses an ISO 20022 statement: camt.052, .053 or .054, any version.
 * @throws StatementRefused
 */
export const statementOfCamt = (text: string, iban: string): Statement => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new StatementRefused('The file defines XML entities, which bank statements do not contain.');
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
  });
  let document: unknown;
  try {
    // Parse before validating: parsing ends at 100 nested elements, while validating reads all of the file.
    document = parser.parse(text);
    const valid = XMLValidator.validate(text);
    if (valid !== true) throw new Error(valid.err.msg);
  } catch (error) {
    throw new StatementRefused(`The file is not valid XML: ${error instanceof Error ? error.message : String(error)}`);
  }
  const reports = [
    ...under(document, 'Document', 'BkToCstmrStmt', 'Stmt'),
    ...under(document, 'Document', 'BkToCstmrAcctRpt', 'Rpt'),
    ...under(document, 'Document', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  ];
  if (reports.length === 0) throw new StatementRefused('The file is XML, but not a bank statement (camt.053).');
  const read = under(ownReports(reports, iban), 'Ntry').flatMap(movementsOf);
  return {
    credits: read.flatMap((one) => ('credit' in one ? [one.credit] : [])),
    others: read.flatMap((one) => ('other' in one ? [one.other] : [])),
  };
};
