import { reportNumber } from '@lendring/contracts/moderation/report-number.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import Eye from 'lucide-react/icons/eye';
import Mail from 'lucide-react/icons/mail';
import Scale from 'lucide-react/icons/scale';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../../ui/button-look.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Icon } from '../../../ui/Icon.js';
import { SubjectLink } from '../../../parts/moderation/SubjectLink.js';

const steps = [
  ['look', Eye],
  ['decide', Scale],
  ['answer', Mail],
] as const;

/** `reportId` is null for visitors, who receive the number by mail. */
export type Sent = Readonly<{ reportId: string | null; email: string }>;

export function Received({ subject, title, sent }: Readonly<{ subject: Subject; title: string; sent: Sent }>) {
  const { t } = useTranslation('moderation');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="rounded-lg bg-tint p-6 md:p-8">
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {t('report.done.title')}
      </h1>
      <p className="mt-3 wrap-anywhere">
        {sent.reportId === null
          ? t('report.done.visitor', { email: sent.email })
          : t('report.done.text', { email: sent.email, number: reportNumber(sent.reportId) })}
      </p>
      <h2 className="mt-7 mb-3 text-h3">{t('report.done.next')}</h2>
      <ol className="flex max-w-[60ch] flex-col gap-3">
        {steps.map(([step, icon]) => (
          <li key={step} className="flex gap-3">
            <Icon icon={icon} className="mt-0.5 text-teal-deep" />
            <span>{t(`report.done.${step}`)}</span>
          </li>
        ))}
      </ol>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
        {subject.kind !== 'rating' && subject.kind !== 'reply' && subject.kind !== 'ad' && (
          // Pass the title as the nickname, because the title of a profile is its nickname.
          <SubjectLink subject={subject} nickname={title} className={buttonLook({ variant: 'ghost' })}>
            {t(`report.done.back.${subject.kind}`)}
          </SubjectLink>
        )}
        {sent.reportId !== null && (
          <ButtonLink to="/account/decisions" variant="soft">
            {t('report.toOwn')}
          </ButtonLink>
        )}
        <ButtonLink to="/" variant="ghost">
          {t('report.done.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
