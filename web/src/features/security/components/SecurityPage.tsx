import { useTranslation } from 'react-i18next';
import { referenceQuery } from '../../../api/reference.js';
import { useApi } from '../../../lib/api-context.js';
import { useQuery } from '../../../lib/use-query.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Devices } from './Devices.js';
import { Elsewhere } from './Elsewhere.js';
import { EmailForm } from './EmailForm.js';
import { PasswordForm } from './PasswordForm.js';
import { SignInHistory } from './SignInHistory.js';
import { PhoneSection } from '../phone/PhoneSection.js';
import { Passkeys } from '../passkeys/Passkeys.js';
import { TwoSteps } from '../two-steps/TwoSteps.js';

/**
 * What belongs to somebody's sign-in: what they sign in with, where they are signed in, and what happened. Each part is
 * short until it is opened. With another issuer, the way to where that is set.
 */
export function SecurityPage() {
  const { data: reference } = useQuery(referenceQuery(useApi()));
  if (!reference) return <SkeletonText lines={3} />;
  if (reference.sign_in_account !== null)
    return (
      <div className={sections}>
        <Elsewhere href={reference.sign_in_account} />
        <PhoneSection />
      </div>
    );
  return (
    <div className={sections}>
      <EmailForm />
      <PhoneSection />
      <PasswordForm />
      <TwoSteps />
      <Passkeys />
      <Devices />
      <SignInHistory />
    </div>
  );
}

const sections =
  'flex max-w-[720px] flex-col gap-9 [&>section+section]:border-t [&>section+section]:border-line [&>section+section]:pt-9';

/** The heading of the page, for its frame. */
export const useSecurityTitle = (): Readonly<{ title: string; intro: string }> => {
  const { t } = useTranslation('security');
  return { title: t('title'), intro: t('intro') };
};
