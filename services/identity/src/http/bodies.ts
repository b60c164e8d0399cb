import type { IncomingHttpHeaders } from 'node:http';

/** What a page sent: its fields, and whether it came as a plain form, from a page whose scripts do not run yet. */
export type Sent = Readonly<{ fields: unknown; form: boolean }>;

/** More than any page of ours sends. */
export class BodyTooBig extends Error {
  override readonly name = 'BodyTooBig';
}

const MAX_BODY = 10_000;
/** So much is read and thrown away, so that the connection stays good for its next request. */
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

/** `fields` is null for what is neither JSON nor a form. @throws BodyTooBig */
export const readBody = async (headers: IncomingHttpHeaders, body: AsyncIterable<Buffer>): Promise<Sent> => {
  const text = await textOf(body);
  const form = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  try {
    return { fields: form ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text), form };
  } catch {
    return { fields: null, form };
  }
};
