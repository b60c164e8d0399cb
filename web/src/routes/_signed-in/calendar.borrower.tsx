import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { CalendarPage } from '../../features/calendar/components/CalendarPage.js';
import { parseCalendarSearch, type CalendarSearch } from '../../features/calendar/search.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/calendar/borrower')({
  validateSearch: (search: CalendarSearch & SearchSchemaInput) => parseCalendarSearch(search),
  loader: ({ context }) => context.texts('calendar', 'blocks'),
  head: ({ match }) => seo(match, { title: match.context.t('calendar:creatorTitle'), noindex: true }),
  component: Page,
});

function Page() {
  return <CalendarPage side="creator" search={Route.useSearch()} />;
}
