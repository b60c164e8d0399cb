import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useIsOn } from '../../../lib/installation/features.js';
import { useSession } from '../../../lib/session/session-context.js';
import { signInHref } from '../../../lib/session/sign-in.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { later } from '../../../ui/later.js';
import { placeId } from './joining-place.js';

const Asking = later(async () => (await import('./Membership.js')).Asking);
const Leaving = later(async () => (await import('./Membership.js')).Leaving);

/** Loads what only signed-in users see. */
export const loadMembership = (): Promise<unknown> => Promise.all([Asking.load(), Leaving.load()]);

export function Joining({ group }: Readonly<{ group: GroupShape }>) {
  return (
    <div id={placeId} tabIndex={-1} className="outline-none">
      <NextStep group={group} />
    </div>
  );
}

function NextStep({ group }: Readonly<{ group: GroupShape }>) {
  const { t } = useTranslation('groups');
  const session = useSession();
  const isOn = useIsOn();
  const locale = useLocale();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  if (group.role !== null || group.asked) return <Leaving group={group} />;
  if (group.blocked) return <p className="mt-5 text-muted">{t('join.blocked')}</p>;
  if (group.joining === 'invitation') return <p className="mt-5 text-muted">{t('join.invitationOnly')}</p>;
  if (!isOn('groups')) return <p className="mt-5 text-muted">{t('join.off')}</p>;
  if (session.status !== 'in')
    return (
      <div className="mt-5 flex flex-col items-start gap-2">
        <ButtonAnchor href={signInHref(here, locale)}>{t(`join.${group.joining}`)}</ButtonAnchor>
        <p className="text-small text-muted">{t('join.signInFirst')}</p>
      </div>
    );
  return <Asking group={group} />;
}
