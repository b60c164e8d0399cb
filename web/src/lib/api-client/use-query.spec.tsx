import { afterEach, expect, it } from 'vitest';
import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeOver } from './queries.js';
import { useQuery } from './use-query.js';

const options = (key: string) => ({ queryKey: [key], queryFn: () => new Promise<string>(() => {}), staleTime: 60_000 });

function Part() {
  const { data: drawn } = useQuery({ ...options('drawn'), select: (text) => text.toUpperCase() });
  const { data: late, isLoading } = useQuery(options('late'));
  return (
    <>
      <p>{drawn}</p>
      {late ? <b>{late}</b> : <i>{isLoading ? 'loading' : 'nothing'}</i>}
    </>
  );
}

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

it('renders server data until the component hydrates and then data fetched meanwhile', async () => {
  const code = Promise.withResolvers<void>();
  const page = (queries: QueryClient, part: ReactNode) => (
    <QueryClientProvider client={queries}>
      <Suspense>{part}</Suspense>
    </QueryClientProvider>
  );
  function Late() {
    use(code.promise);
    return <Part />;
  }
  const onServer = new QueryClient();
  onServer.setQueryData(['drawn'], 'of the server');
  const html = renderToString(page(onServer, <Part />));
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  const served = box.innerHTML;

  const queries = new QueryClient();
  takeOver(queries, dehydrate(onServer));
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(box, page(queries, <Late />), { onRecoverableError: (error) => errors.push(error) });
  });
  queries.setQueryData(['drawn'], 'of later');
  queries.setQueryData(['late'], 'of another part');
  expect(box.innerHTML).toBe(served);
  await act(async () => code.resolve());
  expect(errors).toEqual([]);
  expect([...box.children].map((one) => one.textContent)).toEqual(['OF LATER', 'of another part']);
});
