type Json = Record<string, unknown>;

/**
 * Portable ranges for Unicode classes, which not every regex engine supports. The published ranges for letters and
 * digits differ from the validated classes.
 */
const classes: readonly (readonly [from: string, to: string])[] = [
  [String.raw`\p{Cc}`, String.raw`\u0000-\u001f\u007f-\u009f`],
  [String.raw`\p{L}`, String.raw`A-Za-z\u00aa-\uffff`],
  [String.raw`\p{N}`, '0-9'],
];

const portable = (pattern: string): string => classes.reduce((text, [from, to]) => text.replaceAll(from, to), pattern);

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
