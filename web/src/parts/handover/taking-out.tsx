import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PieceCondition } from '@lendring/contracts/rules/pieces.js';
import { day } from '../../i18n/format.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { toasts } from '../../ui/toasts.js';
import type { LoanPieces } from './loan-pieces.js';
import { usePieceBlocks } from './piece-blocks.js';
import { isLastDay, TakeOut, type Taking } from './TakeOut.js';

const atFirst: Taking = { isWanted: true, until: '' };

type TakingOut = Readonly<{
  fields: ReactNode;
  /** False if a last day is not possible, which is shown at its field. */
  check: () => boolean;
  /** Blocks a unit for each chosen piece; a refusal is shown, and leaves the return as it is. */
  take: () => Promise<void>;
}>;

/** Units that leave the calendar because their pieces come back as defective. */
export const useTakingOut = (
  offerId: string,
  pieces: LoanPieces | null,
  conditions: Readonly<Record<number, PieceCondition>>,
): TakingOut => {
  const { t } = useTranslation('pieces');
  const words = useAnyText();
  const locale = useLocale();
  const [chosen, setChosen] = useState<Readonly<Record<number, Taking>>>({});
  const [isChecked, setChecked] = useState(false);
  const hasBroken = Object.values(conditions).includes('defect');
  const calendar = usePieceBlocks(offerId, hasBroken);
  // A piece that was taken back is no longer out, also where the return itself has to be sent again.
  const broken = (hasBroken && pieces ? pieces.all : []).filter(
    ({ piece_id: id, number }) => conditions[id] === 'defect' && !calendar.blockOf(number),
  );
  const takingOf = (id: number): Taking => chosen[id] ?? atFirst;
  const isWrong = (id: number): boolean => takingOf(id).isWanted && !isLastDay(calendar, takingOf(id).until);
  return {
    check: () => {
      setChecked(true);
      return !broken.some(({ piece_id: id }) => isWrong(id));
    },
    take: async () => {
      for (const { piece_id: id, number } of broken) {
        const { isWanted, until } = takingOf(id);
        if (!isWanted) continue;
        try {
          await calendar.take(number, until || calendar.span.last);
        } catch (error) {
          toasts.show('error', t('calendar.returnFailed', { number, reason: errorText(words, error) }));
        }
      }
    },
    fields: broken.map(({ piece_id: id, number, loan }) => (
      <fieldset key={id} className="mt-3 min-w-0">
        <legend className="mb-1 font-semibold wrap-anywhere">{t('calendar.which', { number })}</legend>
        <TakeOut
          calendar={calendar}
          id={`until-${id}`}
          taking={takingOf(id)}
          error={
            isChecked && isWrong(id)
              ? t('calendar.untilWrong', { day: day(calendar.span.last, locale, 'year') })
              : undefined
          }
          {...(loan && { loanId: loan.loan_id })}
          isOptional
          onChange={(taking) => setChosen({ ...chosen, [id]: taking })}
        />
      </fieldset>
    )),
  };
};
