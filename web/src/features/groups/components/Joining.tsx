import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useIsOn } from '../../../lib/installation/features.js';
import { useSession } from '../../../lib/session/session-context.js';
import { signInHref } from '../../../lib/session/sign-in.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { later, together } from '../../../ui/later.js';
import { placeId } from './joining-place.js';

const Asking = later(async () => (await import('./Membership.js')).Asking);
const Leaving = later(async () => (await import('./Membership.js')).Leaving);

/** Actions of signed-in users. */
export const membership = together(Asking, Leaving);

type Props = Readonly<{
  group: GroupShape;
  /** True once the actions of signed-in users are loaded. */
  isReady: boolean;
}>;

export function Joining(props: Props) {
  return (
    <div id={placeId} tabIndex={-1} className="outline-none">
      <NextStep {...props} />
    </div>
  );
}

function NextStep({ group, isReady }: Props) {
  const { t } = useTranslation('groups');
  const session = useSession();
  const isOn = useIsOn();
  const locale = useLocale();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  if (group.role !== null || group.asked) return <Leaving group={group} />;
  if (group.blocked) return <p className="mt-5 text-muted">{t('join.blocked')}</p>;
  if (group.joining === 'invitation') return <p className="mt-5 text-muted">{t('join.invitationOnly')}</p>;
  if (!isOn('groups')) return <p className="mt-5 text-muted">{t('join.off')}</p>;
  if (session.status !== 'in' || !isReady)
    return (
      <div className="mt-5 flex flex-col items-start gap-2">
        <ButtonAnchor href={signInHref(here, locale)}>{t(`join.${group.joining}`)}</ButtonAnchor>
        <p className="text-small text-muted">{t('join.signInFirst')}</p>
      </div>
    );
  return <Asking group={group} />;
}
