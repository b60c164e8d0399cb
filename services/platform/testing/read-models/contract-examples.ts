import fc from 'fast-check';
import type { Filter } from '../../src/read-models/documents.port.js';

/** Scalars of every JSON type, so that confusions of types show; few values and names, so that filters often match. */
const scalar = fc.constantFrom(
  null,
  true,
  false,
  0,
  1,
  2.5,
  -3,
  '',
  '0',
  '1',
  'true',
  'null',
  'a',
  'Ä',
  'ß',
  '🚲',
  '[]',
  '{"a":1}',
  `it's "x"`,
);
const name = fc.constantFrom('a', 'b', 'c-1');

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    tie('object'),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
  object: fc.dictionary(name, tie('value'), { maxKeys: 3 }),
}));

export const anyDocument = fc.dictionary(name, value, { maxKeys: 3 });

const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const bound = scalar.filter((candidate) => typeof candidate === 'string' || typeof candidate === 'number');

const condition = fc.oneof(
  scalar,
  scalar.map(($ne) => ({ $ne })),
  fc.array(scalar, { maxLength: 4 }).map(($in) => ({ $in })),
  fc.dictionary(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), bound, { minKeys: 1, maxKeys: 2 }),
);

export const anyFilter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.dictionary(path, condition, { maxKeys: 2 }) as fc.Arbitrary<Filter>,
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map(($and) => ({ $and })),
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map(($or) => ({ $or })),
  ),
})).filter;
