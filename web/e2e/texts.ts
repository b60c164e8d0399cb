import { readFileSync } from 'node:fs';
import { fillIn } from '../src/testing/fill.ts';
import type { Language } from './visit.ts';

type Texts = { readonly [key: string]: string | Texts };

export const textsOf =
  (language: Language) =>
  (namespace: string, key: string, fill: Readonly<Record<string, string>> = {}): string => {
    const file = new URL(`../src/i18n/locales/${language}/${namespace}.json`, import.meta.url);
    let found: string | Texts | undefined = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`There is no text ${namespace}:${key} in ${language}`);
    return fillIn(found, (name) => fill[name] ?? (name === 'brand' ? 'Lendring' : ''));
  };
