import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Sets the title of a members-only page once the user's data is loaded, since the server could not. Undefined while
 * loading.
 */
export const useFoundTitle = (title: string | undefined): void => {
  const { t } = useTranslation();
  useEffect(() => {
    if (title === undefined) return undefined;
    const [before, own] = [document.title, `${title} · ${t('brand')}`];
    document.title = own;
    // Restore the previous title, because the router sets a title only if it differs from the last one that the
    // router set.
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [title, t]);
};

export const useHeadingFocus = (part: string | undefined): void => {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [part]);
};
