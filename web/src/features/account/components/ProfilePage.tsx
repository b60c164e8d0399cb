import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askingStep, hasProfileStep } from '../../../lib/links/asking-steps.js';
import type { Profile } from '../../../lib/session/session.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { StepLine } from '../../../ui/StepLine.js';
import { TextField } from '../../../ui/TextField.js';
import { contactOf, contactPatch, personOf, personPatch, wrongContact, wrongPerson } from '../model/person.js';
import { useGoBack, useProfile } from '../use-profile.js';
import { useProfileForm } from '../use-profile-form.js';
import { AccountFrame } from './AccountFrame.js';
import { CompleteProfile } from './CompleteProfile.js';
import { FormCard } from './FormCard.js';
import { HowOthersSee, PrivacyNote } from './HowOthersSee.js';
import { KindField } from './KindField.js';
import { NameFields } from './NameFields.js';
import { NicknameField } from './NicknameField.js';

const Looks = lazy(async () => ({ default: (await import('./Looks.js')).Looks }));

/**
 * Profile form: only the required parts until the profile is complete, then all parts.
 * @param props.returnTo page to return to after saving
 */
export function ProfilePage({ returnTo }: Readonly<{ returnTo: string | undefined }>) {
  const { t } = useTranslation('account');
  const profile = useProfile();
  // Fixed on first render: saving completes the profile and must not swap the form.
  const [complete] = useState(() => profile?.completed ?? true);
  return (
    <AccountFrame
      title={complete ? t('profile.title') : t('complete.title')}
      above={!complete && hasProfileStep(returnTo) && <StepLine {...askingStep('profile', true)} />}
      intro={
        complete
          ? t('profile.intro')
          : returnTo === undefined
            ? t('complete.intro')
            : t(hasProfileStep(returnTo) ? 'complete.introAsking' : 'complete.introReturn')
      }
    >
      {!profile ? (
        <SkeletonText lines={6} />
      ) : complete ? (
        <>
          <ProfileForm profile={profile} returnTo={returnTo} />
          <Suspense>
            <Looks profile={profile} />
          </Suspense>
        </>
      ) : (
        <CompleteProfile profile={profile} returnTo={returnTo} />
      )}
    </AccountFrame>
  );
}

function ProfileForm({ profile, returnTo }: Readonly<{ profile: Profile; returnTo: string | undefined }>) {
  const { t } = useTranslation('account');
  const goBack = useGoBack(returnTo);
  const navigate = useNavigate();
  const form = useProfileForm({
    initial: { ...personOf(profile), ...contactOf(profile) },
    check: (values) => [...wrongPerson(values), ...wrongContact(values)],
    patch: (values) => ({ ...personPatch(values), ...contactPatch(values) }),
    onSaved: ({ kind }) => {
      if (kind === 'commercial' && !profile.completed_commercial)
        void navigate({ to: '/account/company', search: returnTo === undefined ? {} : { return: returnTo } });
      else goBack();
    },
  });
  const { values, change, errorAt } = form;
  return (
    <FormCard
      note={<PrivacyNote kind={values.kind} />}
      form={form}
      label={t('profile.title')}
      aside={
        <HowOthersSee profile={profile} nickname={values.nickname} town={profile.address?.city} kind={values.kind} />
      }
    >
      <NicknameField
        value={values.nickname}
        onChange={(nickname) => change({ nickname })}
        error={errorAt('nickname')}
        own={profile.nickname}
      />
      <NameFields values={values} onChange={change} errorAt={errorAt} />
      <TextField
        id="phone"
        name="tel"
        type="tel"
        label={t('phone')}
        optional
        hint={t('phoneHint')}
        error={errorAt('phone')}
        value={values.phone}
        onChange={(event) => change({ phone: event.target.value })}
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
      />
      {profile.contact_email && (
        <p className="text-base text-muted wrap-anywhere">
          {t('contactNote', { email: profile.contact_email })}
          {values.kind === 'commercial' && ` ${t('contactNoteShop')}`}
        </p>
      )}
      <KindField value={values.kind} onChange={(kind) => change({ kind })} />
    </FormCard>
  );
}
