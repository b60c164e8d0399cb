type Json = Record<string, unknown>;

/**
 * Character classes that not every regular expression engine knows, as ranges that all know. The ranges of letters and
 * digits are wider than ours.
 */
const classes: readonly (readonly [from: string, to: string])[] = [
  [String.raw`\p{Cc}`, String.raw`\u0000-\u001f\u007f-\u009f`],
  [String.raw`\p{L}`, String.raw`A-Za-z\u00aa-\uffff`],
  [String.raw`\p{N}`, '0-9'],
];

const portable = (pattern: string): string => classes.reduce((text, [from, to]) => text.replaceAll(from, to), pattern);

/** The same schema with patterns that generators and validators in any language understand. */
export const withPortablePatterns = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withPortablePatterns);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema as Json).map(([key, value]) => [
      key,
      key === 'pattern' && typeof value === 'string' ? portable(value) : withPortablePatterns(value),
    ]),
  );
};
