import { createFileRoute } from '@tanstack/react-router';
import { LanguageLinks } from '../../app/languages.js';
import { SettingsPage } from '../../features/account/settings/SettingsPage.js';

const language =
  'inline-flex min-h-11 items-center rounded-sm border border-edge bg-paper px-4 font-bold text-ink no-underline hover:border-teal hover:bg-tint-2 aria-[current]:border-teal aria-[current]:bg-tint aria-[current]:text-teal-deep';

export const Route = createFileRoute('/_signed-in/account/settings')({
  staticData: { title: 'account:settings.title' },
  loader: ({ context }) => context.texts('account'),
  component: () => <SettingsPage languages={<LanguageLinks className={language} />} />,
});
