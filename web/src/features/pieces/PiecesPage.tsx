import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import QrCode from 'lucide-react/icons/qr-code';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PieceShape, PiecesShape } from '@lendring/contracts/http/pieces.js';
import { comparedNumber, isLendable } from '@lendring/contracts/rules/pieces.js';
import { piecesQuery, putPieces } from '../../api/pieces.js';
import { day, number as numberText } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { MissingParts } from '../../parts/handover/missing-parts.js';
import { usePieceBlocks } from '../../parts/handover/piece-blocks.js';
import { Button } from '../../ui/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Dialog } from '../../ui/Dialog.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { TextField } from '../../ui/TextField.js';
import { LabelDialog } from './LabelDialog.js';
import { LoanLink, PieceDialog } from './PieceDialog.js';

/** Number of pieces from which on they can be searched. */
const SEARCHED = 10;

type RowProps = Readonly<{
  offerId: string;
  piece: PieceShape;
  shape: PiecesShape;
  /** Last day of the block that takes it out of service. */
  outUntil: string | null;
  isSelected: boolean;
  onSelect: () => void;
  onEdit: () => void;
}>;

function PieceRow({ offerId, piece, shape, outUntil, isSelected, onSelect, onEdit }: RowProps) {
  const { t } = useTranslation('pieces');
  const locale = useLocale();
  const { piece_id: pieceId, number, condition, note, loan } = piece;
  return (
    <tr className="border-b border-line hover:bg-tint-2 max-md:relative max-md:mb-3 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:rounded-md max-md:border max-md:p-3 max-md:pr-14 md:align-top">
      <td className="md:w-12 md:py-1.5">
        <label className="flex min-h-11 items-center">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-teal"
            aria-label={t('select', { number })}
            checked={isSelected}
            onChange={onSelect}
          />
        </label>
      </td>
      <th scope="row" className="text-left font-bold wrap-anywhere max-md:min-w-0 max-md:flex-1 md:py-1.5 md:pr-4">
        <Link
          to="/offer/$offerId/pieces/$pieceId"
          params={{ offerId, pieceId: String(pieceId) }}
          className="inline-flex min-h-11 items-center"
        >
          {number}
        </Link>
      </th>
      <td className="max-md:basis-full md:py-3.5 md:pr-4">
        <span className="flex flex-wrap gap-2">
          <Tag tone={isLendable(condition) ? 'tint' : condition === 'defect' ? 'rose' : 'grey'}>
            {t(`condition.${condition}`)}
          </Tag>
          {outUntil !== null && <Tag tone="rose">{t('calendar.out', { day: day(outUntil, locale, 'year') })}</Tag>}
          {loan && (
            <LoanLink loan={loan} className="font-bold">
              {t('loan.out')}
            </LoanLink>
          )}
        </span>
      </td>
      <td className="text-muted wrap-anywhere whitespace-pre-wrap max-md:basis-full max-md:empty:hidden md:py-3.5 md:pr-4">
        <MissingParts piece={piece} all={shape.pieces} missing={shape.missing} />
        {note}
      </td>
      <td className="text-right max-md:absolute max-md:top-2 max-md:right-1 md:w-12 md:py-1.5">
        <IconButton icon={Pencil} label={t('edit.title', { number })} onClick={onEdit} />
      </td>
    </tr>
  );
}

const countText = (t: ReturnType<typeof useTranslation<'pieces'>>['t'], { quantity, pieces }: PiecesShape): string => {
  const usable = pieces.filter(({ condition }) => condition !== 'retired').length;
  return [
    t('count.quantity', { count: quantity, number: numberText(quantity) }),
    t(usable <= quantity ? 'count.numbered' : 'count.numberedMore', { count: usable, number: numberText(usable) }),
  ].join(', ');
};

/** Load lazily, because the calendar is large and seldom opened here. */
const BlockDays = lazy(async () => ({ default: (await import('../../parts/blocks/BlockDays.js')).BlockDays }));

type Open = 'add' | 'labels' | 'remove' | 'block' | PieceShape | null;

function Pieces({ shape }: Readonly<{ shape: PiecesShape }>) {
  const { t } = useTranslation('pieces');
  const api = useApi();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const [sought, setSought] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const { offer_id: offerId, pieces, quantity } = shape;
  const close = () => setOpen(null);
  const remove = useAction({
    send: (ids: number[], options) =>
      api.patch('/offer_pieces_remove/{id}', { id: offerId, body: { piece_ids: ids } }, options),
    done: (next) => {
      putPieces(queries, next);
      setSelected(new Set());
      close();
    },
    said: (_, ids) => t('removed', { count: ids.length }),
  });
  const found = pieces.filter(({ number, note }) =>
    comparedNumber(`${number} ${note ?? ''}`).includes(comparedNumber(sought.trim())),
  );
  const chosen = pieces.filter(({ piece_id: id }) => selected.has(id)).map(({ piece_id: id }) => id);
  const isAll = found.length > 0 && found.every(({ piece_id: id }) => selected.has(id));
  const toggle = (ids: readonly number[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    setSelected(next);
  };
  const usable = pieces.filter(({ condition }) => condition !== 'retired').length;
  const { blockOf, span } = usePieceBlocks(offerId);
  const outUntil = (number: string): string | null => {
    const block = blockOf(number);
    return block && block.first <= span.first ? block.last : null;
  };
  const defect = pieces.filter(({ condition, number }) => condition === 'defect' && !blockOf(number)).length;
  return (
    <>
      <p className="mt-2 text-lead">{countText(t, shape)}</p>
      {usable > quantity && (
        <p className="mt-1 text-muted">
          {t('count.more')}{' '}
          <Link to="/offer/$offerId/edit" params={{ offerId }}>
            {t('count.edit')}
          </Link>
        </p>
      )}
      {defect > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sun px-4 py-2 text-sun-ink">
          <p className="min-w-0 flex-1 basis-60">{t('defect.text', { count: defect, number: numberText(defect) })}</p>
          <Button variant="ghost" small onClick={() => setOpen('block')}>
            {t('defect.block')}
          </Button>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => setOpen('add')}>
          <Icon icon={Plus} />
          {t('add')}
        </Button>
        <Button variant="ghost" onClick={() => setOpen('labels')}>
          <Icon icon={QrCode} />
          {chosen.length > 0 ? t('labels.some', { count: chosen.length }) : t('labels.title')}
        </Button>
        {chosen.length > 0 && (
          <Button variant="quiet" onClick={() => setOpen('remove')}>
            {t('remove', { count: chosen.length })}
          </Button>
        )}
      </div>
      {pieces.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={t('none.title')} picture="package">
            <p>{t('none.text')}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          {pieces.length >= SEARCHED && (
            <TextField
              id="search"
              type="search"
              label={t('search')}
              className="mt-6 max-w-sm"
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
          )}
          <table className="mt-5 w-full border-collapse max-md:block">
            <caption className="sr-only">{t('title')}</caption>
            <thead className="max-md:block">
              <tr className="border-line text-left md:border-b">
                <td>
                  <label className="flex min-h-11 items-center gap-3">
                    <input
                      type="checkbox"
                      className="size-5 accent-teal"
                      aria-label={t('selectAll')}
                      checked={isAll}
                      onChange={() =>
                        toggle(
                          found.map(({ piece_id: id }) => id),
                          !isAll,
                        )
                      }
                    />
                    <span className="md:hidden" aria-hidden="true">
                      {t('selectAll')}
                    </span>
                  </label>
                </td>
                <th scope="col" className="max-md:sr-only">
                  {t('number')}
                </th>
                <th scope="col" className="max-md:sr-only">
                  {t('condition.label')}
                </th>
                <th scope="col" className="max-md:sr-only">
                  {t('note')}
                </th>
                <th scope="col">
                  <span className="sr-only">{t('edit.column')}</span>
                </th>
              </tr>
            </thead>
            <tbody className="max-md:block">
              {found.map((piece) => (
                <PieceRow
                  key={piece.piece_id}
                  offerId={offerId}
                  piece={piece}
                  shape={shape}
                  outUntil={outUntil(piece.number)}
                  isSelected={selected.has(piece.piece_id)}
                  onSelect={() => toggle([piece.piece_id], !selected.has(piece.piece_id))}
                  onEdit={() => setOpen(piece)}
                />
              ))}
            </tbody>
          </table>
          {found.length === 0 && (
            <p role="status" className="mt-4 text-muted">
              {t('notFound')}
            </p>
          )}
        </>
      )}
      {(open === 'add' || (open !== null && typeof open === 'object')) && (
        <PieceDialog offerId={offerId} piece={open === 'add' ? null : open} all={pieces} onClose={close} />
      )}
      <Dialog open={open === 'block'} onClose={close} title={t('defect.block')} shape="wide">
        <Suspense fallback={<Skeleton className="h-[480px] rounded-md" />}>
          <BlockDays offer={{ offer_id: offerId, title: shape.title }} />
        </Suspense>
      </Dialog>
      {open === 'labels' && (
        <LabelDialog
          offerId={offerId}
          title={shape.title}
          quantity={quantity}
          pieces={pieces.length}
          selected={chosen}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={() => void remove.run(chosen)}
          busy={remove.busy}
          title={t('remove', { count: chosen.length })}
          action={t('confirmRemove')}
        >
          <p>{t('removeText')}</p>
          {remove.problem && (
            <p role="alert" className="mt-4 font-semibold text-rose-ink">
              {remove.problem}
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

export function PiecesPage({ offerId }: Readonly<{ offerId: string }>) {
  const { t } = useTranslation('pieces');
  const { data: shape } = useQuery(piecesQuery(useApi(), offerId));
  if (!shape) return null;
  return (
    <div className="wrap pt-4 pb-14 md:pt-6">
      <Link to="/offer/$offerId" params={{ offerId }} className="inline-flex min-h-11 items-center gap-2 font-bold">
        <Icon icon={ArrowLeft} />
        <span className="wrap-anywhere">{shape.title}</span>
      </Link>
      <h1 className="mt-2">{t('title')}</h1>
      <Pieces shape={shape} />
    </div>
  );
}
