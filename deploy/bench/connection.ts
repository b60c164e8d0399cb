import { connect } from 'node:net';

export type Ask = Readonly<{
  method?: string;
  path: string;
  token?: string;
  body?: unknown;
  accept?: string;
  headers?: Readonly<Record<string, string>>;
}>;
export type Reply = Readonly<{ status: number; head: string; body: Buffer }>;

export type Connection = Readonly<{ ask: (ask: Ask) => Promise<Reply>; close: () => void }>;

const END = Buffer.from('\r\n\r\n');

const requestOf = ({ method = 'GET', path, token, body, accept = 'application/json', headers = {} }: Ask): string => {
  const text = body === undefined ? '' : JSON.stringify(body);
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `accept: ${accept}`,
    'accept-language: de',
    'x-lendring: 1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(text ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
    '',
    text,
  ].join('\r\n');
};

const replyIn = (bytes: Buffer): { readonly reply: Reply; readonly length: number } | null => {
  const end = bytes.indexOf(END);
  if (end < 0) return null;
  const head = bytes.subarray(0, end).toString('latin1');
  const status = Number(head.slice(9, 12));
  const announced = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (announced === undefined && status !== 204 && status !== 304)
    throw new Error(`An answer without a length: ${head}`);
  const length = end + END.length + Number(announced ?? 0);
  return bytes.length < length
    ? null
    : { reply: { status, head, body: bytes.subarray(end + END.length, length) }, length };
};

export const openConnection = (port: number): Promise<Connection> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let waiting: PromiseWithResolvers<Reply> | undefined;
    let bytes: Buffer = Buffer.alloc(0);
    const fail = (error: Error): void => {
      waiting?.reject(error);
      reject(error);
    };
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The connection was closed')));
    socket.on('data', (chunk) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
      const whole = replyIn(bytes);
      if (!whole || !waiting) return;
      const { resolve: answer } = waiting;
      waiting = undefined;
      bytes = bytes.subarray(whole.length);
      answer(whole.reply);
    });
    socket.on('connect', () =>
      resolve({
        ask(ask) {
          waiting = Promise.withResolvers();
          socket.write(requestOf(ask));
          return waiting.promise;
        },
        close: () => void socket.destroy(),
      }),
    );
  });

/** Sends a request that must succeed. @throws Error with the response if it fails */
export const must = async (connection: Connection, ask: Ask): Promise<Reply> => {
  const reply = await connection.ask(ask);
  if (reply.status >= 300)
    throw new Error(
      `${ask.method ?? 'GET'} ${ask.path} answered ${reply.status}: ${reply.body.toString().slice(0, 400)}`,
    );
  return reply;
};

export const dataOf = <Data>(reply: Reply): Data => (JSON.parse(reply.body.toString()) as { data: Data }).data;

export const withConnections = async <Result>(
  port: number,
  count: number,
  work: (connections: readonly Connection[]) => Promise<Result>,
): Promise<Result> => {
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(port)));
  try {
    return await work(connections);
  } finally {
    for (const connection of connections) connection.close();
  }
};
