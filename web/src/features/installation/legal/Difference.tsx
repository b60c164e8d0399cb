import { diffLines, diffWordsWithSpace } from 'diff';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '../../../i18n/locale.js';

/** Part of a diff: in both texts, only in the new one, or only in the old one. */
type Stretch = Readonly<{ kind: 'same' | 'added' | 'removed'; text: string }>;

/** Time limit of the word diff in milliseconds; very different texts fall back to a line diff. */
const LONGEST_MS = 300;

export const compare = (before: string, after: string): readonly Stretch[] =>
  (diffWordsWithSpace(before, after, { timeout: LONGEST_MS }) ?? diffLines(before, after)).map(
    ({ added, removed, value }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }),
  );

type Props = Readonly<{ before: string; after: string; language: Locale }>;

export function Difference({ before, after, language }: Props) {
  const { t } = useTranslation('backoffice');
  const [old, written] = [useDeferredValue(before), useDeferredValue(after)];
  const found = useMemo(() => compare(old, written), [old, written]);
  if (found.every(({ kind }) => kind === 'same')) return <p className="text-muted">{t('settings.legal.same')}</p>;
  return (
    <p lang={locales[language].iso} className="text-base whitespace-pre-wrap wrap-anywhere">
      {found.map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{text}</span>
        ) : kind === 'added' ? (
          <ins key={index} className="bg-leaf text-leaf-ink">
            <span className="sr-only">{`${t('settings.legal.added')}: `}</span>
            {text}
          </ins>
        ) : (
          <del key={index} className="bg-rose text-rose-ink">
            <span className="sr-only">{`${t('settings.legal.removed')}: `}</span>
            {text}
          </del>
        ),
      )}
    </p>
  );
}
