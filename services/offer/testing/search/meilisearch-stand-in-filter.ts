import { distanceKm, inBox } from '../../src/search/matching/geo.js';

export type Document = Readonly<Record<string, unknown>>;
export type Test = (document: Document) => boolean;

const tokens = /\s*("(?:[^"\\]|\\.)*"|[()[\],]|[<>]=?|!?=|[^\s()[\],<>=!"]+)/gy;

const cut = (expression: string): string[] => {
  const found: string[] = [];
  tokens.lastIndex = 0;
  for (let at = 0; at < expression.trimEnd().length; at = tokens.lastIndex) {
    const token = tokens.exec(expression)?.[1];
    if (token === undefined) throw new Error(`Was expecting an operation: cannot read \`${expression.slice(at)}\``);
    found.push(token);
  }
  return found;
};

const valuesAt = (document: Document, attribute: string): readonly unknown[] => [document[attribute] ?? []].flat();
/** Meilisearch compares text case-insensitively and treats `18` as both number and text. */
const same = (value: unknown, wanted: string): boolean => String(value).toLowerCase() === wanted.toLowerCase();

/** Parses the subset of Meilisearch filter expressions that the adapter uses. @throws on anything else */
export const readFilter = (expression: string, filterable: ReadonlySet<string>): Test => {
  const rest = cut(expression);
  const next = (): string => rest.shift() ?? '';
  const expect = (...wanted: readonly string[]): void => {
    for (const token of wanted) {
      const found = next();
      if (found !== token) throw new Error(`Was expecting ${token}, found \`${found}\` in \`${expression}\``);
    }
  };
  const value = (): string => {
    const token = next();
    return token.startsWith('"') ? token.slice(1, -1) : token;
  };
  const list = (end: string): string[] => {
    const found: string[] = [];
    while (rest[0] !== end) {
      found.push(value());
      if (rest[0] === ',') next();
    }
    next();
    return found;
  };
  const attribute = (): string => {
    const name = next();
    if (!filterable.has(name)) throw new Error(`Attribute \`${name}\` is not filterable.`);
    return name;
  };
  const point = (document: Document) => document['_geo'] as { lat: number; lng: number } | undefined;

  const radius = (): Test => {
    expect('(');
    const [lat = 0, lng = 0, metres = 0] = list(')').map(Number);
    if (Math.abs(lat) > 90 || Math.abs(lng) > 180) throw new Error('Bad latitude or longitude.');
    return (document) => {
      const there = point(document);
      return there !== undefined && distanceKm(lat, lng, there.lat, there.lng) * 1000 <= metres;
    };
  };
  const boundingBox = (): Test => {
    expect('(', '[');
    const [north = 0, east = 0] = list(']').map(Number);
    expect(',', '[');
    const [south = 0, west = 0] = list(']').map(Number);
    expect(')');
    if (
      [north, south].some((lat) => Math.abs(lat) > 90) ||
      [east, west].some((lng) => Math.abs(lng) > 180) ||
      north < south
    )
      throw new Error('Bad bounding box.');
    return (document) => {
      const there = point(document);
      return there !== undefined && inBox({ south, north, west, east }, there.lat, there.lng);
    };
  };
  const condition = (): Test => {
    if (rest[0] === '_geoRadius' || rest[0] === '_geoBoundingBox') {
      if (!filterable.has('_geo')) throw new Error('Attribute `_geo` is not filterable.');
      return next() === '_geoRadius' ? radius() : boundingBox();
    }
    const name = attribute();
    const operator = next();
    if (operator === 'IN') {
      expect('[');
      const wanted = list(']');
      return (document) => valuesAt(document, name).some((each) => wanted.some((one) => same(each, one)));
    }
    if (operator === 'STARTS') {
      expect('WITH');
      const start = value().toLowerCase();
      return (document) =>
        valuesAt(document, name).some((each) => typeof each === 'string' && each.toLowerCase().startsWith(start));
    }
    if (rest[0] === 'TO') {
      next();
      const [least, most] = [Number(operator), Number(value())];
      return (document) =>
        valuesAt(document, name).some((each) => typeof each === 'number' && each >= least && each <= most);
    }
    const wanted = value();
    if (operator === '=') return (document) => valuesAt(document, name).some((each) => same(each, wanted));
    if (operator === '>')
      return (document) => valuesAt(document, name).some((each) => typeof each === 'number' && each > Number(wanted));
    if (operator === '<=')
      return (document) => valuesAt(document, name).some((each) => typeof each === 'number' && each <= Number(wanted));
    if (operator === '>=')
      return (document) => valuesAt(document, name).some((each) => typeof each === 'number' && each >= Number(wanted));
    throw new Error(`The stand-in does not know the operator \`${operator}\``);
  };
  const factor = (): Test => {
    if (rest[0] === 'NOT') {
      next();
      const inner = factor();
      return (document) => !inner(document);
    }
    if (rest[0] !== '(') return condition();
    next();
    const inner = either();
    expect(')');
    return inner;
  };
  const both = (): Test => {
    const all = [factor()];
    while (rest[0] === 'AND') {
      next();
      all.push(factor());
    }
    return (document) => all.every((test) => test(document));
  };
  const either = (): Test => {
    const all = [both()];
    while (rest[0] === 'OR') {
      next();
      all.push(both());
    }
    return (document) => all.some((test) => test(document));
  };
  const test = either();
  if (rest.length > 0) throw new Error(`Found unexpected characters at the end of the filter: \`${rest.join(' ')}\``);
  return test;
};
