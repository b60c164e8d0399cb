import { createFileRoute } from '@tanstack/react-router';
import { LanguageLinks } from '../../app/languages.js';
import { SettingsPage } from '../../features/account/settings/SettingsPage.js';

/** Links styled like the neighbouring `RadioCards`. */
const language =
  'rounded-md border border-edge bg-paper p-4 font-bold text-ink no-underline aria-[current]:border-teal aria-[current]:bg-tint-2 aria-[current]:shadow-[inset_0_0_0_1px_var(--color-teal)]';

export const Route = createFileRoute('/_signed-in/account/settings')({
  staticData: { title: 'account:settings.title' },
  loader: ({ context }) => context.texts('account'),
  component: () => <SettingsPage languages={<LanguageLinks className={language} />} />,
});
