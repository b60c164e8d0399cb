import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '../../i18n/namespaces.js';
import { useLocale } from '../../i18n/use-locale.js';

/** Loads texts that most visits to a page do not need; true once they are available. */
export const useTexts = (...namespaces: readonly Namespace[]): boolean => {
  const { i18n } = useTranslation();
  const locale = useLocale();
  const { texts } = useRouter().options.context;
  const [isReady, setReady] = useState(() => namespaces.every((one) => i18n.hasResourceBundle(locale, one)));
  const names = namespaces.join();
  useEffect(() => {
    if (!isReady)
      texts(...(names.split(',') as Namespace[])).then(
        () => setReady(true),
        () => undefined,
      );
  }, [isReady, texts, names]);
  return isReady;
};
