import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Call } from '@lendring/contracts/http/call.js';
import { calls, type Body, type CallName, type Query } from '@lendring/contracts/http/calls.js';

type Node = Readonly<Record<string, unknown>>;

/** Text fields that the erasure test does not cover, with the reasons. */
export const exceptions: Readonly<Record<string, string>> = {
  '*.city_id': 'a town of our list',
  '*.postal': 'a postal code of our list',
  '*.postal_id': 'a postal code of our list',
  '*.plan_id': 'a plan of the operator',
  '*.zone': 'a time zone',
  'agreeToTerms.version': 'a version of ours',
  'saveSearch.page.city': 'a town in an address of ours',
  'city?city_url': 'a town in an address of ours',
  'categoryAt?path': 'an address of ours',
  '*?city_id': 'a town of our list',
  '*?postal_id': 'a postal code of our list',
  '*?plan_id': 'a plan of the operator',
  '*lastseen': 'a place in a list, which the server made',
  'offerSearch?query': 'counted without its person, for 90 days (ADR 104)',
  'offerSearchCategory?query': 'counted without its person, for 90 days (ADR 104)',
  'reportable?id': 'the id of what is reported',
  'event?types': 'kinds of events',
  'publicHolidays?places': 'ids of places',
  'unsubscribing?token': 'a token of ours',
  'adReport?key': 'a secret of ours',
  '*.password': 'a password, of which only a hash is stored',
  'changePassword.current': 'a password, of which only a hash is stored',
  '*.code': 'a code that is worth something for a moment',
  'unsubscribe.token': 'a token of ours',
  'adView.secret': 'a secret of ours',
  'adClick.secret': 'a secret of ours',
  'userPushProfile.token': 'an address of a push service; erasure.spec.ts enters one and looks for it',
  'askPhoneCode.number': 'a phone number; erasure.spec.ts verifies one and looks for it',
  'readCertificate.certificate': 'a signed paper, which is read and not stored',
  'checkReputation.credential': 'a signed paper, which is read and not stored',
  'bringReputation.credential': 'a signed paper; erasure.spec.ts brings one and looks for it',
  'addPasskey.made.*': 'what a passkey says, which nobody types',
  'report.contact.*': 'of visitors alone, who have no account',
  'giveFeedback.email': 'of visitors alone, who have no account',
  'complainByLink.text': 'of reporters without an account',
  'cancelByInvoice.*': 'belongs to an invoice, by whoever has its number',
  'withdrawByInvoice.*': 'belongs to an invoice, by whoever has its number',
  'draftAd.payer': 'of house ads, which are the operator’s',
  'changeAd.payer': 'of house ads, which are the operator’s',
  'giveTraderDetails.*': 'kept for half a year under a key of its own: traders.spec.ts',
  'changeCompany.company_vat_id': 'a number with check digits; the field is personal (accountPersonal)',
  'complain.text': 'needs a decision of moderation; the field is personal (casePersonal), and erase-cases deletes it',
};

const reasonFor = (path: string): string | undefined =>
  Object.entries(exceptions).find(([pattern]) =>
    pattern.startsWith('*')
      ? path.endsWith(pattern.slice(1))
      : pattern.endsWith('*')
        ? path.startsWith(pattern.slice(0, -1))
        : path === pattern,
  )?.[1];

const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.map(asNode) : []);

const examples = ['Qzxwort', '+49 176 55501234'];
const mechanical = new Set(['uuid', 'date', 'date-time', 'base64']);

const isText = (node: Node): boolean => {
  if (![node['type']].flat().includes('string') || 'enum' in node || 'const' in node) return false;
  const { format, pattern } = node as { format?: string; pattern?: string };
  if (format === 'email' || format === 'uri') return true;
  if (format !== undefined && mechanical.has(format)) return false;
  return pattern === undefined || examples.some((example) => new RegExp(pattern, 'u').test(example));
};

type Part = 'body' | 'query';

const schemaOf = (name: CallName, part: Part): Readonly<{ root: Node; resolve: (node: Node) => Node }> => {
  const call: Call = calls[name];
  const schema = call[part];
  const root = asNode(schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const definitions = asNode(root['$defs']);
  const resolve = (node: Node): Node => {
    const ref = node['$ref'];
    return typeof ref === 'string' ? resolve(asNode(definitions[ref.split('/').at(-1) ?? ''])) : node;
  };
  return { root, resolve };
};

const variantsOf = (node: Node): readonly Node[] => ['anyOf', 'oneOf', 'allOf'].flatMap((of) => nodes(node[of]));

/** Root of a field's path: `<call>.` for a body, `<call>?` for a query. */
const rootOf = (name: CallName, part: Part): string => (part === 'body' ? name : `${name}?`);
const below = (path: string, field: string): string => (path.endsWith('?') ? `${path}${field}` : `${path}.${field}`);

const textsIn = (name: CallName, part: Part): readonly string[] => {
  const { root, resolve } = schemaOf(name, part);
  const found = new Set<string>();
  const walk = (given: Node, path: string): void => {
    const node = resolve(given);
    if (isText(node)) found.add(path);
    for (const variant of variantsOf(node)) walk(variant, path);
    for (const [field, inner] of Object.entries(asNode(node['properties']))) walk(asNode(inner), below(path, field));
    if (typeof node['additionalProperties'] === 'object') walk(asNode(node['additionalProperties']), `${path}.each`);
    if (node['items']) walk(asNode(node['items']), path);
  };
  walk(root, rootOf(name, part));
  return [...found];
};

/** Calls that contain users' own data. Texts by staff are excluded, because they are the installation's records. */
const personal = (Object.keys(calls) as CallName[]).filter((name) =>
  ['anyone', 'user', 'key'].includes((calls[name] as Call).access),
);

export const allTexts = (): readonly string[] =>
  personal.flatMap((name) => [...textsIn(name, 'body'), ...textsIn(name, 'query')]);

export const textsToEnter = (): readonly string[] => allTexts().filter((path) => reasonFor(path) === undefined);

export const staleExceptions = (): readonly string[] =>
  Object.keys(exceptions).filter(
    (pattern) =>
      !allTexts().some((path) =>
        pattern.startsWith('*')
          ? path.endsWith(pattern.slice(1))
          : pattern.endsWith('*')
            ? path.startsWith(pattern.slice(0, -1))
            : path === pattern,
      ),
  );

const letters = (bytes: Buffer): string => [...bytes].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

/** Fills call bodies with a marked value per text field, and records the fields. */
export const createTexts = () => {
  const entered = new Map<string, string>();

  const marked = (node: Node, path: string): string => {
    const mark = `Qzx${letters(randomBytes(12))}`;
    entered.set(path, mark);
    if (node['format'] === 'email') return `${mark.toLowerCase()}@example.org`;
    return node['format'] === 'uri' || path.endsWith('.url') ? `https://example.org/${mark}` : mark;
  };

  const filled = (name: CallName, part: Part, given: unknown): unknown => {
    const { root, resolve } = schemaOf(name, part);
    const fillIn = (raw: Node, value: unknown, path: string): unknown => {
      const node = resolve(raw);
      if (isText(node)) {
        if (reasonFor(path) !== undefined) return value;
        if (typeof value !== 'string') return value === null ? null : marked(node, path);
        entered.set(path, value);
        return value;
      }
      const inner = variantsOf(node);
      if (inner.length > 0)
        return inner.reduce<unknown>(
          (so, variant) => (so === undefined ? fillIn(variant, value, path) : so),
          undefined,
        );
      const properties = Object.entries(asNode(node['properties']));
      if (properties.length > 0) {
        if (value === null) return null;
        const before = entered.size;
        const whole = Object.fromEntries(
          properties
            .map(([field, each]) => [field, fillIn(asNode(each), asNode(value)[field], below(path, field))] as const)
            .filter(([, each]) => each !== undefined),
        );
        const required = Array.isArray(node['required']) ? node['required'] : [];
        const isWhole = required.every((field) => String(field) in whole);
        if (value !== undefined || (isWhole && entered.size > before)) return whole;
        for (const undone of [...entered.keys()].slice(before)) entered.delete(undone);
        return undefined;
      }
      if (typeof node['additionalProperties'] === 'object' && value !== undefined)
        return Object.fromEntries(
          Object.entries(asNode(value)).map(([field, each]) => [
            field,
            fillIn(asNode(node['additionalProperties']), each, `${path}.each`),
          ]),
        );
      if (node['items']) {
        const items = asNode(node['items']);
        if (Array.isArray(value)) return value.map((each: unknown) => fillIn(items, each, path));
        return isText(resolve(items)) && reasonFor(path) === undefined ? [marked(resolve(items), path)] : value;
      }
      return value;
    };
    return fillIn(root, given, rootOf(name, part));
  };

  return {
    entered: entered as ReadonlyMap<string, string>,
    fill: <N extends CallName>(name: N, given: unknown = {}): Body<N> => filled(name, 'body', given) as Body<N>,
    fillQuery: <N extends CallName>(name: N, given: unknown = {}): Query<N> => filled(name, 'query', given) as Query<N>,
  };
};
