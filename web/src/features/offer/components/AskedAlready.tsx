import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestRowShape } from '@lendring/contracts/http/request.js';
import { dayRange } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { hoursText } from '../../../parts/offers/period-text.js';

export default function AskedAlready({ request, same }: Readonly<{ request: RequestRowShape; same: boolean }>) {
  const withdrawn = request.status === 'withdrawn';
  const { t } = useTranslation('offer');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const title = useId();
  const { kind, date_from: from, date_to: to } = request.period;
  const period = kind === 'hours' ? hoursText({ common, locale }, request.period) : dayRange(from, to, locale);
  return (
    <Card as="section" ground="sand" aria-labelledby={title} className="flex flex-col items-start gap-3">
      <h2 id={title} className="title">
        {t(withdrawn ? 'booking.withdrawn' : same ? 'booking.askedSame' : 'booking.asked')}
      </h2>
      <p>{t(withdrawn ? 'booking.withdrawnText' : 'booking.askedText', { period })}</p>
      <ButtonLink
        variant={same && !withdrawn ? 'primary' : 'ghost'}
        to="/request/$requestId"
        params={{ requestId: request.request_id }}
      >
        {t('booking.askedLink')}
      </ButtonLink>
    </Card>
  );
}
