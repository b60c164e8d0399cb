import { unzipSync } from 'fflate';

export const readZip = (content: Uint8Array): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(unzipSync(content)).map(([name, file]) => [name, Buffer.from(file)]));
