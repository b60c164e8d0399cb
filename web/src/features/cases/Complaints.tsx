import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { later } from '../../ui/later.js';
import { LongText, Part } from '../../parts/backoffice/sections.js';
import { personText } from '../../parts/people/person-text.js';

const AnswerForm = later(async () => (await import('./AnswerForm.js')).AnswerForm);

type Complaint = CaseShape['complaints'][number];

/** `others`: the reader may not answer, because the complaints are about their own decision. */
export function Complaints({ one, others }: Readonly<{ one: CaseShape; others: boolean }>) {
  const { t } = useTranslation('backoffice');
  return (
    <Part id="complaints" title={t('case.complaints')}>
      <ul className="flex flex-col gap-3">
        {one.complaints.map((complaint) => (
          <li key={complaint.complaint_id} className="rounded-lg border border-line p-4">
            <Said one={one} complaint={complaint} others={others} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Said({ one, complaint, others }: Readonly<{ one: CaseShape; complaint: Complaint; others: boolean }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const { from, side, at, text, answered } = complaint;
  return (
    <>
      <p className="text-small text-muted">
        {t(`case.complaintFrom.${side}`, { name: personText(t, from), when: staffMoment(at, locale) })}
      </p>
      <LongText text={text} />
      {answered ? (
        <div className="mt-3 border-t border-line pt-3">
          <p className="font-bold">
            {t(answered.upheld ? 'case.upheld' : answered.unfounded ? 'case.rejectedUnfounded' : 'case.rejected')}
          </p>
          <p className="text-small text-muted">
            {t('case.decidedBy', { name: personText(t, answered.by), when: staffMoment(answered.at, locale) })}
          </p>
          <LongText text={answered.answer} />
        </div>
      ) : others ? (
        <p className="mt-3 font-bold">{t('answer.own')}</p>
      ) : (
        <AnswerForm one={one} complaint={complaint} />
      )}
    </>
  );
}
