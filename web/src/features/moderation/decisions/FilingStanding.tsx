import type { Answer } from '@lendring/contracts/http/calls.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { Card } from '../../../ui/Card.js';
import { dayOf, momentOf } from '../../../lib/dates/moment.js';

type Standing = Answer<'ownReports'>['standing'];

/** Warning or pause of the user's reports or complaints (DSA Art. 23); renders nothing otherwise. */
export function FilingStanding({ standing }: Readonly<{ standing: Standing }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const said = (['reports', 'complaints'] as const).flatMap((of) => {
    const { warned_at: warned, paused_until: until } = standing[of];
    if (until !== null) return t(`ownReports.standing.${of}Paused`, { when: momentOf(until, locale) });
    return warned === null ? [] : t(`ownReports.standing.${of}Warned`, { day: dayOf(warned, locale) });
  });
  if (said.length === 0) return null;
  return (
    <Card ground="sand" className="mb-6 flex flex-col gap-2">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Card>
  );
}
