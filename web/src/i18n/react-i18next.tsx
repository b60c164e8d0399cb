import type { TFunction } from 'i18next';
import { cloneElement, createContext, Fragment, type ReactElement, type ReactNode, use, useMemo } from 'react';
import type { I18n } from './create.js';
import type { Namespace } from './namespaces.js';

/*
 * The part of react-i18next that this client uses, in place of the package (ADR 171): builds, specs and types resolve
 * `react-i18next` to this file. A page has one language, and loaders add its texts before it renders.
 */
const Instance = createContext<I18n | null>(null);

export function I18nextProvider({ i18n, children }: Readonly<{ i18n: I18n; children: ReactNode }>) {
  return <Instance value={i18n}>{children}</Instance>;
}

/** @returns `t` for keys of the first namespace; keys of others need a prefix: `t('common:error.title')` */
export const useTranslation = <const Names extends Namespace | readonly [Namespace, ...Namespace[]] = 'common'>(
  names?: Names,
): Readonly<{ t: TFunction<Names>; i18n: I18n }> => {
  const i18n = use(Instance);
  if (!i18n) throw new Error('There is no I18nextProvider around this component.');
  const name = typeof names === 'object' ? names[0] : names;
  return useMemo(() => ({ t: i18n.getFixedT(i18n.language, name) as unknown as TFunction<Names>, i18n }), [i18n, name]);
};

/** Replaces `<name>…</name>` in a text by the component of that name with the text in between as its content. */
const withComponents = (text: string, components: Readonly<Record<string, ReactElement>>): ReactNode[] =>
  text.split(/(<(\w+)>.*?<\/\2>)/s).flatMap((part, index): readonly ReactNode[] => {
    // `split` returns text, tag and name by turns.
    if (index % 3 === 0) return part ? [part] : [];
    if (index % 3 === 2) return [];
    const [, name = '', inside = ''] = /^<(\w+)>(.*)<\/\1>$/s.exec(part) ?? [];
    const content = withComponents(inside, components);
    const component = components[name];
    return [
      component ? cloneElement(component, { key: index }, ...content) : <Fragment key={index}>{content}</Fragment>,
    ];
  });

type TransProps<Key extends string> = Readonly<{
  t: (key: Key) => string;
  i18nKey: Key;
  components: Readonly<Record<string, ReactElement>>;
}>;

export function Trans<Key extends string>({ t, i18nKey, components }: TransProps<Key>) {
  return <>{withComponents(t(i18nKey), components)}</>;
}
