/** Deep copy equal to a JSON round trip, but several times as fast. */
export const jsonCopy = <Value>(value: Value): Value => copyOf(value, 0) as Value;

/** Nesting depth above which values are copied by a JSON round trip, which reports circular references. */
const MOST_LEVELS = 64;

const copyOf = (value: unknown, level: number): unknown => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value + 0 : null;
    case 'object':
      if (value === null) return null;
      if (level < MOST_LEVELS) {
        if (Array.isArray(value)) return listOf(value, level);
        const prototype: unknown = Object.getPrototypeOf(value);
        if ((prototype === Object.prototype || prototype === null) && !('toJSON' in value))
          return fieldsOf(value as Readonly<Record<string, unknown>>, level);
      }
      return throughText(value);
    default:
      return throughText(value);
  }
};

const listOf = (list: readonly unknown[], level: number): readonly unknown[] => {
  const copy: unknown[] = [];
  // Use a loop, because `map` would keep holes in sparse arrays.
  for (const one of list) copy.push(copyOf(one, level + 1) ?? null);
  return copy;
};

const fieldsOf = (value: Readonly<Record<string, unknown>>, level: number): object => {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const field = copyOf(value[key], level + 1);
    if (field === undefined) continue;
    if (key === '__proto__')
      Object.defineProperty(copy, key, { value: field, writable: true, enumerable: true, configurable: true });
    else copy[key] = field;
  }
  return copy;
};

const throughText = (value: unknown): unknown => {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
};
