export class NotBase64 extends Error {}

const quads = /^[A-Za-z0-9+/]*$/;
const ending = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

/**
 * Decodes a base64 stream with any chunk boundaries; line breaks are allowed.
 * @throws NotBase64
 */
export async function* decodeBase64(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = '';
  for await (const chunk of chunks) {
    rest += Buffer.from(chunk)
      .toString('latin1')
      .replaceAll(/[\r\n\t ]+/g, '');
    // Hold back the last four characters, because only the end may contain padding.
    const ready = rest.slice(0, Math.max(0, rest.length - (rest.length % 4) - 4));
    if (!quads.test(ready)) throw new NotBase64();
    rest = rest.slice(ready.length);
    if (ready !== '') yield Buffer.from(ready, 'base64');
  }
  if (!ending.test(rest)) throw new NotBase64();
  if (rest !== '') yield Buffer.from(rest, 'base64');
}
