const keyPattern = /^(?=.{1,200}$)[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

export const isKey = (key: string): boolean => keyPattern.test(key);

/** @throws if the key does not match the format of `Blobs` */
export const checkedKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`Invalid file key: ${JSON.stringify(key)}`);
  return key;
};

/** @throws if the value is not a content type such as `image/webp` */
export const checkedType = (contentType: string): string => {
  if (contentType.length > 100 || !/^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.-]+)?$/.test(contentType))
    throw new Error(`Invalid content type: ${JSON.stringify(contentType)}`);
  return contentType;
};
