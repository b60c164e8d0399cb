import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { groupCalendarQuery, myGroupQuery } from '../../api/groups.js';
import { GroupCalendarPage } from '../../features/groups/GroupCalendarPage.js';
import { readCalendarSearch, weeksFrom, type CalendarSearch } from '../../features/groups/calendar-search.js';
import { load } from '../../lib/load.js';

export const Route = createFileRoute('/_signed-in/group/$groupId/calendar')({
  staticData: { title: 'groups:calendar.title' },
  validateSearch: (search: CalendarSearch & SearchSchemaInput) => readCalendarSearch(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queries, texts }, params: { groupId }, deps }) => {
    const { page = 1, from } = readCalendarSearch(deps);
    await Promise.all([
      texts('groups'),
      load(queries, myGroupQuery(api, groupId)),
      load(queries, groupCalendarQuery(api, groupId, weeksFrom(from), page)),
    ]);
  },
  component: function Calendar() {
    return <GroupCalendarPage groupId={Route.useParams().groupId} search={readCalendarSearch(Route.useSearch())} />;
  },
});
