import type { PaymentTypeId } from '@lendring/contracts/rules/terms.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';

const tones = {
  plain: 'bg-paper/95 text-ink',
  free: 'bg-leaf text-leaf-ink',
  sun: 'bg-sun text-sun-ink',
  tint: 'bg-tint text-teal-deep',
  rose: 'bg-rose text-rose-ink',
  grey: 'bg-mist text-muted',
  teal: 'bg-teal text-white',
} as const;

type TagProps = Readonly<{ tone?: keyof typeof tones; wraps?: boolean; className?: string; children: ReactNode }>;

export function Tag({ tone = 'tint', wraps = false, className, children }: TagProps) {
  return (
    <span
      className={cx(
        'inline-block px-2.5 text-fine/[26px] font-bold',
        wraps ? 'rounded-[13px]' : 'rounded-full whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const kinds = { 2: 'sun', 3: 'sun', 4: 'plain', 5: 'free', 6: 'plain' } as const;

export function PaymentTag({ type, className }: Readonly<{ type: PaymentTypeId; className?: string }>) {
  const { t } = useTranslation();
  return type === 1 ? null : (
    <Tag tone={kinds[type]} {...(className ? { className } : {})}>
      {t(`payment.${type}`)}
    </Tag>
  );
}
