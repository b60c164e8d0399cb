import { useTranslation } from 'react-i18next';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { sheetOffer } from '@lendring/contracts/http/sheet-offer.js';
import { CLEARED, sheetColumns } from '@lendring/contracts/rules/offer-sheet.js';
import { sheetHeadOf } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { offerQuery } from '../../../api/offer.js';
import { number } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Icon } from '../../../ui/Icon.js';
import { sheetWords, useSheetNames } from '../table/sheet-row.js';
import type { FirstRow, Report } from './run-import.js';

/** First rows of a file that an import takes, with what happens to each. */
export function FirstRows({ rows }: Readonly<{ rows: Report['first'] }>) {
  const { t } = useTranslation('offerTable');
  if (rows.length === 0) return null;
  return (
    <table className="w-full border-collapse text-small">
      <caption className="py-2 text-left font-bold">{t('import.first')}</caption>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-2 pr-4">
            {t('import.line')}
          </th>
          <th scope="col" className="py-2 pr-4">
            {t('import.what')}
          </th>
          <th scope="col" className="py-2 pr-4">
            {t('column.number')}
          </th>
          <th scope="col" className="py-2">
            {t('column.title')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, does, number: own, title, changes }) => (
          <tr key={line} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {number(line)}
            </th>
            <td className="py-2 pr-4">{t(`import.rowDoes.${does}`)}</td>
            <td className="py-2 pr-4 wrap-anywhere">{own}</td>
            <td className="py-2 wrap-anywhere">
              {title}
              {changes && <Changes {...changes} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Characters shown of a value. */
const MOST_TEXT = 120;
const short = (text: string): string => {
  const shown = text.slice(0, MOST_TEXT);
  return shown === text ? text : `${shown}…`;
};

/** Cells of a row that change an offer, with what the offer says today, as an export writes it. */
function Changes({ offerId, cells }: NonNullable<FirstRow['changes']>) {
  const { t } = useTranslation('offerTable');
  const { data: offer } = useQuery(offerQuery(useApi(), offerId));
  const names = useSheetNames();
  const before = (head: string): string => {
    const meant = sheetHeadOf(head);
    if (!offer || meant.kind === 'unread') return '';
    if (meant.kind === 'column')
      return sheetColumns[meant.name].write(
        sheetOffer({ ...offer, image_ids: offer.images.map(({ image_id: id }) => id) }),
        sheetWords(names),
      );
    return offer.metadata.find(({ name }) => name.toLowerCase() === meant.name.toLowerCase())?.value ?? '';
  };
  return (
    <ul className="list-none p-0">
      {cells.map(({ head, text }) => (
        <li key={head}>
          <span className="text-muted">{head}: </span>
          {short(before(head)) || t('import.blank')} <Icon icon={ArrowRight} size={14} className="inline" />
          <span className="sr-only">{t('bulk.preview.becomes')}</span>{' '}
          <b>{text.trim() === CLEARED ? t('import.blank') : short(text)}</b>
        </li>
      ))}
    </ul>
  );
}
