import { XMLParser } from 'fast-xml-parser';
import { dayOf, isAccount, refuseOthers, StatementRefused, type Credit } from './credit.js';

/** Cents of an amount as ISO 20022 writes it: a point, and no more than cents after it. */
const centsOfIso = (written: string): number | null => {
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(written.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

type Node = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const nodeOf = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const under = (value: unknown, ...path: readonly string[]): readonly unknown[] =>
  path.reduce<readonly unknown[]>((found, name) => found.flatMap((one) => listOf(nodeOf(one)[name])), listOf(value));
/** Every text below, in its order. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : value === undefined || value === null
      ? []
      : [String(value)];
const first = (values: readonly unknown[]): string => textsIn(values[0])[0] ?? '';

/** Those of the account, and those that name none. @throws StatementRefused where all are of other accounts */
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

/** A statement of ISO 20022: camt.052, .053 or .054 in any version. @throws StatementRefused */
export const creditsOfCamt = (text: string, iban: string): readonly Credit[] => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new StatementRefused('It defines entities, which no statement of a bank does.');
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
  });
  let document: unknown;
  try {
    document = parser.parse(text, true);
  } catch (error) {
    throw new StatementRefused(
      `It is no XML that can be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const reports = [
    ...under(document, 'Document', 'BkToCstmrStmt', 'Stmt'),
    ...under(document, 'Document', 'BkToCstmrAcctRpt', 'Rpt'),
    ...under(document, 'Document', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  ];
  if (reports.length === 0) throw new StatementRefused('It is XML, but no statement of a bank (camt.053).');
  const own = ownReports(reports, iban);
  return under(own, 'Ntry').flatMap((entry, index) => {
    const money = nodeOf(under(entry, 'Amt')[0]);
    const status = first(under(entry, 'Sts'));
    if (first(under(entry, 'CdtDbtInd')) !== 'CRDT' || first(under(entry, 'RvslInd')) === 'true') return [];
    // Announced, but not there yet.
    if (status !== '' && status !== 'BOOK') return [];
    const details = under(entry, 'NtryDtls', 'TxDtls');
    // What came back, or went, is no payment, whatever stands around it.
    const came = details.filter(
      (one) => first(under(one, 'CdtDbtInd')) !== 'DBIT' && under(one, 'RtrInf').length === 0,
    );
    if (details.length > 0 && came.length === 0) return [];
    const bookedOn = first(under(entry, 'BookgDt')) || first(under(entry, 'ValDt'));
    return (details.length > 1 ? came : [entry]).map((one): Credit => {
      const amounts = [...under(one, 'Amt'), ...under(one, 'AmtDtls', 'TxAmt', 'Amt')];
      const amountNode = nodeOf(details.length > 1 ? amounts[0] : money);
      const amount = centsOfIso(String(amountNode['#text'] ?? ''));
      if (amount === null) throw new StatementRefused(`Its entry ${index + 1} has no amount.`);
      return {
        bookedOn: dayOf(bookedOn),
        amount,
        currency: String(amountNode['@Ccy'] ?? 'EUR'),
        text: textsIn(details.length > 1 ? one : entry).join(' '),
        payer: payerIn(details.length > 1 ? one : details[0]),
        purpose: under(details.length > 1 ? one : details[0], 'RmtInf')
          .flatMap(textsIn)
          .join(' '),
      };
    });
  });
};
