import { MongoClient } from 'mongodb';

export const mongoText = async (url: string, prefix: string): Promise<string> => {
  const client = new MongoClient(url);
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const texts: string[] = [];
    for (const { name } of databases.filter((one) => one.name.startsWith(prefix)))
      for (const { collectionName } of await client.db(name).collections())
        for await (const document of client.db(name).collection(collectionName).find())
          texts.push(JSON.stringify(document));
    return texts.join('\n');
  } finally {
    await client.close();
  }
};
