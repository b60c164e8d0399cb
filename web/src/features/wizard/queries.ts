import { queryOptions } from '@tanstack/react-query';
import { offerKey } from '../../api/offer.js';
import type { Locale } from '../../i18n/locale.js';
import { blankOffer } from './model/blank.js';

export const blankQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...offerKey(''), locale],
    queryFn: () => blankOffer(locale),
    staleTime: Infinity,
    initialData: () => blankOffer(locale),
  });
