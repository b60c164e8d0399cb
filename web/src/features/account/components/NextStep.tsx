import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { useSession } from '../../../lib/session/session-context.js';
import { isForTrader, type Completeness, type ProfilePart } from '../model/completeness.js';

const pageOf = {
  nickname: '/account/profile',
  names: '/account/profile',
  address: '/account/profile',
  company: '/account/company',
  trader: '/account/company',
  picture: '/account/profile',
  phone: '/account/profile',
} as const satisfies Record<ProfilePart, string>;

export function NextStep({ state: { needed, welcome, percent } }: Readonly<{ state: Completeness }>) {
  const { t } = useTranslation('account');
  const session = useSession();
  const [first] = [...needed, ...welcome];
  const urgent = needed.length > 0;
  // Show no hint to suspended users, who can neither lend nor borrow.
  if (!first || (!urgent && session.status === 'in' && session.suspended)) return null;
  return (
    <Card
      as="section"
      ground={urgent ? 'tint' : 'plain'}
      aria-labelledby="next-step"
      className="grid gap-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div className="flex items-center gap-5">
        <Ring percent={percent} onTint={urgent} />
        <div>
          <h2 id="next-step" className="text-h3">
            {urgent ? t('next.neededTitle', { count: needed.length }) : t('next.welcomeTitle')}
          </h2>
          <p className="mt-1">
            {t(urgent ? (isForTrader(needed) ? 'next.traderText' : 'next.neededText') : 'next.welcomeText')}
          </p>
          <ul aria-label={t('next.missing')} className="mt-2 flex list-none flex-wrap gap-2 p-0">
            {(urgent ? needed : welcome).map((part) => (
              <li key={part}>
                <Link
                  to={pageOf[part]}
                  {...(part === 'trader' && { hash: 'trader' })}
                  className={cx(
                    'inline-block rounded-full px-3 py-0.5 text-small font-semibold text-teal-deep',
                    urgent ? 'bg-paper' : 'bg-tint',
                  )}
                >
                  {t(`part.${part}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ButtonLink to={pageOf[first]} variant={urgent ? 'primary' : 'ghost'}>
        {urgent && !isForTrader(needed) ? t('complete.title') : t(`next.do.${first}`)}
      </ButtonLink>
    </Card>
  );
}

const radius = 30;
const around = 2 * Math.PI * radius;

function Ring({ percent, onTint }: Readonly<{ percent: number; onTint: boolean }>) {
  const { t } = useTranslation('account');
  return (
    <div
      role="img"
      aria-label={t('next.percent', { percent })}
      className="relative grid size-[72px] shrink-0 place-items-center max-sm:hidden"
    >
      <svg aria-hidden viewBox="0 0 72 72" className="absolute inset-0 -rotate-90">
        <circle
          cx="36"
          cy="36"
          r={radius}
          fill="none"
          strokeWidth="7"
          className={onTint ? 'stroke-paper' : 'stroke-tint'}
        />
        <circle
          cx="36"
          cy="36"
          r={radius}
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={`${(around * percent) / 100} ${around}`}
          className="stroke-teal"
        />
      </svg>
      {percent === 100 ? (
        <Icon icon={Check} />
      ) : (
        <span aria-hidden className="font-head text-lead">
          {t('next.percentShort', { percent })}
        </span>
      )}
    </div>
  );
}
