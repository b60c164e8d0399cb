import { describe, expect, it } from 'vitest';
import { eachOf, pagesOf } from './pages-of.js';
import { openSqliteDocuments } from './sqlite.adapter.js';

const filled = async (ids: readonly string[]) => {
  const documents = openSqliteDocuments(':memory:');
  const collection = await documents.collection<{ id: string; kind: string }>('jars');
  const write = (id: string, document: { id: string; kind: string } | null, position: string) =>
    collection.write([{ id, position: position.padStart(16, '0'), document }]);
  for (const id of ids) await write(id, { id, kind: id === 'c' ? 'other' : 'jar' }, '1');
  return { collection, remove: (id: string) => write(id, null, '2'), close: () => documents.close() };
};
const jars = (after: object) => ({ kind: 'jar', ...after });

describe('pages of a read model', () => {
  it('contain each matching document once in key order', async () => {
    const { collection, close } = await filled(['d', 'b', 'a', 'c', 'e']);
    const pages: string[][] = [];
    for await (const page of pagesOf(collection, 'id', jars, 2)) pages.push(page.map(({ id }) => id));
    expect(pages).toEqual([['a', 'b'], ['d', 'e'], []]);
    await close();
  });

  it('skip no document when other documents are deleted meanwhile', async () => {
    const { collection, remove, close } = await filled(['a', 'b', 'd', 'e', 'f']);
    const found: string[] = [];
    for await (const { id } of eachOf(collection, 'id', jars, 2)) {
      found.push(id);
      await remove(id);
    }
    expect(found).toEqual(['a', 'b', 'd', 'e', 'f']);
    await close();
  });
});
