import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { endedForReporter, reporterMeasures } from '@lendring/contracts/texts/measure-sentences.js';
import { outcomeSentences } from '@lendring/contracts/texts/report-mails.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { useTranslation } from 'react-i18next';
import { locales } from '../../i18n/locale.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { measuresOf, reporterLanguages, type Values } from './verdict.js';

type Props = Readonly<{ one: CaseShape; values: Values; onClose: () => void; onConfirm: () => void }>;

/** Confirms a decision that finds a breach but takes no measure, with a preview of the notice to most reporters. */
export function EmptyVerdict({ one, values, onClose, onConfirm }: Props) {
  const { t } = useTranslation('backoffice');
  const locale = reporterLanguages(one)[0] ?? 'de';
  const ended = endedForReporter(one.decisions[0]?.measures ?? null, measuresOf(values));
  const said = [outcomeSentences.completed, ...(ended.length > 0 ? ended : [reporterMeasures.nothing])];
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      title={t('verdict.empty.title')}
      action={t('verdict.empty.action')}
      cancel={t('verdict.empty.cancel')}
      danger={false}
    >
      <p>{t('verdict.empty.text')}</p>
      <blockquote lang={locales[locale].iso} className="mt-3 border-l-4 border-tint-3 pl-4">
        {said.map((sentence) => inLanguage(sentence, locale)).join(' ')}
      </blockquote>
    </ConfirmDialog>
  );
}
