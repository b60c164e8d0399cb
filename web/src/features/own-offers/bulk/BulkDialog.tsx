import { useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { childrenOf, rootCategory } from '../../../api/reference.js';
import { moneyExact, number } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { type BulkChange, type BulkKind, tagsIn } from './changes.js';
import { noPrice, priceIn } from './prices.js';
import { ConditionFields } from './ConditionFields.js';
import { conditionsIn, firstConditions, problemsIn } from './conditions.js';
import { BulkProgress } from './BulkProgress.js';
import { profilePlace } from '../table/table-search.js';
import { NEW_PLACE, PlaceFields } from './PlaceFields.js';
import { PriceFields } from './PriceFields.js';
import type { Bulk } from './use-bulk.js';
import type { Chosen } from './use-selection.js';

type Choices = Readonly<{ categories: readonly CategoryShape[]; tags: readonly string[] }>;

type Props = Choices & Readonly<{ kind: BulkKind | null; targets: readonly Chosen[]; bulk: Bulk; onClose: () => void }>;

/** Asks for the details of a change of many offers, shows its progress, then its result with refusals and undo. */
export function BulkDialog({ kind, targets, bulk, onClose, ...choices }: Props) {
  const { state } = bulk;
  if (state.stage === 'idle' && kind)
    return <Asking key={kind} {...choices} kind={kind} targets={targets} onClose={onClose} onGo={bulk.run} />;
  return (
    <BulkProgress
      bulk={bulk}
      onClose={() => {
        onClose();
        bulk.forget();
      }}
    />
  );
}

type AskingProps = Choices &
  Readonly<{
    kind: BulkKind;
    targets: readonly Chosen[];
    onClose: () => void;
    onGo: (targets: readonly Chosen[], change: BulkChange) => Promise<void>;
  }>;

function Asking({ kind, targets, categories, tags, onClose, onGo }: AskingProps) {
  const { t } = useTranslation('offerTable');
  const { t: common } = useTranslation();
  const any = useAnyText();
  const [price, setPrice] = useState(noPrice);
  const [category, setCategory] = useState('');
  const [add, setAdd] = useState('');
  const [remove, setRemove] = useState('');
  const [place, setPlace] = useState(profilePlace);
  const [conditions, setConditions] = useState(() => firstConditions(targets));
  const [isAgreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const count = targets.length;

  /** The change as entered, or the text of what is missing. */
  const entered = (): BulkChange | string => {
    switch (kind) {
      case 'price': {
        const change = priceIn(price);
        if (!('missing' in change)) return change;
        const { missing, most } = change;
        return t(`bulk.${missing}`, { most: missing === 'amountNeeded' ? moneyExact({ minor: most }) : most });
      }
      case 'category':
        return category ? { kind, categoryId: Number(category) } : t('bulk.categoryNeeded');
      case 'tags':
        return tagsIn(add).length + tagsIn(remove).length > 0
          ? { kind, add: tagsIn(add), remove: tagsIn(remove) }
          : t('bulk.tagsNeeded');
      case 'place':
        return place === NEW_PLACE ? t('bulk.placeOpen') : { kind, placeId: place === profilePlace ? null : place };
      case 'conditions': {
        const [wrong] = problemsIn(conditions);
        if (wrong) return any(`wizard:problem.${wrong.key}`, { ...wrong.params });
        return conditions.ticked.length > 0 ? { kind, set: conditionsIn(conditions) } : t('bulk.conditions.needed');
      }
      case 'publish':
        return isAgreed ? { kind } : t('bulk.termsNeeded');
      case 'pause':
      case 'resume':
      case 'delete':
        return { kind };
    }
  };
  const go = () => {
    const change = entered();
    if (typeof change === 'string') {
      setProblem(change);
      const [wrong] = kind === 'conditions' ? problemsIn(conditions) : [];
      if (wrong) document.getElementById(wrong.id)?.focus();
    } else void onGo(targets, change);
  };
  const below = (parent: number, path: readonly string[]): { value: string; label: string }[] =>
    childrenOf(categories, parent).flatMap((one) =>
      one.children.length === 0
        ? [{ value: String(one.id), label: [...path, one.title].join(' › ') }]
        : below(one.id, [...path, one.title]),
    );

  const fields: Readonly<Record<BulkKind, ReactNode>> = {
    publish: (
      <div className="flex flex-col gap-4">
        <p>{t('bulk.text.publish')}</p>
        <Checkbox
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={problem}
          label={
            <Trans
              t={t}
              i18nKey="bulk.terms"
              components={{
                use: <Link to="/terms-of-use" target="_blank" className="underline" />,
                general: <Link to="/terms" target="_blank" className="underline" />,
              }}
            />
          }
        />
      </div>
    ),
    pause: <p>{t('bulk.text.pause')}</p>,
    resume: <p>{t('bulk.text.resume')}</p>,
    delete: <p>{t('bulk.text.delete')}</p>,
    price: <PriceFields targets={targets} typed={price} onChange={setPrice} problem={problem} />,
    category: (
      <Select
        label={t('column.category')}
        value={category}
        error={problem}
        options={[
          { value: '', label: t('bulk.choose') },
          ...childrenOf(categories, rootCategory).map((one) => ({ label: one.title, options: below(one.id, []) })),
        ]}
        onChange={(event) => setCategory(event.target.value)}
      />
    ),
    tags: (
      <div className="flex flex-col gap-4">
        <TextField
          label={t('bulk.add')}
          hint={t('bulk.commas')}
          autoComplete="off"
          value={add}
          error={problem}
          onChange={(event) => setAdd(event.target.value)}
        />
        <TextField
          label={t('bulk.remove')}
          hint={t('bulk.commas')}
          autoComplete="off"
          list="bulk-tags"
          value={remove}
          onChange={(event) => setRemove(event.target.value)}
        />
        <datalist id="bulk-tags">
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </datalist>
      </div>
    ),
    place: <PlaceFields value={place} onChange={setPlace} problem={problem} />,
    conditions: <ConditionFields targets={targets} typed={conditions} onChange={setConditions} problem={problem} />,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      shape={kind === 'conditions' ? 'days' : 'box'}
      title={t(`bulk.title.${kind}`, { count, shown: number(count) })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('ui.cancel')}
          </Button>
          <Button onClick={go} {...(kind === 'delete' ? { className: 'bg-alarm! hover:bg-rose-ink!' } : {})}>
            {t(`bulk.go.${kind}`)}
          </Button>
        </>
      }
    >
      {fields[kind]}
    </Dialog>
  );
}
