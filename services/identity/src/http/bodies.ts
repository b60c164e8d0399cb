import type { IncomingHttpHeaders } from 'node:http';

export type Sent = Readonly<{ fields: unknown; form: boolean }>;

export class BodyTooBig extends Error {
  override readonly name = 'BodyTooBig';
}

const MAX_BODY = 10_000;
/** Bytes read and discarded after the limit, so that the connection can be reused. */
const MAX_THROWN_AWAY = 1_000_000;

const textOf = async (body: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_THROWN_AWAY) break;
    if (length <= MAX_BODY) chunks.push(chunk);
  }
  if (length > MAX_BODY) throw new BodyTooBig('More than a page of ours sends');
  return Buffer.concat(chunks).toString();
};

/**
 * `fields` is null for a body that is neither JSON nor a form.
 * @throws BodyTooBig
 */
export const readBody = async (headers: IncomingHttpHeaders, body: AsyncIterable<Buffer>): Promise<Sent> => {
  const text = await textOf(body);
  const form = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  try {
    return { fields: form ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text), form };
  } catch {
    return { fields: null, form };
  }
};
