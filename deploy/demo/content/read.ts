import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as z from 'zod';

const folder = join(dirname(createRequire(import.meta.url).resolve('@lendring/deploy/package.json')), 'demo/content');

const entryOf = (content: unknown, index: PropertyKey | undefined): string => {
  if (typeof index !== 'number') return index === undefined ? 'the file' : `entry "${String(index)}"`;
  const entry: unknown = Array.isArray(content) ? content[index] : undefined;
  const named = typeof entry === 'object' && entry !== null ? entry : {};
  const name = 'key' in named ? named.key : 'offer' in named ? named.offer : undefined;
  return `entry ${index + 1}${typeof name === 'string' ? ` (${name})` : ''}`;
};

/**
 * Validates the content of a data file.
 *
 * @throws Error naming the file, each invalid entry and field, and the remedy
 */
export const parseContent = <Schema extends z.ZodType>(
  name: string,
  text: string,
  schema: Schema,
): z.output<Schema> => {
  const remedy = `Correct deploy/demo/content/${name}.json; deploy/demo/content/schema.ts says what each field takes.`;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`${name}.json is not JSON: ${String(error)}. ${remedy}`, { cause: error });
  }
  const { success, data, error } = schema.safeParse(content);
  if (success) return data;
  const wrong = error.issues.map(
    ({ path: [index, ...field], message }) =>
      `${entryOf(content, index)}${field.length > 0 ? `, ${field.join('.')}` : ''}: ${message}`,
  );
  throw new Error(`${name}.json does not fit its schema.\n  ${wrong.join('\n  ')}\n${remedy}`);
};

export const readContent = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  parseContent(name, readFileSync(join(folder, `${name}.json`), 'utf8'), schema);
