import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { answer, passing, Search, Settings } from './meilisearch-stand-in-search.js';
import type { Document } from './meilisearch-stand-in-filter.js';

/**
 * In-memory stand-in for Meilisearch that implements the adapter's requests as documented and refuses others. Proves
 * nothing about speed or exact relevance order; the same suites run against a real server (MEILISEARCH_URL).
 */
export type StandIn = Readonly<{
  url: string;
  uids: () => readonly string[];
  requests: () => readonly string[];
  failNext: (type: string) => void;
  put: (uid: string, document: Document) => void;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  lose: (uid: string) => void;
  /** Accepts requests without answering, like an overloaded server, until `resume`. */
  hang: () => void;
  resume: () => void;
}>;

type Index = { documents: Map<string, Document>; settings: Settings };
type Task = {
  uid: number;
  type: string;
  status: string;
  error: { message: string; code: string } | null;
  polls: number;
};

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const Documents = z.array(
  z.looseObject({ key: z.string().regex(/^[\w-]{1,511}$/, 'is not a valid document identifier') }),
);
const Fetch = z.strictObject({
  filter: z.string(),
  fields: z.array(z.string()),
  limit: z.int(),
  offset: z.int().optional(),
});
const Swaps = z.tuple([z.strictObject({ indexes: z.tuple([z.string(), z.string()]), rename: z.literal(false) })]);

export const openStandIn = async (key: string): Promise<StandIn> => {
  const indexes = new Map<string, Index>();
  const tasks: Task[] = [];
  const requests: string[] = [];
  const failing: string[] = [];
  let breath = Promise.withResolvers<void>();
  breath.resolve();

  const there = (uid: string): Index => {
    const index = indexes.get(uid);
    if (!index) throw new Refusal(404, 'index_not_found', `Index \`${uid}\` not found.`);
    return index;
  };
  const enqueue = (type: string, indexUid: string | null, work: () => void): object => {
    const task: Task = { uid: tasks.length, type, status: 'succeeded', error: null, polls: 0 };
    tasks.push(task);
    try {
      const fails = failing.indexOf(type);
      if (fails >= 0) {
        failing.splice(fails, 1);
        throw new Refusal(500, 'internal', 'The stand-in was told to fail.');
      }
      work();
    } catch (error) {
      task.status = 'failed';
      task.error = {
        message: error instanceof Error ? error.message : String(error),
        code: error instanceof Refusal ? error.code : 'invalid_request',
      };
    }
    return { taskUid: task.uid, indexUid, status: 'enqueued', type, enqueuedAt: new Date().toISOString() };
  };

  const routes: readonly (readonly [RegExp, (params: readonly string[], body: unknown) => object])[] = [
    [
      /^POST \/indexes$/,
      (_, body) => {
        const { uid } = z
          .strictObject({ uid: z.string().regex(/^[\w-]{1,400}$/), primaryKey: z.literal('key') })
          .parse(body);
        return enqueue('indexCreation', uid, () => {
          if (indexes.has(uid)) throw new Refusal(409, 'index_already_exists', `Index \`${uid}\` already exists.`);
          indexes.set(uid, { documents: new Map(), settings: Settings.parse({}) });
        });
      },
    ],
    [
      /^DELETE \/indexes\/([\w-]+)$/,
      ([uid = '']) =>
        enqueue('indexDeletion', uid, () => {
          there(uid);
          indexes.delete(uid);
        }),
    ],
    [
      /^PATCH \/indexes\/([\w-]+)\/settings$/,
      ([uid = ''], body) => {
        const settings = Settings.parse(body);
        return enqueue('settingsUpdate', uid, () => {
          there(uid).settings = settings;
        });
      },
    ],
    [
      /^POST \/indexes\/([\w-]+)\/documents\?primaryKey=key$/,
      ([uid = ''], body) => {
        const documents = Documents.parse(body);
        return enqueue('documentAdditionOrUpdate', uid, () => {
          const index = indexes.get(uid) ?? { documents: new Map(), settings: Settings.parse({}) };
          indexes.set(uid, index);
          for (const document of documents) index.documents.set(document.key, document);
        });
      },
    ],
    [
      /^GET \/indexes\/([\w-]+)\/documents\/([\w-]+)$/,
      ([uid = '', document = '']) => {
        const found = there(uid).documents.get(document);
        if (!found) throw new Refusal(404, 'document_not_found', `Document \`${document}\` not found.`);
        return found;
      },
    ],
    [
      /^POST \/indexes\/([\w-]+)\/documents\/fetch$/,
      ([uid = ''], body) => {
        const { filter, fields, limit, offset = 0 } = Fetch.parse(body);
        const { documents, settings } = there(uid);
        const found = passing(documents.values(), [filter], settings);
        const results = found
          .slice(offset, offset + limit)
          .map((document) =>
            Object.fromEntries(fields.flatMap((name) => (name in document ? [[name, document[name]]] : []))),
          );
        return { results, offset, limit, total: found.length };
      },
    ],
    [
      /^POST \/multi-search$/,
      (_, body) => ({
        results: z
          .strictObject({ queries: z.array(Search) })
          .parse(body)
          .queries.map((search) => {
            const { documents, settings } = there(search.indexUid);
            return answer(documents.values(), search, settings);
          }),
      }),
    ],
    [
      /^POST \/swap-indexes$/,
      (_, body) => {
        const [
          {
            indexes: [one, other],
          },
        ] = Swaps.parse(body);
        return enqueue('indexSwap', null, () => {
          const [first, second] = [there(one), there(other)];
          indexes.set(one, second).set(other, first);
        });
      },
    ],
    [/^GET \/health$/, () => ({ status: 'available' })],
    [
      /^GET \/tasks\/(\d+)$/,
      ([uid = '']) => {
        const task = tasks[Number(uid)];
        if (!task) throw new Refusal(404, 'task_not_found', `Task \`${uid}\` not found.`);
        const { polls, ...shown } = task;
        task.polls += 1;
        return polls === 0 ? { ...shown, status: 'processing', error: null } : shown;
      },
    ],
  ];

  const reply = (request: IncomingMessage, body: unknown): object => {
    // Refuse requests for compressed responses, which arrive in two packets, always 40 ms late.
    if (request.headers['accept-encoding'] !== 'identity')
      throw new Refusal(400, 'bad_request', 'Ask for answers as they are: accept-encoding: identity.');
    const authorization = request.headers.authorization;
    if (key && authorization === undefined)
      throw new Refusal(
        401,
        'missing_authorization_header',
        'The Authorization header is missing. It must use the bearer authorization method.',
      );
    if (key && authorization !== `Bearer ${key}`)
      throw new Refusal(403, 'invalid_api_key', 'The provided API key is invalid.');
    const asked = `${request.method} ${request.url}`;
    requests.push(asked);
    for (const [route, handle] of routes) {
      const match = route.exec(asked);
      if (!match) continue;
      try {
        return handle(match.slice(1), body);
      } catch (error) {
        throw error instanceof Refusal
          ? error
          : new Refusal(400, 'bad_request', error instanceof Error ? error.message : String(error));
      }
    }
    throw new Refusal(404, 'not_found', `The stand-in does not know ${asked}`);
  };

  const server = createServer(
    (request, response) =>
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        await breath.promise;
        let [status, answered]: [number, object] = [200, {}];
        try {
          answered = reply(request, chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined);
        } catch (error) {
          const refusal = error instanceof Refusal ? error : new Refusal(400, 'malformed_payload', String(error));
          [status, answered] = [
            refusal.status,
            { message: refusal.message, code: refusal.code, type: 'invalid_request', link: '' },
          ];
        }
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
      })(),
  );
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(at, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    uids: () => [...indexes.keys()],
    requests: () => requests,
    failNext: (type) => {
      failing.push(type);
    },
    put: (uid, document) => {
      there(uid).documents.set(String(document['key']), document);
    },
    lose: (uid) => {
      indexes.delete(uid);
    },
    start: () => listen(port),
    hang: () => {
      breath = Promise.withResolvers();
    },
    resume: () => breath.resolve(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
