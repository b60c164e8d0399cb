/** Key of a draft with personal data of others, which the entry removes when nobody is signed in. */
export const privateKey = (userId: string, subject: string): string => `private ${userId} ${subject}`;

/** Removes the private drafts of all users but one. */
export const forgetPrivate = (storage: Storage, userId: string): void => {
  for (const key of Object.keys(storage))
    if (key.startsWith('private ') && key.split(' ')[1] !== userId) storage.removeItem(key);
};
