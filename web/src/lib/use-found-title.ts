import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The title of a page that is not there for everybody, once it is there for whoever is signed in: the server could not
 * name it. Undefined: it is not known yet.
 */
export const useFoundTitle = (title: string | undefined): void => {
  const { t } = useTranslation();
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${t('brand')}`;
  }, [title, t]);
};
