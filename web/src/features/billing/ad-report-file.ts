import type { AdReportShape } from '@lendring/contracts/http/ads.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locale.js';

export const adReportFile = (
  { days }: Pick<AdReportShape, 'days'>,
  { t, locale }: Readonly<{ t: TFunction<'billing'>; locale: Locale }>,
): string =>
  csvOf(
    [
      [t('adReport.day'), t('adReport.views'), t('adReport.clicks')],
      ...days.map(({ day, views, clicks }) => [day, views, clicks]),
    ],
    locale === 'en' ? ',' : ';',
  );
