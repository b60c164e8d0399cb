/** API limit on the encoded statement, in characters. */
const MOST_CHARACTERS = 200_000;

/** Statement file as gzip in base64; null if too large. */
export const packedFile = async (file: Blob): Promise<string | null> => {
  const packed = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(packed);
  });
  const base64 = address.slice(address.indexOf(',') + 1);
  return base64.length > MOST_CHARACTERS ? null : base64;
};
