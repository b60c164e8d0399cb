import { useTranslation } from 'react-i18next';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { useLocale } from '../../i18n/use-locale.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { Part } from '../../parts/backoffice/sections.js';
import { personText } from '../../parts/people/person-text.js';
import { Tag } from '../../ui/Tag.js';
import { measuresText, stateText } from './words.js';

export function Decisions({ one }: Readonly<{ one: CaseShape }>) {
  const { t } = useTranslation('backoffice');
  return (
    <Part id="decisions" title={t('case.decisions')}>
      <ol className="flex flex-col gap-3">
        {one.decisions.map((decision, index) => (
          <li key={decision.decision_id} className="rounded-lg border border-line p-4">
            <Decided one={one} decision={decision} holds={index === 0} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Decided({
  one,
  decision,
  holds,
}: Readonly<{ one: CaseShape; decision: CaseShape['decisions'][number]; holds: boolean }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const { outcome, by, at, confirmed_by: confirmed, ground } = decision;
  const texts = [
    ['facts', decision.facts],
    ['noteToVendor', decision.note_to_vendor],
    ['noteToReporter', decision.note_to_reporter],
    ['internalNote', decision.internal_note],
  ] as const;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-bold">
          {stateText(t, one, outcome)}: {measuresText(t, one.subject.kind, decision)}
        </span>
        {decision.complaint_id && <Tag tone="grey">{t('case.afterComplaint')}</Tag>}
        {decision.unfounded && <Tag tone="grey">{t('case.unfounded')}</Tag>}
        <Tag tone={holds ? 'tint' : 'grey'}>{t(holds ? 'case.inForce' : 'case.replaced')}</Tag>
      </p>
      <p className="text-small text-muted">
        {t('case.decidedBy', { name: personText(t, by), when: staffMoment(at, locale) })}
        {confirmed && ` · ${t('case.confirmedBy', { name: personText(t, confirmed) })}`}
      </p>
      <dl className="mt-2 flex flex-col gap-1.5 text-small empty:hidden">
        {ground && (
          <div>
            <dt className="font-bold">{t(`ground.${ground.kind}`)}</dt>
            <dd className="wrap-anywhere">{ground.text}</dd>
          </div>
        )}
        {texts.map(
          ([key, text]) =>
            text && (
              <div key={key}>
                <dt className="font-bold">{t(`case.${key}`)}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
