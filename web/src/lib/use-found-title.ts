import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The title of a page that is not there for everybody, once it is there for whoever is signed in: the server could not
 * name it. Undefined: it is not known yet.
 */
export const useFoundTitle = (title: string | undefined): void => {
  const { t } = useTranslation();
  useEffect(() => {
    if (title === undefined) return undefined;
    const [before, own] = [document.title, `${title} · ${t('brand')}`];
    document.title = own;
    // The router writes a title only where it differs from its last one.
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [title, t]);
};
