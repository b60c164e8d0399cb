import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import type { OfferStatus } from '@lendring/contracts/rules/terms.js';
import { number } from '../../../i18n/format.js';
import { ActionBar } from '../../../ui/ActionBar.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Menu, menuItem } from '../../../ui/Menu.js';
import { cx } from '../../../ui/cx.js';
import type { BulkKind } from './changes.js';
import type { Chosen } from './use-selection.js';

/** Action on the selected offers; `block` makes one entry of unavailable days, and `labels` one file, for all of them. */
export type BulkAct = BulkKind | 'block' | 'labels';

const acts: readonly BulkAct[] = [
  'publish',
  'pause',
  'resume',
  'block',
  'price',
  'category',
  'tags',
  'place',
  'conditions',
  'labels',
  'delete',
];

/** Status of the offers that an action changes; other actions change any offer. */
const statusFor: Partial<Readonly<Record<BulkAct, OfferStatus>>> = {
  publish: 'draft',
  pause: 'active',
  resume: 'inactive',
};

type Props = Readonly<{ targets: readonly Chosen[]; onAct: (act: BulkAct) => void; onNone: () => void }>;

/** Actions on the selected offers; those that would change none of them are left out. */
export function BulkBar({ targets, onAct, onNone }: Props) {
  const { t } = useTranslation('offerTable');
  const count = targets.length;
  const fitting = acts.filter((kind) => {
    const status = statusFor[kind];
    return status === undefined || targets.some((target) => target.status === status);
  });
  return (
    <ActionBar always>
      <div className="flex items-center gap-1">
        <IconButton icon={X} label={t('bulk.none')} onClick={onNone} />
        <p role="status" className="font-semibold">
          {t('bulk.chosen', { count, shown: number(count) })}
        </p>
      </div>
      <div>
        <Menu
          label={t('bulk.act')}
          trigger={(props) => (
            <Button {...props}>
              {t('bulk.act')}
              <Icon icon={ChevronDown} />
            </Button>
          )}
        >
          {fitting.map((kind) => (
            <button
              key={kind}
              type="button"
              className={cx(menuItem, kind === 'delete' && 'text-rose-ink')}
              onClick={() => onAct(kind)}
            >
              {t(`bulk.kind.${kind}`)}
            </button>
          ))}
        </Menu>
      </div>
    </ActionBar>
  );
}
