import * as z from 'zod';
import type { Schema } from '../kernel/schema.js';

/** Converts a key type: `city_id` becomes `cityId`. */
export type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Key;

export type Camel<Value> = Value extends readonly unknown[]
  ? { [Index in keyof Value]: Camel<Value[Index]> }
  : Value extends object
    ? { [Key in keyof Value as Key extends string ? CamelKey<Key> : Key]: Camel<Value[Key]> }
    : Value;

export const camelKey = <Key extends string>(key: Key): CamelKey<Key> =>
  // Safe cast: the type `CamelKey` describes the same replacement.
  key.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelKey<Key>;

const snakeKey = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Rename = (value: unknown) => unknown;
type Fields = Readonly<Record<string, unknown>>;
type Shape = Readonly<Record<string, Schema>>;
type NameOf = (key: string) => string;

const defOf = (schema: Schema) => {
  const { _zod: internals } = schema as z.core.$ZodTypes;
  return internals.def;
};
const valuesOf = ({ _zod: internals }: Schema) => internals.values;

const same = (key: string): string => key;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Rename of values without keys of their own. */
const keep: Rename = (value) => value;

/**
 * Renames the keys that a schema declares. Keys of free records are data and stay unchanged; undeclared keys are
 * dropped. Compiles each schema once, because every answer passes through.
 */
const renamer = (sourceOf: NameOf, targetOf: NameOf): ((schema: Schema) => Rename) => {
  const known = new WeakMap<Schema, Rename>();

  const fields = (shape: Shape): Rename => {
    const all = Object.entries(shape).map(([key, schema]) => ({
      source: sourceOf(key),
      target: targetOf(key),
      rename: renameOf(schema),
    }));
    return (value) => {
      if (!isFields(value)) return value;
      const renamed: Record<string, unknown> = {};
      for (const { source, target, rename } of all) {
        const field = value[source];
        if (field !== undefined) renamed[target] = rename === keep ? field : rename(field);
      }
      return renamed;
    };
  };

  const isOf = (schema: Schema): ((value: unknown) => boolean) => {
    const def = defOf(schema);
    switch (def.type) {
      case 'object': {
        const checks = Object.entries<Schema>(def.shape).map(([key, { _zod: internals }]) => ({
          source: sourceOf(key),
          isOptional: internals.optout === 'optional',
          values: internals.values,
        }));
        return (value) =>
          isFields(value) &&
          checks.every(({ source, isOptional, values }) => {
            const field = value[source];
            if (field === undefined) return isOptional;
            return !values || values.has(field as z.core.util.Primitive);
          });
      }
      case 'array':
        return Array.isArray;
      case 'record':
        return isFields;
      case 'union': {
        const options = def.options.map(isOf);
        return (value) => options.some((fits) => fits(value));
      }
      case 'nullable': {
        const fits = isOf(def.innerType);
        return (value) => value === null || fits(value);
      }
      case 'pipe':
        return isOf(def.out);
      default:
        return (value) => !isFields(value);
    }
  };

  const choice = (options: readonly Schema[]): Rename => {
    const choices = options.map((option) => ({ fits: isOf(option), rename: renameOf(option) }));
    if (choices.every(({ rename }) => rename === keep)) return keep;
    return (value) => {
      if (value === null) return null;
      const chosen = choices.find(({ fits }) => fits(value));
      // A value of no option must not pass unchanged: undeclared fields may be another person's.
      if (!chosen) throw new TypeError('value fits no option of its schema');
      return chosen.rename(value);
    };
  };

  const build = (schema: Schema): Rename => {
    const def = defOf(schema);
    switch (def.type) {
      case 'object':
        return fields(def.shape);
      case 'array': {
        const rename = renameOf(def.element);
        return rename === keep ? keep : (value) => (Array.isArray(value) ? value.map(rename) : value);
      }
      case 'record': {
        const keys = valuesOf(def.keyType);
        if (keys) return fields(Object.fromEntries([...keys].map((key) => [String(key), def.valueType])));
        const rename = renameOf(def.valueType);
        if (rename === keep) return keep;
        return (value) =>
          isFields(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rename(one)])) : value;
      }
      case 'union':
        return choice(def.options);
      case 'nullable':
      case 'optional':
      case 'default':
        return renameOf(def.innerType);
      case 'pipe':
        return renameOf(def.out);
      default:
        return keep;
    }
  };

  const renameOf = (schema: Schema): Rename => {
    const rename = known.get(schema) ?? build(schema);
    known.set(schema, rename);
    return rename;
  };
  return renameOf;
};

const toCamel = renamer(same, camelKey);
const toSnake = renamer(camelKey, same);

export const camelOf = <Parsed extends Schema>(schema: Parsed, value: z.output<Parsed>): Camel<z.output<Parsed>> =>
  // Safe cast: the schema describes the value.
  toCamel(schema)(value) as Camel<z.output<Parsed>>;

export const snakeOf = <Answer extends Schema>(schema: Answer, value: Camel<z.output<Answer>>): z.output<Answer> =>
  // Safe cast: the schema describes the answer.
  toSnake(schema)(value) as z.output<Answer>;

/** `cityId` → `city_id`. */
type SnakeKey<Key extends string> = Key extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeKey<Tail>}`
  : Key;

type SnakeSchema<S> =
  S extends z.ZodObject<infer Keys, infer Config>
    ? z.ZodObject<{ [Key in keyof Keys & string as SnakeKey<Key>]: SnakeSchema<Keys[Key]> }, Config>
    : S extends z.ZodArray<infer Item extends Schema>
      ? z.ZodArray<SnakeSchema<Item> & Schema>
      : S extends z.ZodNullable<infer Inner extends Schema>
        ? z.ZodNullable<SnakeSchema<Inner> & Schema>
        : S;

const renamed = (schema: Schema): Schema => {
  if (schema instanceof z.ZodObject) return snakeShape(schema);
  if (schema instanceof z.ZodArray) return schema.clone({ ...schema.def, element: renamed(schema.element) });
  if (schema instanceof z.ZodNullable) return schema.clone({ ...schema.def, innerType: renamed(schema.unwrap()) });
  return schema;
};

/**
 * Schema of the public API for a view or a command: the same fields with keys in snake_case. Converts objects, arrays
 * and nullable values; keeps all other fields unchanged.
 */
export const snakeShape = <S extends z.ZodObject>(schema: S): SnakeSchema<S> => {
  if (schema.def.checks?.length) throw new Error('Rules of an object name its fields: write its shape by hand');
  const shape = Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [snakeKey(key), renamed(field)]));
  return schema.clone({ ...schema.def, shape }) as z.ZodObject as SnakeSchema<S>;
};

/** Body of a call that sends this command; its id comes from the path. */
export const bodyOf = <Data extends z.ZodRawShape, Key extends keyof Data & string>(
  command: z.ZodObject<Data>,
  key: Key,
): SnakeSchema<z.ZodObject<Omit<Data, Key>, z.core.$strict>> => {
  const { [key]: _, ...fields } = command.shape;
  return snakeShape(z.strictObject(fields));
};
