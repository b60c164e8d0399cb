import type { Tried } from './product.js';

type Parameter = Readonly<{ name: string; in: string }>;
type Operation = Readonly<{ parameters: readonly Parameter[] }>;
type Document = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>;

const kinds: readonly (readonly [RegExp, keyof Tried['ids'] | 'category'])[] = [
  [/^\/offer_unavailability\//, 'block'],
  [/^\/category\//, 'category'],
  [/^\/offer/, 'offer'],
  [/^\/request/, 'request'],
  [/^\/api_key\//, 'api_key'],
  [/^\/webhook/, 'webhook'],
  [/^\/user_profile\//, 'user'],
];

/** Adds existing ids as examples, so that more than the not-found response is tested. Deletions get no examples. */
export const withExamples = (document: Document, ids: Tried['ids']): Document => {
  const known: Readonly<Record<string, unknown>> = { ...ids, category: 100 };
  const paths = Object.entries(document.paths).map(([path, operations]) => {
    const kind = kinds.find(([form]) => form.test(path))?.[1];
    const example = path.startsWith('/offer_search/') ? 'elektronik' : kind && known[kind];
    const tried = Object.entries(operations).map(([method, operation]) => [
      method,
      method === 'delete' || example === undefined
        ? operation
        : {
            ...operation,
            parameters: operation.parameters.map((parameter) =>
              parameter.in === 'path' ? { ...parameter, example } : parameter,
            ),
          },
    ]);
    return [path, Object.fromEntries(tried)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
};
